"""``holmes``: what is hinted fits.

Each card that a hint touches and that may fit does fit; a rank on the card that would be
discarded next is a warning instead. Nobody concludes anything from what was not said.
"""
