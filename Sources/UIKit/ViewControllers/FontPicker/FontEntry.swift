/// A family or a face in the list of a font picker.
struct FontEntry {
  let title: String
  let descriptor: UIFontDescriptor
  /// The font of the title.
  let font: UIFont
  /// The faces of a family; empty for a face.
  let faces: [FontEntry]

  /// Returns the families of a configuration, by name.
  @MainActor
  static func families(for configuration: UIFontPickerViewController.Configuration) -> [FontEntry] {
    UIFont.familyNames.sorted().compactMap { family in
      let faces = UIFont.fontNames(forFamilyName: family).compactMap { face(named: $0, of: family, configuration) }
      guard let first = faces.first else { return nil }
      return FontEntry(title: family, descriptor: first.descriptor, font: first.font, faces: faces)
    }
  }

  @MainActor
  private static func face(
    named name: String, of family: String, _ configuration: UIFontPickerViewController.Configuration
  ) -> FontEntry? {
    let size = UIFont.labelFontSize
    guard let font = UIFont(name: name, size: size),
      font.fontDescriptor.symbolicTraits.isSuperset(of: configuration.filteredTraits)
    else { return nil }
    return FontEntry(
      title: style(of: font.fontDescriptor.symbolicTraits), descriptor: UIFontDescriptor(name: name, size: 0),
      font: configuration.displayUsingSystemFont ? .systemFont(ofSize: size) : font, faces: [])
  }

  private static func style(of traits: UIFontDescriptor.SymbolicTraits) -> String {
    switch (traits.contains(.traitBold), traits.contains(.traitItalic)) {
    case (false, false): "Regular"
    case (true, false): "Bold"
    case (false, true): "Italic"
    case (true, true): "Bold Italic"
    }
  }
}
