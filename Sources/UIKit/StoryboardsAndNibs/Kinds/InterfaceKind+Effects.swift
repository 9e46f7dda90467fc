extension InterfaceKind {
  static let effects: [InterfaceKind] = [
    InterfaceKind(
      "visualEffectView", of: UIVisualEffectView.self, role: .view, base: view, parts: ["contentView": ["view"]],
      others: [
        "blurEffect": ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
          let style = try blurStyle(element, checker)
          node.settings.append { object, _ in
            (object as? UIVisualEffectView)?.effect = UIBlurEffect(style: style)
          }
        },
        "vibrancyEffect": ElementRule { element, node, checker throws(_RuntimeInterfaceError) in
          guard let blur = element.first("blurEffect") else {
            throw checker.error(element, "vibrancy needs the blur behind it; choose its style")
          }
          let blurStyle = try blurStyle(blur, checker)
          let style = try checker.choice("style", of: element, vibrancyStyles) ?? .label
          node.settings.append { object, _ in
            (object as? UIVisualEffectView)?.effect = UIVibrancyEffect(
              blurEffect: UIBlurEffect(style: blurStyle), style: style)
          }
        },
      ])
  ]

  private static func blurStyle(_ element: InterfaceElement, _ checker: InterfaceChecker)
    throws(_RuntimeInterfaceError) -> UIBlurEffect.Style
  {
    try checker.choice("style", of: element, blurStyles) ?? .light
  }

  private static let blurStyles: [String: UIBlurEffect.Style] = [
    "extraLight": .extraLight, "light": .light, "dark": .dark, "regular": .regular, "prominent": .prominent,
    "systemUltraThinMaterial": .systemUltraThinMaterial, "systemThinMaterial": .systemThinMaterial,
    "systemMaterial": .systemMaterial, "systemThickMaterial": .systemThickMaterial,
    "systemChromeMaterial": .systemChromeMaterial, "systemUltraThinMaterialLight": .systemUltraThinMaterialLight,
    "systemThinMaterialLight": .systemThinMaterialLight, "systemMaterialLight": .systemMaterialLight,
    "systemThickMaterialLight": .systemThickMaterialLight, "systemChromeMaterialLight": .systemChromeMaterialLight,
    "systemUltraThinMaterialDark": .systemUltraThinMaterialDark, "systemThinMaterialDark": .systemThinMaterialDark,
    "systemMaterialDark": .systemMaterialDark, "systemThickMaterialDark": .systemThickMaterialDark,
    "systemChromeMaterialDark": .systemChromeMaterialDark,
  ]

  private static let vibrancyStyles: [String: UIVibrancyEffectStyle] = [
    "label": .label, "secondaryLabel": .secondaryLabel, "tertiaryLabel": .tertiaryLabel,
    "quaternaryLabel": .quaternaryLabel, "fill": .fill, "secondaryFill": .secondaryFill, "tertiaryFill": .tertiaryFill,
    "separator": .separator,
  ]
}
