"""``cheat``: sees its own hand, though not the deck. It plays in simulations alone, to tell how
much a code that told everything could reach; never at a table.
"""
