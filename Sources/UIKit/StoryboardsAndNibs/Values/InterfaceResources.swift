/// The images and colors that a file refers to by name.
@MainActor
final class InterfaceResources {
  private var systemImages: Set<String> = []
  private(set) var colors: [String: UIColor] = [:]

  init(_ element: InterfaceElement?, _ checker: InterfaceChecker) throws(_RuntimeInterfaceError) {
    for child in element?.children ?? [] {
      guard let name = child["name"] else { continue }
      switch child.name {
      case "image":
        if child["catalog"] == "system" { systemImages.insert(name) }
      case "namedColor":
        // The catalog has the variants of the color. The file repeats only one of them.
        if let color = UIColor(named: name, in: checker.bundle, compatibleWith: nil) {
          colors[name] = color
          continue
        }
        fallthrough
      case "systemColor":
        if let color = child.first("color") { colors[name] = try InterfaceColor.read(color, colors: [:], checker) }
      default: break
      }
    }
  }

  /// Returns a closure that loads a system symbol or an image of the bundle.
  ///
  /// A missing image is reported.
  func image(_ name: String, isSystem: Bool = false) -> @MainActor (Bundle) -> UIImage? {
    let isSystem = isSystem || systemImages.contains(name)
    return { bundle in
      let image =
        isSystem ? UIImage(systemName: name) : UIImage(named: name, in: bundle, compatibleWith: nil)
      if image == nil {
        RuntimeDiagnostics.report(
          .interfaceContent,
          "Could not load the \"\(InterfaceElement.excerpt(name))\" image referenced from a nib in the bundle \(bundle.bundlePath)"
        )
      }
      return image
    }
  }
}
