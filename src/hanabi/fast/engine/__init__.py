"""The rules over a row of numbers: written to be compiled, readable all the same.

Plain functions of integers, without objects, exceptions or allocation. Interpreted, they run on
memoryviews of a bytearray (``fast.single``); compiled, on NumPy arrays (``fast.compiling``). All
files that are compiled, here and elsewhere, are restricted in this way. The caller answers for
legality: ``step`` with an action that ``is_legal`` refuses is undefined. The reference is
``hanabi.game``; the functions have the names of its own where they can.

``layout`` and ``ruleset_numbers`` say what the numbers of a game and of a ruleset mean.
"""
