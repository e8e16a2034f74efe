"""Writes the README's pictures from the screens that `make screenshots` took, made small."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
SCREENS = ROOT / "artefacts" / "screens"
PICTURES = ROOT / "docs" / "pictures"
CHOSEN = {"table": "table-1440-light.png", "home": "home-1440-light.png", "phone": "table-390-dark.png"}


def main() -> None:
    """One palette of 256 colours a picture."""
    PICTURES.mkdir(exist_ok=True)
    for name, screen in CHOSEN.items():
        picture = Image.open(SCREENS / screen).convert("RGB")
        file = PICTURES / f"{name}.png"
        picture.quantize(256, dither=Image.Dither.NONE).save(file, optimize=True)
        print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
