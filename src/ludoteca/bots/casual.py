"""The bot that plays by feeling: what looks promising is likely, nothing is certain."""

from __future__ import annotations

from collections.abc import Sequence

from ludoteca.bots.bot import Bot, Budget, Opinion
from ludoteca.core.view import View


class CasualBot(Bot):
    """A pleasant beginner: knows what is usually good, and does not look ahead."""

    def rank(self, view: View, actions: Sequence[int], budget: Budget | None = None) -> list[Opinion]:
        """The action drawn by feeling, then the others by how promising they look."""
        priors = self.game.insight.prior(self.game.imagine(view, self.rng), list(actions))
        total = sum(priors)
        opinions = [Opinion(a, 0.0, prior / total) for a, prior in zip(actions, priors, strict=True)]
        left = self.rng.chance() * total
        drawn = opinions[-1]
        for opinion, prior in zip(opinions, priors, strict=True):
            left -= prior
            if left < 0:
                drawn = opinion
                break
        others = sorted((o for o in opinions if o is not drawn), key=lambda opinion: -opinion.share)
        return [drawn, *others]
