/// The title and the image at the top of an activity view controller, which describe its items.
@MainActor
struct ActivityPreview {
  let title: String
  let subtitle: String
  /// A picture of the item, or a symbol.
  let image: UIImage?
  let isSymbol: Bool

  /// Creates a preview of items.
  ///
  /// - Parameters:
  ///   - items: The items.
  ///   - chosenTitle: The title; `nil` for one that describes the items.
  init(of items: [Any], title chosenTitle: String? = nil) {
    let texts = items.compactMap { $0 as? String ?? ($0 as? NSAttributedString)?.string }
    let links = items.compactMap { $0 as? URL }
    let pictures = items.compactMap { $0 as? UIImage }
    let providers = items.compactMap { $0 as? NSItemProvider }
    let providedPictures = providers.filter { $0.hasItemConformingToTypeIdentifier(ContentTypes.image) }
    if let link = links.first {
      title = chosenTitle ?? texts.first ?? (link.isFileURL ? link.lastPathComponent : link.host ?? link.absoluteString)
      subtitle = link.isFileURL ? Self.fileKind(link) : link.host ?? link.absoluteString
    } else if let text = texts.first {
      title = chosenTitle ?? text
      subtitle = "Plain Text"
    } else if !pictures.isEmpty || (!items.isEmpty && providedPictures.count == items.count) {
      let count = max(pictures.count, providedPictures.count)
      title = chosenTitle ?? (count == 1 ? "1 Photo" : "\(count) Photos")
      subtitle = "Image"
    } else {
      title =
        chosenTitle ?? providers.first?.suggestedName ?? (items.count == 1 ? "1 Item" : "\(items.count) Items")
      subtitle = ""
    }
    let symbol = links.first.map { $0.isFileURL ? "doc.fill" : "globe" } ?? "doc.text"
    image = pictures.first ?? UIImage(systemName: symbol)
    isSymbol = pictures.isEmpty
  }

  private static func fileKind(_ file: URL) -> String {
    file.pathExtension.isEmpty ? "Document" : "\(file.pathExtension.uppercased()) Document"
  }
}
