/// The parts of a predicate's format.
enum PredicateToken: Equatable {
  /// A name, a key path, or a keyword.
  case word(String)
  /// A text in quotation marks.
  case text(String)
  case number(Double)
  /// A place for an argument, such as `%@`.
  case argument
  /// A place for a key path: `%K`.
  case keyPath
  case symbol(String)
}

/// The division of a format into its parts.
struct PredicateTokens {
  private var rest: Substring

  /// Returns the parts of a format; `nil` if it contains something else.
  static func tokens(of format: String) -> [PredicateToken]? {
    var reader = PredicateTokens(rest: format[...])
    var result: [PredicateToken] = []
    while true {
      reader.rest = reader.rest.drop { $0.isWhitespace }
      guard !reader.rest.isEmpty else { return result }
      guard let token = reader.next() else { return nil }
      result.append(token)
    }
  }

  private static let symbols = ["==", "!=", "<>", "<=", "=<", ">=", "=>", "&&", "||"]
  private static let specifiers = ["%@": PredicateToken.argument, "%K": .keyPath]

  private mutating func next() -> PredicateToken? {
    guard let first = rest.first else { return nil }
    if first == "%" { return specifier() }
    if first == "'" || first == "\"" { return quotation(first) }
    if first.isNumber || (first == "-" && rest.dropFirst().first?.isNumber == true) { return number() }
    if first.isLetter || first == "_" {
      return .word(String(take { $0.isLetter || $0.isNumber || $0 == "_" || $0 == "." }))
    }
    if let symbol = Self.symbols.first(where: rest.hasPrefix) {
      rest.removeFirst(symbol.count)
      return .symbol(symbol)
    }
    guard "=<>!(){}[],".contains(first) else { return nil }
    rest.removeFirst()
    return .symbol(String(first))
  }

  private mutating func take(_ isPart: (Character) -> Bool) -> Substring {
    let part = rest.prefix(while: isPart)
    rest = rest[part.endIndex...]
    return part
  }

  private mutating func specifier() -> PredicateToken? {
    if let token = Self.specifiers[String(rest.prefix(2))] {
      rest.removeFirst(2)
      return token
    }
    rest.removeFirst()
    _ = take { "lqh.0123456789".contains($0) }
    guard let conversion = rest.first, "diufgesxX".contains(conversion) else { return nil }
    rest.removeFirst()
    return .argument
  }

  private mutating func quotation(_ mark: Character) -> PredicateToken? {
    rest.removeFirst()
    var text = ""
    while let character = rest.popFirst() {
      if character == mark { return .text(text) }
      if character == "\\", let escaped = rest.popFirst() { text.append(escaped) } else { text.append(character) }
    }
    return nil
  }

  private mutating func number() -> PredicateToken? {
    let sign = rest.first == "-" ? "-" : ""
    if !sign.isEmpty { rest.removeFirst() }
    return Double(sign + take { $0.isNumber || $0 == "." }).map { .number($0) }
  }
}
