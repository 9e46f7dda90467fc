import UniformTypeIdentifiers

/// A file that is previewed.
@MainActor
struct PreviewedDocument {
  /// What the preview shows.
  enum Content {
    case image(UIImage)
    case text(String)
    /// The name, the kind and the size.
    case description
  }

  /// The largest number of bytes of a text that is shown.
  private static let longestText = 500_000

  let name: String
  let url: URL
  let icon: UIImage
  private let type: UTType
  private let entry: FileEntry

  /// Creates the document of a controller; `nil` if there is no file.
  init?(of controller: UIDocumentInteractionController) {
    guard let url = controller.url, url.isFileURL, let entry = FileEntry(url) else { return nil }
    self.url = url
    self.entry = entry
    name = controller.name ?? url.lastPathComponent
    type = controller.uti.flatMap { UTType($0) } ?? entry.type
    icon = controller.icons.last ?? UIImage()
  }

  /// The kind and the size of the file.
  var details: String {
    let kind = type.localizedDescription.map { $0.prefix(1).uppercased() + $0.dropFirst() } ?? "Document"
    return "\(kind), \(entry.extent)"
  }

  /// Reads the content.
  func content() -> Content {
    if type.conforms(to: .image), let image = UIImage(contentsOfFile: url.path) { return .image(image) }
    if type.conforms(to: .text), !type.conforms(to: .rtf), let text = text() { return .text(text) }
    return .description
  }

  private func text() -> String? {
    guard let file = try? FileHandle(forReadingFrom: url), let data = try? file.read(upToCount: Self.longestText) else {
      return nil
    }
    // The last character of a long text can be incomplete.
    if data.count == Self.longestText { return String(decoding: data, as: UTF8.self) }
    return String(data: data, encoding: .utf8) ?? String(data: data, encoding: .isoLatin1)
  }
}
