"""All that ``make bench`` measures."""

from benchmarks import bots, envs, kernel, kernel_workers, rollouts

kernel.main()
print()
envs.main()
print()
kernel_workers.main()
print()
bots.main()
print()
rollouts.main()
