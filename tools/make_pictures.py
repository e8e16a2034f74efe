"""Writes the README's pictures from the screens that `make screenshots` took, made small."""

from __future__ import annotations

from pathlib import Path

from PIL import Image

ROOT = Path(__file__).parent.parent
SCREENS = ROOT / "artefacts" / "screens"
PICTURES = ROOT / "docs" / "pictures"
CHOSEN = {
    "table": "puerto_rico-1440-light.png",
    "home": "home-1440-light.png",
    "phone": "puerto_rico-390-dark.png",
}
SMALL = ("age_of_discovery", "rio_de_la_plata", "romolo_o_remo", "roads_and_boats")
"""Boards that stand two in a row."""
WIDTH = 960


def main() -> None:
    """All of them."""
    PICTURES.mkdir(exist_ok=True)
    for name, screen in CHOSEN.items():
        keep(name, Image.open(SCREENS / screen))
    for game in SMALL:
        picture = Image.open(SCREENS / f"{game}-1440-light.png")
        keep(game, picture.resize((WIDTH, picture.height * WIDTH // picture.width), Image.Resampling.LANCZOS))


def keep(name: str, picture: Image.Image) -> None:
    """As small as it can be while letters stay sharp."""
    file = PICTURES / f"{name}.webp"
    picture.convert("RGB").save(file, quality=88, method=6)
    print(f"{file.relative_to(ROOT)}: {file.stat().st_size // 1000} kB")


if __name__ == "__main__":
    main()
