/// The conversion of color elements.
@MainActor
enum InterfaceColor {
  static func read(_ element: InterfaceElement, colors: [String: UIColor], _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIColor
  {
    // Older versions of Interface Builder read the twin, or the components that newer ones write for the same color.
    let names = [element["systemColor"], element["cocoaTouchSystemColor"]].compactMap { $0 }
    for name in names {
      if let color = system[name] ?? colors[name] { return color }
    }
    if let name = names.first, !hasComponents(element) {
      throw checker.error(
        element, "there is no system color \"\(InterfaceElement.excerpt(name))\"; choose another one")
    }
    if let name = element["name"], element["red"] == nil, element["white"] == nil {
      guard let color = colors[name] else {
        throw checker.error(
          element,
          "the color \"\(InterfaceElement.excerpt(name))\" is not among the file's resources; add a namedColor there")
      }
      return color
    }
    let alpha = try component("alpha", of: element, default: 1, checker)
    if element["white"] != nil {
      return UIColor(white: try component("white", of: element, default: 0, checker), alpha: alpha)
    }
    guard element["red"] != nil || element["green"] != nil || element["blue"] != nil else {
      throw checker.error(
        element, "a color needs red, green and blue, or white, or systemColor, or name; choose the color again")
    }
    return UIColor(
      red: try component("red", of: element, default: 0, checker),
      green: try component("green", of: element, default: 0, checker),
      blue: try component("blue", of: element, default: 0, checker), alpha: alpha)
  }

  private static func hasComponents(_ element: InterfaceElement) -> Bool {
    ["white", "red", "green", "blue"].contains { element[$0] != nil }
  }

  private static func component(
    _ name: String, of element: InterfaceElement, default value: CGFloat, _ checker: InterfaceChecker
  ) throws(_RuntimeInterfaceError) -> CGFloat {
    guard let text = element[name] else { return value }
    // The components of wide colors can slightly exceed the range from 0 to 1.
    guard let number = InterfaceText.number(text, in: -2...2) else {
      throw checker.invalid(name, of: element, "a number from 0 to 1")
    }
    return CGFloat(min(max(number, 0), 1))
  }

  nonisolated static let system: [String: UIColor] = {
    var colors: [String: UIColor] = [
      "systemRedColor": .systemRed, "systemOrangeColor": .systemOrange, "systemYellowColor": .systemYellow,
      "systemGreenColor": .systemGreen, "systemMintColor": .systemMint, "systemTealColor": .systemTeal,
      "systemCyanColor": .systemCyan, "systemBlueColor": .systemBlue, "systemIndigoColor": .systemIndigo,
      "systemPurpleColor": .systemPurple, "systemPinkColor": .systemPink, "systemBrownColor": .systemBrown,
      "systemGrayColor": .systemGray, "systemGray2Color": .systemGray2, "systemGray3Color": .systemGray3,
      "systemGray4Color": .systemGray4, "systemGray5Color": .systemGray5, "systemGray6Color": .systemGray6,
    ]
    let interface: [String: UIColor] = [
      "labelColor": .label, "secondaryLabelColor": .secondaryLabel, "tertiaryLabelColor": .tertiaryLabel,
      "quaternaryLabelColor": .quaternaryLabel, "placeholderTextColor": .placeholderText, "linkColor": .link,
      "separatorColor": .separator, "opaqueSeparatorColor": .opaqueSeparator,
      "systemBackgroundColor": .systemBackground, "secondarySystemBackgroundColor": .secondarySystemBackground,
      "tertiarySystemBackgroundColor": .tertiarySystemBackground,
      "groupTableViewBackgroundColor": .systemGroupedBackground,
      "systemGroupedBackgroundColor": .systemGroupedBackground,
      "secondarySystemGroupedBackgroundColor": .secondarySystemGroupedBackground,
      "tertiarySystemGroupedBackgroundColor": .tertiarySystemGroupedBackground, "systemFillColor": .systemFill,
      "secondarySystemFillColor": .secondarySystemFill, "tertiarySystemFillColor": .tertiarySystemFill,
      "quaternarySystemFillColor": .quaternarySystemFill, "darkTextColor": .black,
      "lightTextColor": UIColor(white: 1, alpha: 0.6),
      "tableCellGroupedBackgroundColor": .secondarySystemGroupedBackground,
    ]
    let fixed: [String: UIColor] = [
      "blackColor": .black, "darkGrayColor": .darkGray, "lightGrayColor": .lightGray, "whiteColor": .white,
      "grayColor": .gray, "redColor": .red, "greenColor": .green, "blueColor": .blue, "cyanColor": .cyan,
      "yellowColor": .yellow, "magentaColor": .magenta, "orangeColor": .orange, "purpleColor": .purple,
      "brownColor": .brown, "clearColor": .clear,
    ]
    colors.merge(fixed) { first, _ in first }
    colors.merge(interface) { first, _ in first }
    return colors
  }()
}
