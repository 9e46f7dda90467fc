/// The rules of CSS whose selectors are an element, a class, an identifier, or an element with a class.
struct HTMLStyleSheet {
  private struct Rule {
    let element: String?
    let className: String?
    let identifier: String?
    let declarations: String

    /// The precedence of the rule over others.
    var weight: Int { (identifier == nil ? 0 : 100) + (className == nil ? 0 : 10) + (element == nil ? 0 : 1) }
  }

  private var rules: [Rule] = []

  /// Adds the rules in the content of an element `style`.
  mutating func add(_ text: String) {
    var scanner = HTMLScanner(Self.withoutComments(text))
    while !scanner.isAtEnd {
      let selectors = scanner.takeUntil("{")
      guard scanner.skip("{") else { break }
      let declarations = scanner.takeUntil("}")
      _ = scanner.skip("}")
      for selector in selectors.split(separator: ",") {
        if let rule = Self.rule(selector.trimmed, declarations) { rules.append(rule) }
      }
    }
    // The order of rules with the same weight remains.
    rules = rules.enumerated().sorted { ($0.element.weight, $0.offset) < ($1.element.weight, $1.offset) }.map(\.element)
  }

  /// Applies the rules for an element to its style.
  func apply(to style: inout HTMLStyle, of element: String, _ attributes: [String: String]) {
    let classes = attributes["class"]?.split(separator: " ").map(String.init) ?? []
    for rule in rules {
      guard rule.element.map({ $0 == element }) != false, rule.className.map(classes.contains) != false,
        rule.identifier.map({ $0 == attributes["id"] }) != false
      else { continue }
      style.apply(declarations: rule.declarations)
    }
  }

  private static func withoutComments(_ text: String) -> String {
    var result = ""
    var scanner = HTMLScanner(text)
    while !scanner.isAtEnd {
      result += scanner.takeUntil("/*")
      scanner.skipThrough("*/")
    }
    return result
  }

  private static func rule(_ selector: String, _ declarations: String) -> Rule? {
    let signs = CharacterSet(charactersIn: " >+~:[]@")
    guard !selector.isEmpty, selector.rangeOfCharacter(from: signs) == nil else { return nil }
    let element = selector.prefix { $0 != "." && $0 != "#" }
    let rest = selector.dropFirst(element.count)
    return Rule(
      element: element.isEmpty || element == "*" ? nil : element.lowercased(),
      className: rest.first == "." ? String(rest.dropFirst()) : nil,
      identifier: rest.first == "#" ? String(rest.dropFirst()) : nil, declarations: declarations)
  }
}
