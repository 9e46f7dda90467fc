/// A parser of the visual format language.
struct VisualFormatParser {
  private let characters: [Character]
  private var position = 0

  init(_ format: String) { characters = Array(format) }

  mutating func parse() throws(VisualFormatError) -> VisualFormat {
    var line = VisualFormat()
    if take("V:") { line.axis = .vertical } else { _ = take("H:") }
    if take("|") { line.leading = try connection() }
    line.views.append(try view())
    while position < characters.count {
      let connection = try connection()
      if take("|") {
        line.trailing = connection
        break
      }
      line.connections.append(connection)
      line.views.append(try view())
    }
    guard position == characters.count else { throw error("The format continues after the edge of the superview") }
    return line
  }

  // MARK: - Parts

  private mutating func view() throws(VisualFormatError) -> VisualFormat.ViewPart {
    guard take("[") else { throw error("Expected a view in brackets") }
    let start = position
    let name = name()
    guard !name.isEmpty else { throw error("Expected a view's name") }
    let predicates = peek == "(" ? try predicateList() : []
    guard take("]") else { throw error("Expected a ']' after the view '\(name)'") }
    return VisualFormat.ViewPart(name: name, position: start, predicates: predicates)
  }

  private mutating func connection() throws(VisualFormatError) -> VisualFormat.Connection {
    guard take("-") else { return .none }
    if peek == "[" || peek == "|" { return .standard }
    let predicates = peek == "(" ? try predicateList() : [try predicate(isSimple: true)]
    guard take("-") else { throw error("Expected a '-' after the space") }
    return .predicates(predicates)
  }

  private mutating func predicateList() throws(VisualFormatError) -> [VisualFormat.Predicate] {
    _ = take("(")
    var predicates = [try predicate(isSimple: false)]
    while take(",") { predicates.append(try predicate(isSimple: false)) }
    guard take(")") else { throw error("Expected a ')'") }
    return predicates
  }

  private mutating func predicate(isSimple: Bool) throws(VisualFormatError) -> VisualFormat.Predicate {
    let start = position
    var relation = NSLayoutConstraint.Relation.equal
    if !isSimple {
      if take(">=") {
        relation = .greaterThanOrEqual
      } else if take("<=") {
        relation = .lessThanOrEqual
      } else {
        _ = take("==")
      }
    }
    let value = try value()
    var priority: VisualFormat.Value?
    if take("@") { priority = try self.value() }
    return VisualFormat.Predicate(relation: relation, value: value, priority: priority, position: start)
  }

  private mutating func value() throws(VisualFormatError) -> VisualFormat.Value {
    let start = position
    var text = ""
    if peek == "-" || peek == "+", let sign = peek, !peekIsConnectionEnd {
      text.append(sign)
      position += 1
    }
    while let character = peek, character.isASCII, character.isNumber || character == "." {
      text.append(character)
      position += 1
    }
    if !text.isEmpty {
      guard let number = Double(text), number.isFinite else {
        position = start
        throw error("'\(text)' is not a number")
      }
      return .number(CGFloat(number))
    }
    let name = name()
    guard !name.isEmpty else { throw error("Expected a number or a name") }
    return .name(name)
  }

  private mutating func name() -> String {
    var name = ""
    while let character = peek, character.isLetter || character == "_" || (!name.isEmpty && character.isNumber) {
      name.append(character)
      position += 1
    }
    return name
  }

  // MARK: - Characters

  private var peek: Character? { position < characters.count ? characters[position] : nil }

  /// A Boolean value that indicates whether the next sign belongs to a connection, and not to a number.
  private var peekIsConnectionEnd: Bool {
    let next = position + 1
    return next >= characters.count || !(characters[next].isNumber || characters[next] == ".")
  }

  private mutating func take(_ text: String) -> Bool {
    let end = position + text.count
    guard end <= characters.count, characters[position..<end].elementsEqual(text) else { return false }
    position = end
    return true
  }

  private func error(_ message: String) -> VisualFormatError { VisualFormatError(message: message, position: position) }
}
