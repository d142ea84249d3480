// Words that reveal nothing about the person: kind or neutral, easy to read, and never a word for a person.
extension RandomName {
    static let qualities = [
        "Amber", "Ample", "Apt", "Arctic", "Autumn", "Azure", "Balmy", "Bold", "Brave", "Breezy", "Bright", "Brisk",
        "Bronze", "Calm", "Candid", "Careful", "Cedar", "Cheerful", "Chilly", "Clear", "Clever", "Cloudy", "Coastal",
        "Cobalt", "Copper", "Coral", "Cosy", "Crimson", "Crisp", "Curious", "Dapper", "Daring", "Dawn", "Deft",
        "Distant", "Dusky", "Eager", "Early", "Earnest", "Easy", "Ebony", "Elder", "Even", "Faint", "Fair", "Famous",
        "Fast", "Festive", "Fleet", "Fond", "Frank", "Free", "Fresh", "Frosty", "Gentle", "Gilded", "Glad", "Golden",
        "Grand", "Green", "Hardy", "Hazel", "Hearty", "Hidden", "Honest", "Humble", "Icy", "Indigo", "Ivory", "Jade",
        "Jolly", "Jovial", "Keen", "Kind", "Lasting", "Lavender", "Leafy", "Lively", "Lofty", "Loyal", "Lucid",
        "Lucky", "Lunar", "Maple", "Marine", "Mellow", "Merry", "Mild", "Mindful", "Misty", "Modest", "Mossy", "Neat",
        "Nimble", "Noble", "Northern", "Olive", "Opal", "Patient", "Pearly", "Plain", "Pleasant", "Polar", "Proud",
        "Quick", "Quiet", "Rapid", "Rosy", "Royal", "Rustic", "Sandy", "Serene", "Sharp", "Silent", "Silver",
        "Simple", "Sincere", "Smooth", "Snowy", "Solar", "Sound", "Southern", "Spry", "Steady", "Still", "Stout",
        "Sunny", "Swift", "Tidy", "Tranquil", "Trusty", "Upbeat", "Velvet", "Vivid", "Warm", "Western", "Wild",
        "Willing", "Windy", "Winter", "Wise", "Witty", "Woolly", "Young", "Zesty",
    ]

    static let beings = [
        "Acacia", "Albatross", "Alder", "Alpaca", "Anemone", "Antelope", "Aspen", "Aster", "Avocet", "Badger",
        "Bamboo", "Beaver", "Beech", "Begonia", "Birch", "Bison", "Bluebell", "Bramble", "Briar", "Buttercup",
        "Camel", "Canary", "Caracal", "Caribou", "Chestnut", "Clover", "Condor", "Cormorant", "Coyote", "Crane",
        "Cricket", "Crocus", "Curlew", "Cypress", "Daffodil", "Dahlia", "Deer", "Dolphin", "Dormouse", "Dragonfly",
        "Dunlin", "Eagle", "Egret", "Elk", "Elm", "Ermine", "Falcon", "Fern", "Ferret", "Finch", "Firefly",
        "Flamingo", "Foxglove", "Freesia", "Gannet", "Gazelle", "Gecko", "Gentian", "Geranium", "Gibbon", "Ginkgo",
        "Godwit", "Goldfinch", "Grebe", "Grouse", "Gull", "Hare", "Harrier", "Hawthorn", "Hazelnut", "Heather",
        "Hedgehog", "Heron", "Hibiscus", "Holly", "Hornbeam", "Hyacinth", "Ibex", "Ibis", "Impala", "Iris", "Jackdaw",
        "Jasmine", "Juniper", "Kestrel", "Kingfisher", "Kiwi", "Koala", "Lapwing", "Larch", "Lark", "Laurel", "Lemur",
        "Lilac", "Lily", "Linden", "Linnet", "Llama", "Lotus", "Lupin", "Lynx", "Magnolia", "Magpie", "Mallow",
        "Manatee", "Marigold", "Marmot", "Marten", "Martin", "Mimosa", "Mulberry", "Myrtle", "Narwhal", "Nettle",
        "Newt", "Nightjar", "Nuthatch", "Oak", "Ocelot", "Okapi", "Orchid", "Oriole", "Osprey", "Otter", "Owl",
        "Pansy", "Panther", "Partridge", "Pelican", "Peony", "Petrel", "Petunia", "Pika", "Pine", "Pipit", "Plover",
        "Poplar", "Poppy", "Primrose", "Puffin", "Quail", "Rabbit", "Raven", "Redwood", "Reindeer", "Robin", "Rowan",
        "Sage", "Salmon", "Sandpiper", "Seal", "Sequoia", "Skylark", "Sorrel", "Sparrow", "Spruce", "Squirrel",
        "Starling", "Stork", "Sunflower", "Swallow", "Swan", "Sycamore", "Tamarin", "Tapir", "Teal", "Tern",
        "Thistle", "Thrush", "Thyme", "Toucan", "Trout", "Tulip", "Turnstone", "Turtle", "Verbena", "Viola", "Violet",
        "Vole", "Wagtail", "Walnut", "Walrus", "Warbler", "Waxwing", "Whale", "Willow", "Wombat", "Wren", "Yarrow",
        "Yew", "Zebra",
    ]
}
