"""Ranges of scalars, for the scripts of `make unicode`."""


def scalars(ranges):
    """The members of ranges, each with its first and its last scalar."""
    return {scalar for first, last in ranges for scalar in range(first, last + 1)}


def runs(values, step=1):
    """The longest ranges of ascending values that are a step apart."""
    runs = []
    for value in values:
        if runs and value == runs[-1].stop:
            runs[-1] = range(runs[-1].start, value + step, step)
        else:
            runs.append(range(value, value + step, step))
    return runs
