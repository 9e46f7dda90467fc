import Testing

/// The recorded trace or documented rule that a test verifies.
///
/// The keys are those of `Documentation/Conformance.md`. A failing test prints them.
struct Rule: TestTrait, SuiteTrait {
  let keys: [String]

  var comments: [Comment] { [Comment(rawValue: "Rule " + keys.joined(separator: ", "))] }
}

extension Trait where Self == Rule {
  static func rule(_ keys: String...) -> Rule { Rule(keys: keys) }
}
