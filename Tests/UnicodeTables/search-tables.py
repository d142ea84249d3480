"""Writes CharacterClassTable.swift and FoldingTable.swift of Sources/Messenger/Search from the Unicode data in the packages
unicodedata2 and regex: run `make unicode`."""

import sys

import regex
import unicodedata2 as unicode

from ranges import runs, scalars

# The numbers of CharacterClass.
SEPARATOR, WORD, MARK, UNSPACED, EMOJI, IGNORED, FLAG = range(7)

# Scripts without spaces between words, and letters that several of these scripts share.
SCRIPTS = [
    "Bopomofo", "Han", "Hiragana", "Katakana", "Khitan_Small_Script", "Khmer", "Lao", "Myanmar", "New_Tai_Lue", "Nushu",
    "Tai_Le", "Tai_Tham", "Tai_Viet", "Tangut", "Thai",
]
SHARED = [(0x3006, 0x3006), (0x3031, 0x3035), (0x303C, 0x303C), (0x30FC, 0x30FC)]
# Blocks of accents: marks of Latin, Greek, Cyrillic, Hebrew, and Arabic. Other marks belong to the letter before them.
ACCENTS = [
    (0x300, 0x36F), (0x483, 0x489), (0x591, 0x5C7), (0x610, 0x6ED), (0x897, 0x8FF), (0x1AB0, 0x1AFF), (0x1DC0, 0x1DFF),
    (0x20D0, 0x20FF), (0x2DE0, 0x2DFF), (0xA66F, 0xA69F), (0xFE20, 0xFE2F),
]
# The Arabic tatweel and the delimiters of annotations: ignored here, not by Unicode.
IGNORABLE = [(0x640, 0x640), (0xFFF9, 0xFFFB)]
# Fillers of Hangul, vowels of Khmer, the zero-width space, shorthand, and musical notes: ignored by Unicode, not here.
SIGNIFICANT = [
    (0x115F, 0x1160), (0x17B4, 0x17B5), (0x200B, 0x200B), (0x3164, 0x3164), (0xFFA0, 0xFFA0), (0x1BCA0, 0x1BCA3),
    (0x1D173, 0x1D17A),
]
# Emoji that are signs of a plain text: digits, `#`, `*`, `©`, and `®`.
PLAIN = [(0x0, 0xFF)]
# The longest gap of unassigned characters that takes the class of its neighbors.
LONGEST_GAP = 64

# Characters that don't decompose: letters of Thai and Lao, Han, kana, East Asian circles and squares, wide Hebrew, and Arabic
# ligatures. Code decomposes the syllables of Hangul.
WHOLE = [
    (0xE33, 0xE33), (0xEB3, 0xEB3), (0xEDC, 0xEDD), (0x2E80, 0x2FDF), (0x3040, 0x30FF), (0x3190, 0x319F), (0x3200, 0x33FF),
    (0xAC00, 0xD7A3), (0xF900, 0xFAFF), (0xFB1D, 0xFB28), (0xFBEA, 0xFDFF), (0x1F200, 0x1F2FF), (0x2F800, 0x2FA1F),
]
# Signs of another width, which take their compatibility decomposition like letters.
WIDTHS = [(0xFF00, 0xFFEF)]
# Negative circled and negative squared letters, from A to Z.
NEGATIVE = [0x1F150, 0x1F170]
# Letters and signs that Folding replaces, though they decompose to nothing or to something else.
LETTERS = {
    "a": "ẚⱥ", "b": "ƀɓ", "c": "ƈȼ", "d": "ðđɖɗ", "e": "ǝɇəɛ", "f": "ƒ", "g": "ƣǥɠ", "h": "ħ", "i": "ıɨ", "j": "ɉ", "k": "ĸƙ",
    "l": "łƚɫ", "n": "ŉŋƞɲ", "o": "øɔɵ", "p": "ƥ", "r": "ɍ", "t": "ŧƭʈⱦ", "u": "ʉ", "v": "ʋ", "y": "ƴɏ", "z": "ƶȥ",
    "ae": "æ", "oe": "œ", "ss": "ß", "th": "þ", "σ": "ς",
    "а": "ә", "в": "ᲀ", "г": "ґғ", "д": "ᲁ", "ж": "җ", "з": "ҙ", "к": "қҝҡ", "н": "ңҥ", "о": "өᲂ", "с": "ҫᲃ", "т": "ᲄᲅ",
    "у": "үұ", "х": "ҳһ", "ч": "ҷҹ", "ъ": "ᲆ", "ѣ": "ᲇ", "ꙋ": "ᲈ",
    "\u0627": "\u0671", "\u0643": "\u06A9", "\u0647": "\u0629\u06BE\u06C1\u06D5", "\u064A": "\u0649\u06CC\u06D2",
    "'": "`´ʹʻʼʽʾʿ᾽᾿῾‘’‛′", '"': "«»“”„‟", "-": "‐‑‒–—―−",
}
# The shortest run of characters that the table writes with the difference to what they become.
SHORTEST_RUN = 4

CLASSES = """\
/// The classes of characters, according to Unicode {major} (`DerivedCoreProperties.txt`, `DerivedGeneralCategory.txt`,
/// `Scripts.txt`, `emoji-data.txt`). Unassigned characters belong to the class around them, and a folded character
/// belongs to the class of its folded form. `make unicode` writes this file.
///
/// Each line begins with the number of a ``CharacterClass``, followed by ranges in hexadecimal. Characters in no range
/// separate words.
enum CharacterClassTable {{
    /// The lines of the table.
    static let text = \"""
{lines}
        \"""
}}
"""
FOLDING = """\
/// The folded forms of characters, according to Unicode {major}: the canonical decomposition, or the compatibility
/// decomposition if it leaves a letter or digit, without marks and in lowercase; then the rules of ``Folding`` for
/// letters without a decomposition. `make unicode` writes this file.
///
/// Each part ends with a line break or a semicolon. It begins with the folded form of its characters: one or several
/// scalars separated by dots, or the difference to each character if there is a sign. Ranges follow, with `/2` if only
/// every second character belongs to the part. All numbers are hexadecimal.
enum FoldingTable {{
    static let unicodeVersion = "{version}"

    /// The lines of the table.
    static let text = \"""
{lines}
        \"""
}}
"""


def characters(ranges):
    return set(map(chr, scalars(ranges)))


EVERY = "".join(map(chr, range(0x110000)))


def having(*properties):
    """The characters that have one of the properties."""
    return set(regex.findall("[" + "".join(rf"\p{{{name}}}" for name in properties) + "]", EVERY))


category = {character: unicode.category(character) for character in EVERY}
unassigned = having("Cn")
assert unassigned == {character for character in EVERY if category[character] == "Cn"}, "Two versions of Unicode"

whole = characters(WHOLE) | unassigned | having("Cs")
widths = characters(WIDTHS)
spaces = having("White_Space")
ignored = (having("Default_Ignorable_Code_Point", "Cc") | having("M") & characters(ACCENTS)) - spaces - unassigned
ignored = ignored - characters(SIGNIFICANT) | characters(IGNORABLE) | having("Emoji_Modifier")
flags = having("Regional_Indicator")
emoji = having("Emoji") - having("L", "N") - characters(PLAIN) - flags - ignored
unspaced = having(*(f"Script={name}" for name in SCRIPTS)) | characters(SHARED)


def class_alone(character):
    """The class of a character that isn't folded."""
    for members, number in [(flags, FLAG), (ignored, IGNORED), (emoji, EMOJI)]:
        if character in members:
            return number
    if category[character][0] == "M":
        return MARK
    if category[character][0] in "LN":
        return UNSPACED if character in unspaced else WORD
    return SEPARATOR


def lower_case():
    """The small letter of each capital: the nearest of those that match it when case doesn't count."""
    capitals = having("Changes_When_Lowercased")
    small = "".join(sorted(having("Changes_When_Uppercased") - capitals))
    for capital in capitals:
        yield capital, min(regex.findall(capital, small, regex.I), key=lambda letter: abs(ord(letter) - ord(capital)))


simple = dict(lower_case())
simple |= {character: folded for folded, several in LETTERS.items() for character in several}
simple |= {chr(first + index): chr(ord("a") + index) for first in NEGATIVE for index in range(26)}
simple |= {character: " " for character in spaces}
simple |= {character: str(unicode.decimal(character)) for character in having("Nd")}


def without_ignored(text):
    return "".join(character for character in text if character not in ignored)


def folded(character):
    if character in whole or character in ignored or character in emoji:
        return character
    before, text = None, character
    while text != before:
        before = text
        text = "".join(simple.get(character, character) for character in text)
        compatible = without_ignored(unicode.normalize("NFKD", text))
        if text in widths or all(category[character][0] in "LNM" for character in compatible):
            text = compatible or text
        text = without_ignored(unicode.normalize("NFD", text))
    return text


def classes(folding):
    """The characters of each class, by its number."""
    classes = [class_alone(folding.get(character, character)[0]) for character in EVERY]
    for gap in runs(sorted(map(ord, unassigned))):
        if len(gap) <= LONGEST_GAP and classes[gap.start - 1 : gap.start] == classes[gap.stop : gap.stop + 1]:
            classes[gap.start : gap.stop] = [classes[gap.stop]] * len(gap)
    return {number: [scalar for scalar, own in enumerate(classes) if own == number] for number in range(WORD, FLAG + 1)}


def joined(pieces, separator, start=""):
    """Lines of pieces, each with the start."""
    lines = []
    for piece in pieces:
        if lines and len(lines[-1]) + len(piece) < 110:
            lines[-1] += separator + piece
        else:
            lines.append(start + piece)
    return lines


def part(key, runs):
    """The lines of a part: a key, then ranges."""
    ranges = (f"{run[0]:X}-{run[-1]:X}" if len(run) > 1 else f"{run[0]:X}" for run in runs)
    return joined((range + f"/{run.step}" * (run.step > 1) for range, run in zip(ranges, runs)), " ", start=f"{key} ")


def folding_lines(folding):
    differences, rest = {}, {}
    for character, text in folding.items():
        if len(text) == 1:
            differences.setdefault(ord(text) - ord(character), []).append(ord(character))
    near, written = [], set()
    for difference, values in sorted(differences.items()):
        long = [run for run in runs(values) if len(run) >= SHORTEST_RUN]
        values = [value for value in values if not any(value in run for run in long)]
        long += [run for run in runs(values, step=2) if len(run) >= SHORTEST_RUN]
        if long:
            near += part(f"{difference:+X}", sorted(long, key=lambda run: run.start))
            written.update(*long)
    for character, text in folding.items():
        if ord(character) not in written:
            rest.setdefault(text, []).append(ord(character))
    far = [part(".".join(f"{ord(character):X}" for character in text), runs(rest[text])) for text in sorted(rest)]
    return joined(near, "; ") + joined(sum(far, []), "; ")


def write(path, template, lines):
    version = unicode.unidata_version
    lines = "\n".join(" " * 8 + line for line in lines)
    with open(path, "w") as file:
        file.write(template.format(major=version.removesuffix(".0"), version=version, lines=lines))


folding = {character: text for character in EVERY if (text := folded(character)) != character}
class_lines = [line for number, values in classes(folding).items() for line in part(number, runs(values))]
write(sys.argv[1], CLASSES, class_lines)
write(sys.argv[2], FOLDING, folding_lines(folding))
