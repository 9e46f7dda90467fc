/// The activity that copies texts, URLs, images, colors, the data of sources, and the items of item providers to the
/// general pasteboard.
@MainActor
final class CopyActivity: UIActivity {
  /// Data that a source provides, with its type.
  struct TypedData {
    let data: Data
    let type: String
  }

  private var items: [[String: Any]] = []

  override var activityType: ActivityType? { .copyToPasteboard }
  override var activityTitle: String? { "Copy" }
  override var activityImage: UIImage? { UIImage(systemName: "doc.on.doc") }

  override func canPerform(withActivityItems activityItems: [Any]) -> Bool {
    activityItems.contains { Self.item($0) != nil }
  }

  override func prepare(withActivityItems activityItems: [Any]) { items = activityItems.compactMap(Self.item) }

  override func perform() {
    UIPasteboard.general.items = items
    activityDidFinish(true)
  }

  /// Returns the item as an item of a pasteboard; `nil` if it cannot be copied.
  private static func item(_ value: Any) -> [String: Any]? {
    switch value {
    case let url as URL: [PasteboardTypes.link: url]
    case let text as String: [PasteboardTypes.text: text]
    case let text as NSAttributedString: [PasteboardTypes.text: text.string]
    case let image as UIImage: [PasteboardTypes.picture: image]
    case let color as UIColor: [PasteboardTypes.color: color]
    case let typed as TypedData: [typed.type: typed.data]
    case let provider as NSItemProvider: provider.representations.isEmpty ? nil : provider.pasteboardItem
    default: nil
    }
  }
}
