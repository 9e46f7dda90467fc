/// The file with a constant for each color and image of the asset catalogs, which Xcode writes when it builds an app.
struct AssetSymbols {
  private let root: AssetCatalogFolder
  /// The members that the app declares in extensions, by the names of the types.
  private let declared: [String: Set<String>]

  init(_ root: AssetCatalogFolder, declared: [String: Set<String>]) {
    self.root = root
    self.declared = declared
  }

  /// The types whose extensions in the app matter.
  static let types = ["ColorResource", "ImageResource", "UIColor", "UIImage"]

  /// The text of the file; `nil` if there are no colors and no images.
  var text: String? {
    let parts = [
      resources("ColorResource", \.colors), resources("ImageResource", \.images), objects("UIColor", \.colors),
      objects("UIImage", \.images),
    ]
    let extensions = parts.compactMap { $0 }
    guard !extensions.isEmpty else { return nil }
    let header = """
      // The colors and images of the asset catalogs, as Xcode declares them.

      import Foundation
      import UIKit

      private let resourceBundle = Bundle.module
      """
    return ([header] + extensions).joined(separator: "\n\n") + "\n"
  }

  private func resources(_ type: String, _ assets: KeyPath<AssetCatalogFolder, [AssetCatalogFolder.Asset]>) -> String? {
    text(of: type, assets) { asset, _ in
      "static let \(asset.constant) = \(type)(name: \(asset.path.debugDescription), bundle: resourceBundle)"
    }
  }

  private func objects(_ type: String, _ assets: KeyPath<AssetCatalogFolder, [AssetCatalogFolder.Asset]>) -> String? {
    text(of: type, assets) { asset, path in
      "static var \(asset.constant): \(type) { \(type)(resource: .\(path)\(asset.constant)) }"
    }
  }

  /// Returns an extension, or `nil` for an empty one.
  private func text(
    of type: String, _ assets: KeyPath<AssetCatalogFolder, [AssetCatalogFolder.Asset]>,
    line: (AssetCatalogFolder.Asset, _ path: String) -> String
  ) -> String? {
    let own = (declared[type] ?? []).union(Self.existing[type] ?? [])
    func lines(of folder: AssetCatalogFolder, path: String) -> [String] {
      let constants = folder[keyPath: assets].filter { !path.isEmpty || !own.contains($0.constant) }
      let nested = folder.namespaces.flatMap { name, inner in
        let members = lines(of: inner, path: "\(path)\(name).")
        return members.isEmpty ? [] : ["enum \(name) {"] + members.map { "    \($0)" } + ["}"]
      }
      return constants.map { line($0, path) } + nested
    }
    let members = lines(of: root, path: "")
    guard !members.isEmpty else { return nil }
    return (["extension \(type) {"] + members.map { "    \($0)" } + ["}"]).joined(separator: "\n")
  }

  /// The members of UIKit's classes, for which Xcode writes no others.
  private static let existing: [String: Set<String>] = [
    "UIColor": [
      "black", "blue", "brown", "clear", "cyan", "darkGray", "darkText", "gray", "green", "label", "lightGray",
      "lightText", "link", "magenta", "opaqueSeparator", "orange", "placeholderText", "purple", "quaternaryLabel",
      "quaternarySystemFill", "red", "secondaryLabel", "secondarySystemBackground", "secondarySystemFill",
      "secondarySystemGroupedBackground", "separator", "systemBackground", "systemBlue", "systemBrown", "systemCyan",
      "systemFill", "systemGray", "systemGray2", "systemGray3", "systemGray4", "systemGray5",
      "systemGray6", "systemGreen", "systemGroupedBackground", "systemIndigo", "systemMint", "systemOrange",
      "systemPink", "systemPurple", "systemRed", "systemTeal", "systemYellow", "tertiaryLabel",
      "tertiarySystemBackground", "tertiarySystemFill", "tertiarySystemGroupedBackground", "tintColor", "white",
      "yellow",
    ],
    "UIImage": ["actions", "add", "checkmark", "remove", "strokedCheckmark"],
  ]
}
