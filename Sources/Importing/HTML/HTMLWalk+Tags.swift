import CGumbo
import Messenger

extension HTMLWalk {
    /// Begins `element`; nil when all of it is written or left out, so that its children are not visited.
    mutating func begin(_ element: HTMLNode) -> Ending? {
        switch element.tag {
        case GUMBO_TAG_SCRIPT, GUMBO_TAG_STYLE: return nil
        case GUMBO_TAG_SPAN:
            // In code, a span only adds colors.
            return codeBlocks > 0 || inlineCode > 0 ? Ending() : beginSpan(element)
        case GUMBO_TAG_P:
            text.breakLine(followsParagraph ? 2 : 1)
            followsParagraph = false
            return Ending(kind: .paragraph)
        case GUMBO_TAG_BR:
            text.addLineBreak()
            return nil
        case GUMBO_TAG_HR:
            beginBlock()
            text.append("———")
            text.breakLine()
            return nil
        case GUMBO_TAG_STRONG, GUMBO_TAG_B: return Ending(styles: begin(.bold))
        case GUMBO_TAG_EM, GUMBO_TAG_I: return Ending(styles: begin(.italic))
        case GUMBO_TAG_DEL, GUMBO_TAG_S, GUMBO_TAG_STRIKE: return Ending(styles: begin(.strikethrough))
        case GUMBO_TAG_U, GUMBO_TAG_INS: return Ending(styles: begin(.underline))
        case GUMBO_TAG_A: return beginLink(element)
        case GUMBO_TAG_IMG, GUMBO_TAG_IMAGE, GUMBO_TAG_VIDEO, GUMBO_TAG_AUDIO: return beginMedia(element)
        case GUMBO_TAG_TIME: return beginTime(element)
        case GUMBO_TAG_MATH: return writeMaths(of: element, isBlock: element["display"] == "block") ? nil : Ending()
        case GUMBO_TAG_CODE, GUMBO_TAG_TT, GUMBO_TAG_KBD, GUMBO_TAG_SAMP:
            if codeBlocks > 0 { return Ending() }
            inlineCode += 1
            return Ending(styles: begin(.code), kind: .inlineCode)
        case GUMBO_TAG_PRE, GUMBO_TAG_XMP, GUMBO_TAG_LISTING, GUMBO_TAG_PLAINTEXT: return beginCodeBlock(element)
        default: return beginStructure(element)
        }
    }

    /// Begins an element that is a block or a part of one; anything else is only its text.
    private mutating func beginStructure(_ element: HTMLNode) -> Ending? {
        switch element.tag {
        case GUMBO_TAG_DIV: return beginDivision(element)
        case GUMBO_TAG_BLOCKQUOTE: return beginQuote()
        case GUMBO_TAG_UL, GUMBO_TAG_MENU, GUMBO_TAG_DIR: return beginList(from: nil)
        case GUMBO_TAG_OL: return beginList(from: element["start"].flatMap { Int($0) } ?? 1)
        case GUMBO_TAG_LI: return beginEntry(element)
        case GUMBO_TAG_H1: return beginHeading(1)
        case GUMBO_TAG_H2: return beginHeading(2)
        case GUMBO_TAG_H3: return beginHeading(3)
        case GUMBO_TAG_H4: return beginHeading(4)
        case GUMBO_TAG_H5: return beginHeading(5)
        case GUMBO_TAG_H6: return beginHeading(6)
        case GUMBO_TAG_TR:
            beginBlock()
            nextCell = 0
            return Ending(kind: .block)
        case GUMBO_TAG_TD, GUMBO_TAG_TH:
            if nextCell > 0 { text.append(" | ") }
            nextCell += 1
            return Ending(styles: element.tag == GUMBO_TAG_TH ? begin(.bold) : 0)
        case GUMBO_TAG_TABLE, GUMBO_TAG_CAPTION, GUMBO_TAG_DL, GUMBO_TAG_DT, GUMBO_TAG_DD, GUMBO_TAG_DETAILS,
            GUMBO_TAG_SUMMARY, GUMBO_TAG_SECTION, GUMBO_TAG_ARTICLE, GUMBO_TAG_ASIDE, GUMBO_TAG_HEADER,
            GUMBO_TAG_FOOTER, GUMBO_TAG_NAV, GUMBO_TAG_MAIN, GUMBO_TAG_FIGURE, GUMBO_TAG_FIGCAPTION, GUMBO_TAG_ADDRESS,
            GUMBO_TAG_CENTER, GUMBO_TAG_FORM, GUMBO_TAG_FIELDSET, GUMBO_TAG_LEGEND, GUMBO_TAG_OPTION, GUMBO_TAG_BODY:
            beginBlock()
            return Ending(kind: .block)
        default: return Ending()
        }
    }

    private mutating func beginHeading(_ level: Int) -> Ending {
        text.breakLine(2)
        followsParagraph = false
        return Ending(styles: begin(.heading(level: level)), kind: .block)
    }

    /// Begins a quote; beyond what can be told apart it is only a block.
    mutating func beginQuote() -> Ending {
        beginBlock()
        quotes += 1
        guard quotes <= Self.maximumNesting else { return Ending(kind: .quote) }
        return Ending(styles: text.begin(.quote), kind: .quote)
    }

    private mutating func beginList(from number: Int?) -> Ending {
        beginBlock()
        lists.append(ListCount(next: number))
        return Ending(kind: .list)
    }

    private mutating func beginEntry(_ element: HTMLNode) -> Ending {
        beginBlock()
        var number: Int?
        if let last = lists.indices.last, let next = lists[last].next {
            let own = element["value"].flatMap { Int($0) } ?? next
            number = own
            lists[last].next = own &+ 1
        }
        guard lists.count <= Self.maximumNesting else { return Ending(kind: .block) }
        let entry = TextStyle.listItem(depth: max(0, lists.count - 1), number: number)
        return Ending(styles: text.begin(entry), kind: .block)
    }

    private mutating func beginCodeBlock(_ element: HTMLNode) -> Ending {
        let isOutermost = codeBlocks == 0
        codeBlocks += 1
        followsParagraph = false
        text.beginCode()
        guard isOutermost else { return Ending(kind: .codeBlock) }
        let language = codeLanguage ?? Self.language(of: element)
        codeLanguage = nil
        return Ending(styles: text.begin(.codeBlock(language: language)), kind: .codeBlock)
    }

    /// The language that `<pre><code class="language-swift">` names.
    private static func language(of block: HTMLNode) -> String? {
        for index in 0..<min(block.childCount, 4) {
            guard let child = block.child(index), child.tag == GUMBO_TAG_CODE else { continue }
            let name = child.classes.first { $0.hasPrefix("language-") }?.dropFirst("language-".count)
            return name.flatMap { $0.isEmpty ? nil : String($0) }
        }
        return nil
    }
}
