extension FileEntry {
  /// The date of the last change, and the size or the number of items.
  @MainActor var details: String { "\(Self.dates.string(from: modified)) - \(extent)" }

  /// The size of a file, or the number of items in a folder.
  @MainActor var extent: String {
    isFolder ? Self.itemCountText(itemCount) : Self.sizes.string(fromByteCount: Int64(size))
  }

  /// Returns a number of items as text.
  static func itemCountText(_ count: Int) -> String { count == 1 ? "1 item" : "\(count) items" }

  @MainActor private static let dates: DateFormatter = {
    let formatter = DateFormatter()
    formatter.dateStyle = .short
    formatter.timeStyle = .none
    return formatter
  }()

  @MainActor private static let sizes: ByteCountFormatter = {
    let formatter = ByteCountFormatter()
    formatter.countStyle = .file
    return formatter
  }()
}
