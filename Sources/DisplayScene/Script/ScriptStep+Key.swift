extension ScriptStep {
  /// The names in code of the keys that enter no characters, by their usage.
  private static let names: [Int: String] = [
    0x29: "inputEscape", 0x4A: "inputHome", 0x4B: "inputPageUp", 0x4D: "inputEnd", 0x4E: "inputPageDown",
    0x4F: "inputRightArrow", 0x50: "inputLeftArrow", 0x51: "inputDownArrow", 0x52: "inputUpArrow",
  ]

  /// Creates the step for a key; `nil` for the release of a key, and for keys that tests cannot press.
  init?(_ key: SceneInput.Key) {
    guard key.phase == .began else { return nil }
    let isCommand = !key.modifiers.isDisjoint(with: [.command, .control])
    switch key.usage {
    case 0x28 where !isCommand: self = .pressReturn
    case 0x2A where !isCommand: self = .pressDelete(count: 1)
    case _ where !isCommand && !key.characters.isEmpty: self = .type(key.characters)
    default:
      guard let name = Self.name(of: key) else { return nil }
      let modifiers = Self.code(of: key.modifiers).map { ", modifiers: \($0)" } ?? ""
      self = .call("await simulator.press(\(name)\(modifiers))")
    }
  }

  /// Returns the code for a key: a constant, or its character.
  private static func name(of key: SceneInput.Key) -> String? {
    if let name = names[key.usage] { return "UIKeyCommand.\(name)" }
    if (0x3A...0x45).contains(key.usage) { return "UIKeyCommand.f\(key.usage - 0x39)" }
    return key.characters.isEmpty ? nil : key.characters.lowercased().swiftLiteral
  }

  private static func code(of modifiers: SceneInput.Key.Modifiers) -> String? {
    let all: [(SceneInput.Key.Modifiers, String)] = [
      (.shift, ".shift"), (.control, ".control"), (.option, ".alternate"), (.command, ".command"),
    ]
    let names = all.filter { modifiers.contains($0.0) }.map(\.1)
    return names.isEmpty ? nil : names.count == 1 ? names[0] : "[\(names.joined(separator: ", "))]"
  }
}
