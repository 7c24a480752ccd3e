"""``hat``: a hint is a number, and everybody works out their own part of it.

The giver looks at each teammate's hand, answers a list of questions about it that follows
from common knowledge alone, packs the answers into one number for each teammate (the *hat*),
and gives the hint that stands for the sum of all hats. Whoever hears it subtracts the hats
that they can see; what is left is their own. One token tells every teammate something.
"""
