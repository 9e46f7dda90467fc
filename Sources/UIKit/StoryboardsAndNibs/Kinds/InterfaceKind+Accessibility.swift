extension InterfaceKind {
  /// The accessibility properties of an object.
  static let accessibility = ValueRule(elements: ["accessibility"]) { element, checker throws(_RuntimeInterfaceError) in
    let words = try checker.settings(of: element) { rules[$0] }
    var traits: UIAccessibilityTraits?
    var isElement: Bool?
    for child in element.children {
      switch (child.name, child.key) {
      case ("accessibilityTraits", _):
        traits = try read(child, checker)
      case ("bool", "isElement"):
        guard let value = child["value"].flatMap(InterfaceText.bool) else {
          throw checker.invalid("value", of: child, "YES or NO")
        }
        isElement = value
      default: checker.note(child)
      }
    }
    return { object, bundle in
      for word in words { word(object, bundle) }
      guard let object = object as? UIResponder else { return }
      if let traits { object.accessibilityTraits = traits }
      if let isElement { object.isAccessibilityElement = isElement }
    }
  }

  private static let rules: [String: AttributeRule] = [
    "identifier": .custom(UIView.self, expected: "text", { $0 }) { $0.accessibilityIdentifier = $1 },
    "label": .custom(UIResponder.self, expected: "text", { $0 }) { $0.accessibilityLabel = $1 },
    "hint": .custom(UIResponder.self, expected: "text", { $0 }) { $0.accessibilityHint = $1 },
  ]

  private static func read(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIAccessibilityTraits
  {
    var traits: UIAccessibilityTraits = []
    for (name, text) in element.attributes where name != "key" {
      guard let trait = known[name], let isOn = InterfaceText.bool(text) else {
        throw checker.invalid(name, of: element, "YES or NO for one of \(known.keys.sorted().joined(separator: ", "))")
      }
      if isOn { traits.insert(trait) }
    }
    return traits
  }

  private static let known: [String: UIAccessibilityTraits] = [
    "none": .none, "button": .button, "link": .link, "image": .image, "selected": .selected,
    "staticText": .staticText, "searchField": .searchField, "playsSound": .playsSound, "keyboardKey": .keyboardKey,
    "summaryElement": .summaryElement, "notEnabled": .notEnabled, "updatesFrequently": .updatesFrequently,
    "startsMediaSession": .startsMediaSession, "adjustable": .adjustable,
    "allowsDirectInteraction": .allowsDirectInteraction, "causesPageTurn": .causesPageTurn, "header": .header,
  ]
}
