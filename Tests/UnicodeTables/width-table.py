"""Writes Sources/TerminalDOM/Text/WidthTable.swift from the Unicode data in the package unicodedata2: run `make unicode`."""

import sys

import unicodedata2 as unicode

from ranges import runs, scalars

# Invisible, or composed with what is before them: NUL, Hangul vowels and trailing consonants, Hangul fillers, and the
# characters that Unicode reserves for invisible ones.
ZERO = [
    (0x0, 0x0), (0x1160, 0x11FF), (0x2065, 0x2065), (0x3164, 0x3164), (0xD7B0, 0xD7FF), (0xFFA0, 0xFFA0),
    (0xFFF0, 0xFFF8), (0xE0000, 0xE0FFF),
]
# Format characters that terminals draw: the soft hyphen, and the signs that Arabic, Syriac, and Kaithi write around numbers.
VISIBLE = [
    (0xAD, 0xAD), (0x600, 0x605), (0x6DD, 0x6DD), (0x70F, 0x70F), (0x890, 0x891), (0x8E2, 0x8E2), (0x110BD, 0x110BD),
    (0x110CD, 0x110CD),
]
# Letters that make flags in pairs.
FLAGS = [(0x1F1E6, 0x1F1FF)]

TEMPLATE = """\
/// Columns of scalars by Unicode {major}: `EastAsianWidth.txt` (W and F), `DerivedGeneralCategory.txt` (Mn, Me, Mc, Cf,
/// Zl, and Zp), and exceptions, as ranges in ascending order. `make unicode` writes this file.
enum WidthTable {{
    /// The version of Unicode that the ranges are of.
    static let unicodeVersion = "{version}"

    /// Scalars of two columns.
    static let wide: [ClosedRange<UInt32>] = [
{wide}
    ]

    /// Scalars that take no column of their own.
    static let zero: [ClosedRange<UInt32>] = [
{zero}
    ]
}}
"""


def lines(values):
    lines = [" " * 7]
    for run in runs(sorted(values)):
        item = f" 0x{run[0]:X}...0x{run[-1]:X},"
        if len(lines[-1] + item) > 116:
            lines.append(" " * 7)
        lines[-1] += item
    return "\n".join(lines)


every = range(0x110000)
invisible = {scalar for scalar in every if unicode.category(chr(scalar)) in ("Mn", "Me", "Mc", "Cf", "Zl", "Zp")}
zero = (invisible | scalars(ZERO)) - scalars(VISIBLE)
wide = {scalar for scalar in every if unicode.east_asian_width(chr(scalar)) in ("W", "F")} | scalars(FLAGS)
version = unicode.unidata_version
with open(sys.argv[1], "w") as file:
    major = version.removesuffix(".0")
    file.write(TEMPLATE.format(major=major, version=version, wide=lines(wide - zero), zero=lines(zero)))
