extension InterfaceKind {
  static let button = InterfaceKind(
    "button", of: UIButton.self, role: .view, base: control,
    attributes: [
      "buttonType": .custom(
        UIButton.self, expected: "a type of buttons",
        { text -> UIButton.ButtonType? in
          switch text {
          case "system", "roundedRect": .system
          case "custom": .custom
          case "detailDisclosure": .detailDisclosure
          case "infoLight": .infoLight
          case "infoDark": .infoDark
          case "contactAdd": .contactAdd
          case "close": .close
          default: nil
          }
        }
      ) { $0.adopt($1) },
      "lineBreakMode": .custom(UIButton.self, expected: "a line break mode", { lineBreaks[$0] }) {
        $0.titleLabel?.lineBreakMode = $1
      },
      "adjustsImageWhenHighlighted": .bool(\UIButton.adjustsImageWhenHighlighted),
      "adjustsImageWhenDisabled": .bool(\UIButton.adjustsImageWhenDisabled),
      "showsTouchWhenHighlighted": .bool(\UIButton.showsTouchWhenHighlighted),
      "reversesTitleShadowWhenHighlighted": .ignored,
    ],
    values: [
      "fontDescription": ValueRule(elements: ["fontDescription"]) { element, checker throws(_RuntimeInterfaceError) in
        let font = try InterfaceFont.read(element, checker)
        return { object, _ in (object as? UIButton)?.titleLabel?.font = font }
      },
      "configuration": configuration,
    ]
    .merging(states) { first, _ in first })

  private static let states: [String: ValueRule] = [
    "normal": state(.normal), "highlighted": state(.highlighted), "selected": state(.selected),
    "disabled": state(.disabled),
  ]

  private static func state(_ state: UIControl.State) -> ValueRule {
    ValueRule(elements: ["state"]) { element, checker throws(_RuntimeInterfaceError) in
      let title = try checker.text("title", of: element)
      var color: UIColor?
      if let child = element.children.first(where: { $0.key == "titleColor" }) { color = try checker.color(child) }
      let titleColor = color
      let image = element["image"].map { checker.resources.image($0, isSystem: element["catalog"] == "system") }
      return { object, bundle in
        guard let button = object as? UIButton else { return }
        if let title { button.setTitle(title, for: state) }
        if let titleColor { button.setTitleColor(titleColor, for: state) }
        if let image { button.setImage(image(bundle), for: state) }
      }
    }
  }

  /// The rule for the configuration of a button.
  private static let configuration = ValueRule(elements: ["buttonConfiguration"]) {
    element, checker throws(_RuntimeInterfaceError) in
    guard var base = style(element["style"] ?? "plain") else {
      throw checker.invalid("style", of: element, "plain, gray, tinted, filled or borderless")
    }
    base.title = try checker.text("title", of: element)
    base.subtitle = try checker.text("subtitle", of: element)
    base.showsActivityIndicator = element["showsActivityIndicator"].flatMap(InterfaceText.bool) ?? false
    if let padding = try checker.number("imagePadding", of: element) { base.imagePadding = padding }
    if let padding = try checker.number("titlePadding", of: element) { base.titlePadding = padding }
    if let text = element["cornerStyle"] {
      guard let corners = cornerStyles[text] else {
        throw checker.invalid(
          "cornerStyle", of: element, "one of \(cornerStyles.keys.sorted().joined(separator: ", "))")
      }
      base.cornerStyle = corners
    }
    if let text = element["buttonSize"] {
      guard let size = sizes[text] else {
        throw checker.invalid("buttonSize", of: element, "mini, small, medium or large")
      }
      base.buttonSize = size
    }
    for child in element.children {
      switch (child.name, child.key) {
      case ("color", "baseForegroundColor"): base.baseForegroundColor = try checker.color(child)
      case ("color", "baseBackgroundColor"): base.baseBackgroundColor = try checker.color(child)
      case ("directionalEdgeInsets", "contentInsets"):
        base.contentInsets = try InterfaceGeometry.directionalInsets(child, checker)
      case ("string", _), ("mutableString", _): break
      default: checker.note(child)
      }
    }
    let image = element["image"].map { checker.resources.image($0, isSystem: element["catalog"] == "system") }
    let configuration = base
    return { object, bundle in
      var configuration = configuration
      configuration.image = image?(bundle)
      (object as? UIButton)?.configuration = configuration
    }
  }

  private static func style(_ text: String) -> UIButton.Configuration? {
    switch text {
    case "plain": .plain()
    case "gray": .gray()
    case "tinted": .tinted()
    case "filled": .filled()
    case "borderless": .borderless()
    default: nil
    }
  }

  private static let cornerStyles: [String: UIButton.Configuration.CornerStyle] = [
    "fixed": .fixed, "dynamic": .dynamic, "small": .small, "medium": .medium, "large": .large, "capsule": .capsule,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
