/// A structure that creates an attributed string from a document in HTML.
struct HTMLReader {
  private struct Element {
    let name: String
    let style: HTMLStyle
    /// The number of the next item of a numbered list; `nil` for a list with bullets, and for other elements.
    var count: Int?
  }

  private static let blocks: Set<String> = [
    "p", "div", "h1", "h2", "h3", "h4", "h5", "h6", "ul", "ol", "li", "blockquote", "pre", "center", "section",
    "article",
    "header", "footer", "main", "nav", "aside", "address", "dl", "dt", "dd", "table", "tr", "form", "fieldset",
    "figure",
    "figcaption", "hr",
  ]
  private static let empty: Set<String> = [
    "br", "hr", "img", "meta", "link", "input", "wbr", "base", "area", "col", "source", "embed",
  ]
  private static let hidden: Set<String> = ["head", "script", "style", "title", "template"]

  private let result = NSMutableAttributedString(string: "")
  private var elements: [Element] = [Element(name: "", style: HTMLStyle())]
  private var sheet = HTMLStyleSheet()
  /// The style of white space that waits for the text after it.
  private var space: HTMLStyle?
  private var line = Line.empty

  /// What was read of the current line.
  private enum Line {
    case empty
    /// The marker of an item in a list.
    case marked
    /// A line break in a paragraph.
    case broken
    case text
  }

  /// Returns the text of a document with its attributes.
  static func attributedString(from document: String) -> NSAttributedString {
    var reader = HTMLReader()
    let tokens = HTMLToken.tokens(in: document)
    // A style sheet applies to the elements before it, too.
    for (index, token) in tokens.enumerated() {
      if case .start("style", _) = token, index + 1 < tokens.count, case .text(let text) = tokens[index + 1] {
        reader.sheet.add(text)
      }
    }
    reader.addImpliedElements(of: tokens)
    for token in tokens { reader.read(token) }
    return reader.result
  }

  private var style: HTMLStyle { elements[elements.count - 1].style }

  private mutating func read(_ token: HTMLToken) {
    switch token {
    case .text(let text): if !style.isHidden { add(text) }
    case .start(let name, let attributes): start(name, attributes)
    case .end(let name): end(name)
    }
  }

  // MARK: - Elements

  /// Adds the elements that every document has, with or without their tags.
  private mutating func addImpliedElements(of tokens: [HTMLToken]) {
    for name in ["html", "body"] {
      let hasTag = tokens.contains { token in
        if case .start(name, _) = token { true } else { false }
      }
      guard !hasTag else { continue }
      var style = style
      sheet.apply(to: &style, of: name, [:])
      elements.append(Element(name: "", style: style))
    }
  }

  private mutating func start(_ name: String, _ attributes: [String: String]) {
    // A paragraph or an item ends where the next one begins.
    if name == "p", elements.last?.name == "p" { end("p") }
    if name == "li", let item = elements.lastIndex(where: { $0.name == "li" }),
      !elements[item...].contains(where: { $0.name == "ul" || $0.name == "ol" })
    {
      end("li")
    }
    var style = style
    style.apply(name, attributes)
    sheet.apply(to: &style, of: name, attributes)
    if let declarations = attributes["style"] { style.apply(declarations: declarations) }
    if Self.hidden.contains(name) { style.isHidden = true }
    if Self.blocks.contains(name), !style.isHidden, line != .marked { endLine() }
    if name == "br", !style.isHidden { breakLine() }
    guard !Self.empty.contains(name) else { return }
    elements.append(
      Element(name: name, style: style, count: name == "ol" ? style.lists.last?.startingItemNumber : nil))
    if name == "li" { addMarker() }
    if name == "td" || name == "th", line == .text { append("\t") }
  }

  private mutating func end(_ name: String) {
    guard let index = elements.lastIndex(where: { $0.name == name }), index > 0 else { return }
    // The elements in it that have no end end here, too.
    if elements[index...].contains(where: { Self.blocks.contains($0.name) }), !style.isHidden { endLine() }
    elements.removeSubrange(index...)
  }

  private mutating func addMarker() {
    guard let list = elements.lastIndex(where: { $0.name == "ul" || $0.name == "ol" }) else { return }
    let number = elements[list].count ?? 1
    if elements[list].count != nil { elements[list].count = number + 1 }
    append("\t\(style.lists.last?.marker(forItemNumber: number) ?? "")\t")
    line = .marked
  }

  // MARK: - Text

  private mutating func add(_ text: String) {
    if style.preservesSpace { return append(text.replacingOccurrences(of: "\r\n", with: "\n")) }
    var words = ""
    for character in text {
      // A space that does not break lines is text.
      if character.isWhitespace, character != "\u{A0}" {
        space = space ?? style
        continue
      }
      if let space {
        // Spaces before the text belong to the element in which the first of them is.
        if !words.isEmpty { words.append(" ") } else if line == .text { append(" ", space) }
      }
      space = nil
      words.append(character)
    }
    if !words.isEmpty { append(words) }
  }

  private mutating func append(_ text: String) { append(text, style) }

  private mutating func append(_ text: String, _ style: HTMLStyle) {
    result.append(NSAttributedString(string: text, attributes: style.attributes))
    line = text.last == "\n" ? .empty : .text
  }

  /// Ends the paragraph, unless it has no text.
  private mutating func endLine() {
    space = nil
    if line != .empty { append("\n") }
  }

  /// Breaks the line in a paragraph, or ends a line that is in none.
  private mutating func breakLine() {
    space = nil
    let isInParagraph =
      elements.last { Self.blocks.contains($0.name) || $0.name == "body" }
      .map { $0.name == "p" || $0.name == "li" || $0.name.hasPrefix("h") } ?? false
    append(isInParagraph ? "\u{2028}" : "\n")
    if isInParagraph { line = .broken }
  }
}

extension HTMLStyle {
  /// Applies the style of an element.
  fileprivate mutating func apply(_ name: String, _ attributes: [String: String]) {
    if let alignment = attributes["align"].flatMap({ Self.alignment(named: $0.lowercased()) }) {
      self.alignment = alignment
    }
    switch name {
    case "b", "strong", "th": isBold = true
    case "i", "em", "cite", "var", "dfn", "address": isItalic = true
    case "u", "ins": isUnderlined = true
    case "s", "strike", "del": isStruck = true
    case "code", "tt", "kbd", "samp": families = ["monospace"]
    case "small": size /= 1.2
    case "big": size *= 1.2
    case "sup", "sub":
      baselineOffset += name == "sup" ? size / 3 : -size / 5
      size /= 1.2
    case "mark": backgroundColor = UIColor(red: 1, green: 1, blue: 0, alpha: 1)
    case "center": alignment = .center
    case "p": spacingAfter = size
    case "pre":
      families = ["monospace"]
      preservesSpace = true
      spacingAfter = size
    case "blockquote": indent += 40
    case "ul":
      let formats: [NSTextList.MarkerFormat] = [.disc, .circle, .square]
      enter(NSTextList(markerFormat: formats[min(lists.count, 2)], startingItemNumber: 1))
    case "ol":
      // A number that is too large for a list is ignored.
      let start = attributes["start"].flatMap { Int32($0) }.map(Int.init) ?? 1
      enter(NSTextList(markerFormat: NSTextList.MarkerFormat("{decimal}."), startingItemNumber: start))
    case "li": spacingAfter = 0
    case "h1", "h2", "h3", "h4", "h5", "h6": applyHeading(name)
    case "font": applyFont(attributes)
    case "a":
      guard let address = attributes["href"] else { return }
      link = address
      color = UIColor(red: 0, green: 0, blue: 238.0 / 255, alpha: 1)
      isUnderlined = true
    default: break
    }
  }

  private mutating func enter(_ list: NSTextList) {
    // Every element has its own array, and a document can nest any number of lists.
    if lists.count == Self.deepestList { lists.removeLast() }
    lists.append(list)
  }

  private static let deepestList = 64

  private mutating func applyHeading(_ name: String) {
    let level = min(max((name.last?.wholeNumberValue ?? 1) - 1, 0), 5)
    let (factors, margins): ([CGFloat], [CGFloat]) = (
      [2, 1.5, 1.17, 1, 0.83, 0.67], [0.67, 0.83, 1, 1.33, 1.67, 2.33]
    )
    isBold = true
    size *= factors[level]
    spacingAfter = size * margins[level]
  }

  private mutating func applyFont(_ attributes: [String: String]) {
    if let color = attributes["color"].flatMap(CSSColor.color) { self.color = color }
    if let face = attributes["face"] { apply(declarations: "font-family: \(face)") }
    guard let text = attributes["size"], let number = Int8(text).map(Int.init) else { return }
    // A number with a sign is relative to the normal size, which is 3.
    let index = text.hasPrefix("+") || text.hasPrefix("-") ? 3 + number : number
    size = Self.fontSizes[min(max(index, 1), 7) - 1]
  }
}
