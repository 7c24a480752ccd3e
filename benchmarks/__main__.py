"""All that ``make bench`` measures."""

from benchmarks import kernel, kernel_workers

kernel.main()
print()
kernel_workers.main()
