/// The parser of a predicate's format.
struct PredicateParser {
  private var tokens: ArraySlice<PredicateToken>
  private var arguments: ArraySlice<Any>
  private let isReadable: Bool

  init(_ format: String, arguments: [Any]) {
    let tokens = PredicateTokens.tokens(of: format)
    isReadable = tokens != nil
    self.tokens = (tokens ?? [])[...]
    self.arguments = arguments[...]
  }

  /// Returns the condition; `nil` if the format is not valid.
  mutating func parse() -> PredicateCondition? {
    guard isReadable, let condition = disjunction(), tokens.isEmpty else { return nil }
    return condition
  }

  // MARK: - Combinations

  private mutating func disjunction() -> PredicateCondition? {
    guard let conditions = list({ $0.conjunction() }, separators: ["OR", "||"]) else { return nil }
    return conditions.count == 1 ? conditions[0] : .any(conditions)
  }

  private mutating func conjunction() -> PredicateCondition? {
    guard let conditions = list({ $0.negation() }, separators: ["AND", "&&"]) else { return nil }
    return conditions.count == 1 ? conditions[0] : .all(conditions)
  }

  private mutating func list<Part>(
    _ part: (inout PredicateParser) -> Part?, separators: [String]
  ) -> [Part]? {
    var parts: [Part] = []
    repeat {
      guard let next = part(&self) else { return nil }
      parts.append(next)
    } while separators.contains(where: { take($0) })
    return parts
  }

  private mutating func negation() -> PredicateCondition? {
    if take("NOT") || take("!") { return negation().map { .not($0) } }
    if take("TRUEPREDICATE") { return .constant(true) }
    if take("FALSEPREDICATE") { return .constant(false) }
    if take("(") {
      guard let condition = disjunction(), take(")") else { return nil }
      return condition
    }
    return comparison()
  }

  // MARK: - Comparisons

  private static let operators: [String: PredicateCondition.Operator] = [
    "=": .equal, "==": .equal, "!=": .unequal, "<>": .unequal, "<": .less, "<=": .lessOrEqual, "=<": .lessOrEqual,
    ">": .greater, ">=": .greaterOrEqual, "=>": .greaterOrEqual, "BETWEEN": .between, "CONTAINS": .contains,
    "BEGINSWITH": .beginsWith, "ENDSWITH": .endsWith, "LIKE": .like, "MATCHES": .matches, "IN": .inside,
  ]

  private mutating func comparison() -> PredicateCondition? {
    guard let left = operand(), let name = tokens.first?.name, let comparison = Self.operators[name] else { return nil }
    tokens.removeFirst()
    guard let options = options(), let right = operand() else { return nil }
    return .comparison(left, comparison, right, options)
  }

  private mutating func options() -> PredicateText.Options? {
    guard take("[") else { return [] }
    guard case .word(let letters)? = tokens.popFirst(), take("]") else { return nil }
    var options: PredicateText.Options = []
    for letter in letters.lowercased() {
      switch letter {
      case "c": options.insert(.ignoresCase)
      case "d": options.insert(.ignoresDiacritics)
      default: return nil
      }
    }
    return options
  }

  // MARK: - Operands

  private mutating func operand() -> PredicateCondition.Operand? {
    switch tokens.popFirst() {
    case .text(let text)?: return .value(text)
    case .number(let number)?: return .value(number)
    case .argument?: return arguments.popFirst().map { .value($0) }
    case .keyPath?: return (arguments.popFirst() as? String).map { .keyPath(Self.keys($0)) }
    case .word(let word)?:
      switch word.uppercased() {
      case "SELF": return .object
      case "TRUE", "YES": return .value(true)
      case "FALSE", "NO": return .value(false)
      case "NIL", "NULL": return .value(nil)
      case let name: return Self.operators[name] == nil ? .keyPath(Self.keys(word)) : nil
      }
    case .symbol("{")?:
      if take("}") { return .list([]) }
      guard let operands = list({ $0.operand() }, separators: [","]), take("}") else { return nil }
      return .list(operands)
    default: return nil
    }
  }

  private static func keys(_ path: String) -> [String] { path.split(separator: ".").map(String.init) }

  /// Removes the next part if it is a symbol or a keyword.
  private mutating func take(_ name: String) -> Bool {
    guard tokens.first?.name == name else { return false }
    tokens.removeFirst()
    return true
  }
}

extension PredicateToken {
  /// The symbol or the keyword.
  fileprivate var name: String? {
    switch self {
    case .word(let word): word.uppercased()
    case .symbol(let symbol): symbol
    default: nil
    }
  }
}
