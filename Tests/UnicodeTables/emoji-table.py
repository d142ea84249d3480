"""Writes the rows of EmojiTable to files in the given folder, one per group and two for people, from Debian's packages
unicode-data and unicode-cldr-core: run `make unicode`."""

import re
import sys
import unicodedata

UNICODE = "/usr/share/unicode"
GROUPS = {
    "Smileys & Emotion": "smileys", "People & Body": "people", "Animals & Nature": "nature", "Food & Drink": "food",
    "Travel & Places": "travel", "Activities": "activities", "Objects": "objects", "Symbols": "symbols",
    "Flags": "flags",
}
# The subgroup of people with which the second file begins.
ROLES = "person-role"
SKIN_TONES = range(0x1F3FB, 0x1F400)

# The short names in the archive of Zulip that Confab imports.
ARCHIVE = """
+1 1f44d|angel 1f47c|bicycle 1f6b2|blush 1f60a|blushing 1f633|broken_heart 1f494|check 2705|cold_sweat 1f630|
crazy 1f61c|cross_mark 274c|cry 1f622|eyes 1f440|face_palm 1f926|fear 1f628|flushed 1f633|folded_hands 1f64f|
frown 1f641|full_moon 1f315|gem 1f48e|grinning 1f600|joy 1f602|justice 2696|laughing 1f606|laughter_tears 1f602|
light_bulb 1f4a1|link 1f517|mad 1f621|melt 1fae0|mischievous 1f61b|nerd 1f913|nuclear 2622|oh_no 1f615|oops 1f643|
open_mouth 1f62e|pray 1f64f|relieved 1f60c|rofl 1f923|sad 2639|scream 1f631|scroll 1f4dc|search 1f50d|
see_no_evil 1f648|shrug 1f937|slight_smile 1f642|smile 1f642|smiley 1f603|smiling_face 263a|snowman 2603|
stuck_out_tongue_wink 1f61c|sunglasses 1f60e|sweat_smile 1f605|tada 1f389|thank_you 1f64f|thinking 1f914|
thumbs_up 1f44d|tm 2122|up 2b06|upside_down 1f643|warning 26a0|wave 1f44b|wink 1f609|yes 1fae1|yum 1f60b
"""

# Short names that people know from other programs.
FAMILIAR = """
heart ❤|thumbsup 👍|thumbsdown 👎|-1 👎|sob 😭|clap 👏|100 💯|heart_eyes 😍|grin 😁|muscle 💪|poop 💩|white_check_mark ✅|
x ❌|angry 😠|rage 😡|kissing_heart 😘|sweat 😓|weary 😩|skull 💀|ok_hand 👌|raised_hands 🙌|point_right 👉|point_left 👈|
point_up ☝|point_down 👇|v ✌|crossed_fingers 🤞|fist ✊|punch 👊|facepunch 👊|wave 👋|bow 🙇|shrug 🤷|facepalm 🤦|
hugging 🤗|hugs 🤗|smirk 😏|unamused 😒|disappointed 😞|worried 😟|confused 😕|astonished 😲|hushed 😯|sleeping 😴|sleepy 😪|
zzz 💤|boom 💥|sparkles ✨|fire 🔥|star2 🌟|sunny ☀|cloud ☁|umbrella ☔|snowflake ❄|rainbow 🌈|zap ⚡|ocean 🌊|
coffee ☕|tea 🍵|beer 🍺|beers 🍻|wine_glass 🍷|cocktail 🍸|pizza 🍕|hamburger 🍔|fries 🍟|cake 🍰|birthday 🎂|cookie 🍪|
apple 🍎|banana 🍌|gift 🎁|balloon 🎈|trophy 🏆|soccer ⚽|basketball 🏀|musical_note 🎵|notes 🎶|guitar 🎸|art 🎨|
dog 🐶|cat 🐱|mouse 🐭|bear 🐻|panda_face 🐼|monkey_face 🐵|chicken 🐔|penguin 🐧|bird 🐦|frog 🐸|pig 🐷|cow 🐮|horse 🐴|
unicorn 🦄|bug 🐛|bee 🐝|turtle 🐢|snake 🐍|fish 🐟|whale 🐳|dolphin 🐬|crab 🦀|rose 🌹|sunflower 🌻|tulip 🌷|
seedling 🌱|four_leaf_clover 🍀|evergreen_tree 🌲|car 🚗|taxi 🚕|bus 🚌|train 🚆|airplane ✈|ship 🚢|bike 🚲|house 🏠|
phone ☎|iphone 📱|computer 💻|email 📧|envelope ✉|camera 📷|tv 📺|bulb 💡|book 📖|books 📚|memo 📝|pencil 📝|pencil2 ✏|
calendar 📅|pushpin 📌|paperclip 📎|scissors ✂|lock 🔒|unlock 🔓|key 🔑|hammer 🔨|wrench 🔧|gear ⚙|mag 🔍|bell 🔔|
no_bell 🔕|mute 🔇|loudspeaker 📢|moneybag 💰|dollar 💵|chart 💹|construction 🚧|rotating_light 🚨|no_entry ⛔|
question ❓|exclamation ❗|interrobang ⁉|bangbang ‼|heavy_check_mark ✔|arrow_up ⬆|arrow_down ⬇|arrow_left ⬅|
arrow_right ➡|recycle ♻|hourglass ⏳|watch ⌚|alarm_clock ⏰|partying 🥳|pleading 🥺|zany 🤪|star_struck 🤩|exploding_head 🤯|
cowboy 🤠|clown 🤡|robot 🤖|ghost 👻|alien 👽|imp 👿|smiling_imp 😈|japanese_ogre 👹|innocent 😇|heart_hands 🫶|
salute 🫡|yellow_heart 💛|green_heart 💚|blue_heart 💙|purple_heart 💜|orange_heart 🧡|black_heart 🖤|white_heart 🤍|
two_hearts 💕|sparkling_heart 💖|cupid 💘|kiss 💋|eye 👁|brain 🧠|baby 👶|santa 🎅|crown 👑|ring 💍|tophat 🎩
"""

# Words that people use, where Unicode has others.
USUAL = """
❤ love|❓ question|❗ important|⏰ time|☕ tea|✌ peace|⭐ favorite|✅ done,ok,yes|❌ wrong,no|🍺 drink|🎂 cake|
🎉 party,congratulations|🐛 insect|👀 look|👋 hello,bye|👌 ok|👍 like,yes|👎 dislike,no|👏 applause,clap|💡 idea|💩 poop|
💪 strong|💯 100|🔥 lit,hot|😂 lol,laughing|😊 happy|😍 love|😎 cool|😘 kiss|😡 angry|😢 sad|😭 sad,sobbing,sob|
😮 wow,surprised|😴 tired|🙄 eye roll|🙌 hooray,yay|🙏 please,thanks|🚀 launch,ship|🤔 hmm|🤞 luck|🤣 laughing|🤦 facepalm|
🤷 dunno|🥰 love|🥳 party|🫡 yes sir
"""


# Where the name gives no short name of its own.
NAMED = {"🕶": "dark_sunglasses", "#⃣": "keycap_hash", "*⃣": "keycap_asterisk"}


def entries(text):
    return [entry.split(" ", 1) for entry in text.replace("\n", "").split("|") if entry]


def annotations(language):
    """Returns the names and the keywords of emoji, without variation selectors."""
    names, words = {}, {}
    for folder in "annotations", "annotationsDerived":
        with open(f"{UNICODE}/cldr/common/{folder}/{language}.xml", encoding="utf-8") as file:
            for emoji, is_name, text in re.findall(r'<annotation cp="([^"]+)"( type="tts")?>([^<]*)<', file.read()):
                text = text.replace("grey", "gray").replace("&amp;", "&").replace("&lt;", "<").replace("&gt;", ">").replace("&quot;", '"')
                if is_name:
                    names[emoji] = text
                else:
                    words[emoji] = [word.strip() for word in text.split("|")]
    return names, words


def unique(words):
    return list(dict.fromkeys(word for word in words if word and not set(word) & set("\t\n,\"")))


def short(name):
    letters = unicodedata.normalize("NFD", name.lower()).encode("ascii", "ignore").decode()
    return re.sub(r"[^a-z0-9+]+", "_", letters).strip("_")


def main():
    languages = {language: annotations(language) for language in ("en", "zh", "es")}
    short_names = {}
    for name, code in entries(ARCHIVE):
        short_names.setdefault("".join(chr(int(part, 16)) for part in code.split("-")), []).append(name)
    for name, emoji in entries(FAMILIAR):
        if name not in [known for names in short_names.values() for known in names]:
            short_names.setdefault(emoji, []).append(name)
    usual = {emoji: words.split(",") for emoji, words in entries(USUAL)}
    rows = {}
    seen = set(name for names in short_names.values() for name in names)
    with open(f"{UNICODE}/emoji/emoji-test.txt", encoding="utf-8") as file:
        for line in file:
            if line.startswith("# group: "):
                group = GROUPS.get(line[len("# group: "):].strip())
            if line.startswith("# subgroup: " + ROLES):
                group = "roles"
            match = re.match(r"([0-9A-F ]+); fully-qualified +# \S+ E[0-9.]+ (.+)", line)
            if not match or not group:
                continue
            scalars = [int(code, 16) for code in match[1].split()]
            if any(scalar in SKIN_TONES for scalar in scalars):
                continue
            emoji = "".join(map(chr, scalars))
            bare = emoji.replace("\ufe0f", "")
            names, words = languages["en"]
            name = names.get(bare, match[2].replace("grey", "gray"))
            own = short_names.get(bare, [])
            if NAMED.get(bare, short(name)) not in seen:
                own = own + [NAMED.get(bare, short(name))]
            # Another emoji is better known by the name.
            own = own or [short(name) + "2"]
            seen.update(own)
            others = [
                unique([languages[language][0].get(bare, "")] + languages[language][1].get(bare, []))
                for language in ("zh", "es")
            ]
            english = [word for word in unique(usual.get(bare, []) + words.get(bare, [])) if word != name]
            rows.setdefault(group, []).append("\t".join([emoji, name, " ".join(own), ",".join(english)] + [",".join(found) for found in others]))
    for group, lines in rows.items():
        with open(f"{sys.argv[1]}/EmojiTable+{group.capitalize()}.swift", "w", encoding="utf-8") as file:
            file.write("// Made by Tests/UnicodeTables/emoji-table.py; run `make unicode`.\n\n")
            file.write(f"extension EmojiTable {{\n    static let {group} = #\"\"\"\n")
            file.writelines(f"        {line}\n" for line in lines)
            file.write("        \"\"\"#\n}\n")


main()
