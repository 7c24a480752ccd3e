"""All that ``make bench`` measures."""

from benchmarks import bots, kernel, kernel_workers

kernel.main()
print()
kernel_workers.main()
print()
bots.main()
