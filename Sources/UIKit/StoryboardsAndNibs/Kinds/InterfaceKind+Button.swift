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
      "configuration": configuration, "contentEdgeInsets": .insets(\UIButton.contentEdgeInsets),
      "titleEdgeInsets": .insets(\UIButton.titleEdgeInsets), "imageEdgeInsets": .insets(\UIButton.imageEdgeInsets),
      "titleShadowOffset": ValueRule(elements: ["size"]) { element, checker throws(_RuntimeInterfaceError) in
        let offset = try InterfaceGeometry.size(element, checker)
        return { object, _ in (object as? UIButton)?.titleLabel?.shadowOffset = offset }
      },
    ]
    .merging(states) { first, _ in first })

  private static let states: [String: ValueRule] = [
    "normal": state(.normal), "highlighted": state(.highlighted), "selected": state(.selected),
    "disabled": state(.disabled),
  ]

  private static func state(_ state: UIControl.State) -> ValueRule {
    ValueRule(elements: ["state"]) { element, checker throws(_RuntimeInterfaceError) in
      var settings: [(UIButton, Bundle) -> Void] = []
      if let title = try checker.text("title", of: element) {
        settings.append { button, _ in button.setTitle(title, for: state) }
      }
      if let name = element["image"] {
        let image = checker.resources.image(name, isSystem: element["catalog"] == "system")
        settings.append { button, bundle in button.setImage(image(bundle), for: state) }
      }
      if let name = element["backgroundImage"] {
        let image = checker.resources.image(name)
        settings.append { button, bundle in button.setBackgroundImage(image(bundle), for: state) }
      }
      for child in element.children {
        if let setting = try setting(child, state, checker) { settings.append(setting) }
      }
      let complete = settings
      return { object, bundle in
        guard let button = object as? UIButton else { return }
        for setting in complete { setting(button, bundle) }
      }
    }
  }

  /// Returns the setting for an element that describes a state.
  private static func setting(_ element: InterfaceElement, _ state: UIControl.State, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> ((UIButton, Bundle) -> Void)?
  {
    switch (element.name, element.key) {
    case ("color", "titleColor"):
      let color = try checker.color(element)
      return { button, _ in button.setTitleColor(color, for: state) }
    case ("color", "titleShadowColor"):
      let color = try checker.color(element)
      return { button, _ in button.setTitleShadowColor(color, for: state) }
    case ("attributedString", "attributedTitle"):
      let title = try InterfaceAttributedString.read(element, checker)
      return { button, _ in button.setAttributedTitle(title, for: state) }
    case ("imageReference", "image"):
      let image = try InterfaceSymbols.image(element, checker)
      return { button, bundle in button.setImage(image(bundle), for: state) }
    case ("preferredSymbolConfiguration", _):
      let configuration = try InterfaceSymbols.configuration(element, checker)
      return { button, _ in button.setPreferredSymbolConfiguration(configuration, forImageIn: state) }
    case ("string", "title"), ("mutableString", "title"): return nil
    default:
      checker.note(element)
      return nil
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
    if let corners = try checker.choice("cornerStyle", of: element, cornerStyles) { base.cornerStyle = corners }
    if let size = try checker.choice("buttonSize", of: element, sizes) { base.buttonSize = size }
    if let edge = try checker.choice("imagePlacement", of: element, imagePlacements) { base.imagePlacement = edge }
    if let alignment = try checker.choice("titleAlignment", of: element, titleAlignments) {
      base.titleAlignment = alignment
    }
    if let mode = try checker.choice("titleLineBreakMode", of: element, lineBreaks) { base.titleLineBreakMode = mode }
    if let mode = try checker.choice("subtitleLineBreakMode", of: element, lineBreaks) {
      base.subtitleLineBreakMode = mode
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

  private static let imagePlacements: [String: NSDirectionalRectEdge] = [
    "leading": .leading, "trailing": .trailing, "top": .top, "bottom": .bottom,
  ]

  private static let titleAlignments: [String: UIButton.Configuration.TitleAlignment] = [
    "automatic": .automatic, "leading": .leading, "center": .center, "trailing": .trailing,
  ]

  private static let sizes: [String: UIButton.Configuration.Size] = [
    "mini": .mini, "small": .small, "medium": .medium, "large": .large,
  ]
}
