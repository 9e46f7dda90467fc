import UIKit

/// A text storage with a layout manager and containers.
@MainActor
struct TextStack {
  let storage: NSTextStorage
  let manager: NSLayoutManager
  let containers: [NSTextContainer]

  var container: NSTextContainer { containers[0] }

  init(
    _ text: String, attributes: [NSAttributedString.Key: Any] = [.font: UIFont.systemFont(ofSize: 10)],
    manager: NSLayoutManager = NSLayoutManager(), in containers: NSTextContainer...
  ) {
    storage = NSTextStorage(string: text, attributes: attributes)
    self.manager = manager
    self.containers = containers
    storage.addLayoutManager(manager)
    for container in containers { manager.addTextContainer(container) }
  }

  init(_ text: String, width: CGFloat, height: CGFloat = 1000) {
    self.init(text, in: NSTextContainer(size: CGSize(width: width, height: height)))
  }

  /// The texts of the lines.
  var lines: [String] {
    var lines: [String] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    let text = storage.string as NSString
    manager.enumerateLineFragments(forGlyphRange: all) { _, _, _, range, _ in
      lines.append(text.substring(with: range))
    }
    return lines
  }

  /// The rectangles of the lines.
  var fragments: [CGRect] {
    var rects: [CGRect] = []
    let all = NSRange(location: 0, length: manager.numberOfGlyphs)
    manager.enumerateLineFragments(forGlyphRange: all) { rect, _, _, _, _ in rects.append(rect) }
    return rects
  }
}
