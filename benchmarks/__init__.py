"""Speed against peers and yardsticks, as ratios in one run: ``make bench``."""
