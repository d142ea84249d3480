/// Names of people and groups, and their messages: believable, in many scripts, with everything that makes columns
/// hard.
enum Vocabulary {
    /// Given name and family name, by script; most people are of the first.
    static let people: [(given: [String], family: [String])] = [
        (
            [
                "Ada", "Bruno", "Clara", "Dmitri", "Eva", "Farid", "Greta", "Hugo", "Ines", "Jonas", "Kaja", "Lars",
                "Mira", "Noah", "Olga", "Pavel", "Rosa", "Sami", "Tess", "Uwe", "Vera", "Wim", "Yara", "Zoe", "Anaïs",
                "Björn", "Çağla", "Dušan", "Élodie", "Jose\u{301}", "Łukasz", "Ma\u{308}rta", "Niño", "Søren", "Þóra",
            ],
            [
                "Almeida", "Berger", "Costa", "Dahl", "Evans", "Fischer", "García", "Hansen", "Ivanova", "Jansen",
                "Kowalski", "Lindqvist", "Moreau", "Novák", "O’Brien", "Petrov", "Quist", "Rossi", "Schmidt",
                "Takahashi-Müller", "Ulrich", "van der Berg", "Weiß", "Young", "Žižek", "Nguye\u{302}\u{303}n",
            ]
        ),
        (["小明", "丽华", "志强", "美玲", "建国", "雨桐"], ["王", "李", "张", "陈", "刘", "欧阳"]),
        (["さくら", "健太", "陽菜", "翔", "アンナ", "美咲"], ["佐藤", "鈴木", "高橋", "田中", "伊藤"]),
        (["민준", "서연", "지우", "하은"], ["김", "이", "박", "최"]),
        (["محمد", "فاطمة", "أحمد", "ليلى"], ["الخطيب", "حداد", "منصور"]),
        (["דוד", "רחל", "נועה", "יוסף"], ["כהן", "לוי", "מזרחי"]),
        (["Анна", "Борис", "Галина", "Сергей"], ["Иванова", "Смирнов", "Волкова"]),
        (["अमित", "प्रिया", "राहुल"], ["शर्मा", "गुप्ता", "सिंह"]),
        (["สมชาย", "มาลี", "นภา"], ["ใจดี", "ทองคำ"]),
    ]

    static let groups = [
        "Weekend hikes 🏔️", "Book club 📚", "Family 👨‍👩‍👧‍👦", "Release planning", "Choir — altos", "Garden, plot 17",
        "読書会", "家族", "足球队 ⚽️", "Flat 4b", "Board games 🎲", "Neighbours", "الأصدقاء", "Schach am Dienstag",
        "Compilers reading group", "Réunion de quartier", "Фотоклуб", "Trip to 🇯🇵", "Parents of class 3c",
        "swift-hackers",
        "산책 모임", "חברים", "Kitchen renovation 🛠️", "On-call", "Marathon 2026 🏃🏽‍♀️", "Café au lait ☕️",
    ]

    /// Businesses.
    static let businesses = ["Bakery Lindner", "Bike Repair 🚲", "Dr. Okafor", "寿司 はま", "Hotel Zur Post", "Книжный дом"]

    /// Words of plain sentences.
    static let words = [
        "the", "a", "and", "of", "to", "in", "is", "that", "we", "you", "it", "for", "on", "with", "can", "this",
        "have",
        "not", "at", "but", "from", "they", "will", "what", "when", "there", "more", "about", "could", "would", "time",
        "tomorrow", "today", "later", "meeting", "train", "dinner", "table", "window", "draft", "patch", "review",
        "branch", "weather", "garden", "ticket", "photo", "question", "answer", "maybe", "really", "almost", "again",
        "already", "before", "between", "through", "somewhere", "together", "yesterday", "conversation",
        "documentation",
        "café", "naïve", "fiancée", "über", "smörgåsbord", "piñata", "coo\u{308}perate", "resume\u{301}",
    ]

    /// Whole sentences of other scripts, and things that are said with pictures.
    static let phrases = [
        "明日の会議は十時からです。", "好的，晚上见！", "내일 봐요 👋", "مرحبا، كيف الحال؟ أراك غدا", "מה שלומך היום?",
        "Встретимся у входа в семь.", "कल सुबह बात करते हैं", "แล้วเจอกันพรุ่งนี้", "👍", "👍🏽", "😂😂😂", "❤️", "🎉🎉",
        "👨‍👩‍👧 home safe", "🇩🇪 → 🇫🇷 → 🇪🇸", "ok", "yes", "thanks!", "on my way 🚲", "lol", "?",
        "see https://example.org/a/b?c=d",
        "(╯°□°)╯︵ ┻━┻", "Ｆｕｌｌ　ｗｉｄｔｈ", "½ cup → 120 ml", "Å = A\u{30A}", "e\u{301}te\u{301}", "🧑🏿‍🚒🧯", "ﷺ", "‼️",
    ]

    /// Names of tags, with their emoji.
    static let tags: [(name: String, emoji: String?)] = [
        ("Work", "💼"), ("Family", "🏡"), ("旅行", "✈️"), ("Later", nil), ("Música", "🎵"),
    ]

    /// Files that are sent.
    static let files = ["minutes.pdf", "IMG_2041.jpeg", "見積書.xlsx", "ملف.docx", "patch-0017.diff", "scan (3).png"]
}
