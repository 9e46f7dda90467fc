/// The rules by which Swift names a method in Objective-C.
enum ObjectiveCName {
  private static let prepositions: Set<String> = [
    "above", "after", "along", "alongside", "as", "at", "before", "below", "by", "following", "for", "from", "given",
    "in", "including", "inside", "into", "matching", "of", "on", "passing", "preceding", "since", "to", "until",
    "using", "via", "when", "with", "within",
  ]

  static func method(_ base: String, labels: [String], throwing: Bool = false) -> String {
    var pieces = labels.map { $0 == "_" ? "" : $0 }
    var name = base
    if let first = pieces.first {
      if !first.isEmpty {
        let isPhrase = prepositions.contains(firstWord(first)) || prepositions.contains(lastWord(base))
        name += (isPhrase ? "" : "With") + first.capitalizedFirst
      }
      pieces.removeFirst()
      name += ":" + pieces.map { $0 + ":" }.joined()
    }
    guard throwing else { return name }
    return name + (labels.isEmpty ? "AndReturnError:" : "error:")
  }

  private static func firstWord(_ text: String) -> String { text.prefix { !$0.isUppercase }.lowercased() }

  private static func lastWord(_ text: String) -> String {
    guard let start = text.lastIndex(where: \.isUppercase) else { return text.lowercased() }
    return text[start...].lowercased()
  }
}

extension String {
  var capitalizedFirst: String { prefix(1).uppercased() + dropFirst() }
}
