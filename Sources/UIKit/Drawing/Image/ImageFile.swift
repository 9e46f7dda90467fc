/// The lookup of the file of a named image: `icon.png`, `icon@2x.png`, `icon@3x.png`, or a JPEG file.
enum ImageFile {
  private static let extensions = ["png", "jpg", "jpeg"]

  /// Returns the variant of an image for a screen, or the best available one.
  static func image(named name: String, in bundle: Bundle, displayScale: CGFloat) -> (data: Data, scale: CGFloat)? {
    guard !name.isEmpty, let folder = bundle.resourceURL else { return nil }
    let (stem, types) = split(name)
    for scale in scales(for: displayScale) {
      for type in types {
        let file = folder.appendingPathComponent("\(stem)\(suffix(scale)).\(type)")
        if let data = try? Data(contentsOf: file) { return (data, CGFloat(scale)) }
      }
    }
    return nil
  }

  /// Splits a name into its base and the extensions to try.
  ///
  /// A name may include its extension.
  private static func split(_ name: String) -> (String, [String]) {
    for type in extensions where name.lowercased().hasSuffix(".\(type)") {
      return (String(name.dropLast(type.count + 1)), [String(name.suffix(type.count))])
    }
    return (name, extensions)
  }

  /// Returns the scales to try, the best one first.
  ///
  /// An image with too many pixels looks better than one with too few.
  static func scales(for displayScale: CGFloat) -> [Int] {
    switch displayScale {
    case ..<1.5 where displayScale > 0: [1, 2, 3]
    case ..<2.5 where displayScale > 0: [2, 3, 1]
    default: [3, 2, 1]
    }
  }

  private static func suffix(_ scale: Int) -> String { scale == 1 ? "" : "@\(scale)x" }

  /// Returns the scale factor in a file's name, such as 2 for `icon@2x.png`.
  static func scale(of path: String) -> CGFloat {
    let name = URL(fileURLWithPath: path).deletingPathExtension().lastPathComponent
    return name.hasSuffix("@3x") ? 3 : name.hasSuffix("@2x") ? 2 : 1
  }
}
