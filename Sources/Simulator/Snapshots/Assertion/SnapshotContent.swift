import Foundation

/// A snapshot in one format, as stored in a reference.
struct SnapshotContent {
  let fileExtension: String
  let text: String

  init(_ format: SnapshotFormat, _ text: String) {
    fileExtension = format.fileExtension
    self.text = text
  }

  /// Creates a picture with its text tree, so that the reference is sufficient to explain a difference.
  init(picture: String, tree: String) {
    fileExtension = SnapshotFormat.svg.fileExtension
    guard let end = picture.firstIndex(of: ">") else {
      text = picture
      return
    }
    text = "\(picture[...end])\n\(Self.opening)\(tree.html)\(Self.closing)\(picture[picture.index(after: end)...])"
  }

  var isPicture: Bool { fileExtension == SnapshotFormat.svg.fileExtension }

  private static let opening = "<metadata>\n"
  private static let closing = "</metadata>"

  /// Returns the text tree in a picture; `nil` if there is none.
  static func tree(in picture: String) -> String? {
    guard let start = picture.range(of: opening)?.upperBound,
      let end = picture.range(of: closing, range: start..<picture.endIndex)?.lowerBound
    else { return nil }
    return [("&lt;", "<"), ("&gt;", ">"), ("&quot;", "\""), ("&amp;", "&")].reduce(String(picture[start..<end])) {
      $0.replacing($1.0, with: $1.1)
    }
  }
}
