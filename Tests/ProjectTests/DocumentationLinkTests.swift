import Testing

/// Links such as `Composer/Action/clicked` in documentation comments.
@Suite struct DocumentationLinkTests {
    @Test func linksToMembersNameDeclarations() throws {
        let modules = try Set(Repository.folders(in: "Sources").map { Substring($0) } + ["Swift"])
        var declared = DeclaredMembers()
        for file in Repository.files(below: "Sources") where file.hasSuffix(".swift") {
            declared.read(Repository.text(of: file))
        }
        #expect(declared.links.count > 100)
        for link in declared.links {
            // A type may have the name of its module.
            let paths = [Self.path(link, []), Self.path(link, modules)]
            #expect(!declared.paths.isDisjoint(with: paths), "``\(link)`` doesn't exist")
        }
    }

    @Test func aMemberIsFoundInItsTypeOnly() {
        var declared = DeclaredMembers()
        declared.read(
            """
            /// See ``Field/Action/closed(_:_:)`` and ``Field``.
            package struct Field: Sendable {
                package private(set) static var size = 1

                package enum Action {
                    case opened, closed(Int, String)
                }

                func clear() {
                    let inner = 1
                }
            }

            extension Field.Action {
                init(
                    name: String
                ) {
                }
            }
            """)
        #expect(declared.links == ["Field/Action/closed(_:_:)"])
        #expect(
            declared.paths == [
                "Field/size", "Field/Action", "Field/Action/opened", "Action/opened", "Field/Action/closed",
                "Action/closed", "Field/clear", "Field/Action/init", "Action/init",
            ])
        #expect(Self.path("Swift/Text/init(of:)", ["Swift"]) == "Text/init")
        #expect(Self.path("Problem/Reason-swift.enum/full", ["Swift"]) == "Problem/Reason/full")
    }

    /// The path of the member that a link names, without labels, modules, and suffixes such as `-swift.enum`.
    private static func path(_ link: String, _ modules: Set<Substring>) -> String {
        let names = link.prefix { $0 != "(" }.split(separator: "/").map { name in name.prefix { $0 != "-" } }
        return names.drop { modules.contains($0) }.joined(separator: "/")
    }
}
