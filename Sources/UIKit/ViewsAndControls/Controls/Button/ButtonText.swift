/// A text of a button.
@MainActor
struct ButtonText {
  /// How a text is broken into lines.
  struct Lines {
    /// The largest number of lines; 0 for no limit.
    var limit = 1
    var breakMode = NSLineBreakMode.byTruncatingMiddle
  }

  var text: String?
  /// The text with attributes, in place of the text.
  var attributedText: NSAttributedString?
  var font: UIFont
  var lines = Lines()

  /// The text without attributes.
  var string: String? { attributedText?.string ?? text }

  /// A Boolean value that indicates whether the text can have several lines.
  var wraps: Bool { lines.limit != 1 }

  /// Returns the size of the text, which wraps at a width.
  func size(in width: CGFloat = .infinity, scale: CGFloat) -> CGSize {
    let size = layout(in: width)?.size ?? .zero
    return CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  private func layout(in width: CGFloat) -> TextLayout? {
    if let attributedText {
      return TextLayout(
        attributedText, font: font, width: width, lineBreakMode: lines.breakMode, numberOfLines: lines.limit)
    }
    guard let text, !text.isEmpty else { return nil }
    return TextLayout(text, font: font, width: width, lineBreakMode: lines.breakMode, numberOfLines: lines.limit)
  }
}

extension ButtonText.Lines {
  /// Creates the lines of a text in a configuration, which wraps unless it is cut.
  init(_ breakMode: NSLineBreakMode) {
    let wraps = breakMode == .byWordWrapping || breakMode == .byCharWrapping
    self.init(limit: wraps ? 0 : 1, breakMode: breakMode)
  }

  /// Creates the lines that a label has.
  @MainActor
  init(of label: UILabel) { self.init(limit: label.numberOfLines, breakMode: label.lineBreakMode) }
}
