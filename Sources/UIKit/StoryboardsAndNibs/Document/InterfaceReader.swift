import FoundationXML

/// A reader that parses XML into a tree of elements, within ``InterfaceLimits``.
///
/// Declarations are refused before the file is parsed, so that no entities are expanded and nothing is downloaded.
final class InterfaceReader: NSObject, XMLParserDelegate {
  private let file: String
  private var open: [InterfaceElement] = []
  private var root: InterfaceElement?
  private var count = 0
  private var failure: _RuntimeInterfaceError?

  private init(file: String) { self.file = file }

  /// Returns the root element of a file.
  static func read(_ data: Data, file: String) throws(_RuntimeInterfaceError) -> InterfaceElement {
    let reader = InterfaceReader(file: file)
    try reader.refuseWhatCannotBeParsed(data)
    let parser = XMLParser(data: data)
    parser.delegate = reader
    parser.shouldProcessNamespaces = false
    parser.shouldResolveExternalEntities = false
    let isComplete = parser.parse()
    if let failure = reader.failure { throw failure }
    guard isComplete, let root = reader.root else {
      throw reader.error(line: parser.lineNumber, nil, Self.explain(parser.parserError))
    }
    // The parser does not report elements that are still open at the end of the file.
    if let unfinished = reader.open.last {
      throw reader.error(
        line: unfinished.line, unfinished.title,
        "the file ends within this element; save it again from Interface Builder")
    }
    return root
  }

  // MARK: - Checking the Bytes

  private func refuseWhatCannotBeParsed(_ data: Data) throws(_RuntimeInterfaceError) {
    guard data.count <= InterfaceLimits.fileSize else {
      throw error(
        line: nil, nil,
        "the file has \(data.count) bytes, more than \(InterfaceLimits.fileSize); divide it by storyboard references")
    }
    guard !data.isEmpty else { throw error(line: nil, nil, "the file is empty; save it again from Interface Builder") }
    let (declaration, offender) = data.withUnsafeBytes { Self.scan($0) }
    if let offender { throw error(line: offender.line, nil, offender.problem) }
    // The parser interprets other bytes as Latin text, and traps when it creates strings from them.
    guard data.withUnsafeBytes({ String(validating: $0, as: UTF8.self) != nil }) else {
      throw error(line: nil, nil, "the file is not UTF-8; save it again from Interface Builder")
    }
    if let encoding = Self.encoding(in: declaration), encoding.uppercased() != "UTF-8" {
      throw error(line: 1, nil, "the encoding is \(InterfaceElement.excerpt(encoding)); save the file as UTF-8")
    }
  }

  private struct Offender {
    let line: Int
    let problem: String
  }

  /// Returns the first line, and the first content that files of Interface Builder never have.
  private static func scan(_ bytes: UnsafeRawBufferPointer) -> (String, Offender?) {
    guard let start = bytes.baseAddress else { return ("", nil) }
    func find(_ byte: UInt8, from index: Int) -> Int? {
      memchr(start + index, Int32(byte), bytes.count - index).map { UnsafeRawPointer($0) - start }
    }
    // Data that is neither UTF-8 nor ASCII contains a zero byte.
    if let zero = find(0, from: 0) {
      return ("", Offender(line: line(at: zero, in: bytes), problem: "there is a zero byte; save the file as UTF-8"))
    }
    var index = 0
    while let bracket = find(0x3C, from: index) {
      index = bracket + 1
      guard bracket + 2 < bytes.count, bytes[bracket + 1] == 0x21, !isHarmless(bytes, after: bracket + 2) else {
        continue
      }
      return (
        "",
        Offender(
          line: line(at: bracket, in: bytes),
          problem:
            "document type and entity declarations are refused; remove the declaration, Interface Builder writes none")
      )
    }
    // A byte order mark is allowed, because it specifies the required encoding.
    let first = bytes.count >= 3 && bytes[0] == 0xEF && bytes[1] == 0xBB && bytes[2] == 0xBF ? 3 : 0
    let end = min(find(0x0A, from: first) ?? bytes.count, first + 200)
    return (String(decoding: bytes[first..<end], as: UTF8.self), nil)
  }

  private static func line(at index: Int, in bytes: UnsafeRawBufferPointer) -> Int {
    bytes[..<index].reduce(1) { $1 == 0x0A ? $0 + 1 : $0 }
  }

  /// Returns whether a declaration is harmless.
  ///
  /// Comments begin with two dashes, literal text with a bracket.
  private static func isHarmless(_ bytes: UnsafeRawBufferPointer, after index: Int) -> Bool {
    bytes[index] == 0x2D || bytes[index] == 0x5B
  }

  private static func encoding(in declaration: String) -> String? {
    guard declaration.hasPrefix("<?xml"), let range = declaration.range(of: "encoding=") else { return nil }
    let rest = declaration[range.upperBound...]
    guard let quote = rest.first, quote == "\"" || quote == "'" else { return "" }
    return String(rest.dropFirst().prefix { $0 != quote })
  }

  // MARK: - XMLParserDelegate

  func parser(
    _ parser: XMLParser, didStartElement elementName: String, namespaceURI: String?, qualifiedName qName: String?,
    attributes attributeDict: [String: String]
  ) {
    guard failure == nil else { return }
    let element = InterfaceElement(name: elementName, attributes: attributeDict, line: parser.lineNumber)
    count += 1
    if count > InterfaceLimits.elements {
      return stop(parser, element, "the file has more than \(InterfaceLimits.elements) elements; divide it")
    }
    if open.count >= InterfaceLimits.depth {
      return stop(parser, element, "elements are nested more than \(InterfaceLimits.depth) deep; flatten them")
    }
    if attributeDict.count > InterfaceLimits.attributesOfElement {
      return stop(
        parser, element, "the element has \(attributeDict.count) attributes; remove those that have no meaning")
    }
    for (name, value) in attributeDict where value.utf8.count > InterfaceLimits.attributeLength {
      return stop(
        parser, element,
        "attribute \(InterfaceElement.excerpt(name)) has \(value.utf8.count) bytes, more than \(InterfaceLimits.attributeLength); shorten it"
      )
    }
    if let parent = open.last {
      parent.children.append(element)
    } else {
      root = element
    }
    open.append(element)
  }

  func parser(
    _ parser: XMLParser, didEndElement elementName: String, namespaceURI: String?, qualifiedName qName: String?
  ) {
    if failure == nil, !open.isEmpty { open.removeLast() }
  }

  func parser(_ parser: XMLParser, foundCharacters string: String) {
    guard failure == nil, let element = open.last else { return }
    // Indentation is not part of the text.
    guard !element.text.isEmpty || string.contains(where: { !$0.isWhitespace }) || element.name.hasSuffix("tring")
    else { return }
    element.text += string
    if element.text.utf8.count > InterfaceLimits.textLength {
      stop(parser, element, "the text has more than \(InterfaceLimits.textLength) bytes; shorten it")
    }
  }

  private func stop(_ parser: XMLParser, _ element: InterfaceElement, _ problem: String) {
    failure = error(line: element.line, element.title, problem)
    parser.abortParsing()
  }

  private func error(line: Int?, _ element: String?, _ problem: String) -> _RuntimeInterfaceError {
    _RuntimeInterfaceError(file: file, line: line, element: element, problem: problem)
  }

  /// Returns a description of an error code of the parser.
  private static func explain(_ error: (any Error)?) -> String {
    let code = (error as NSError?)?.code ?? 0
    let reason =
      switch code {
      case 4, 5, 77: "the file ends too early"
      case 9, 81: "there is a character that XML does not allow"
      case 26: "an entity is not one of XML's own five"
      case 38, 39, 40, 41, 65: "an attribute is not written name=\"value\""
      case 42: "an element has an attribute twice"
      case 68, 73: "a tag is not complete"
      case 76: "the end of an element does not match its beginning"
      default: "it is not well-formed XML (\(code))"
      }
    return reason + "; save the file again from Interface Builder"
  }
}
