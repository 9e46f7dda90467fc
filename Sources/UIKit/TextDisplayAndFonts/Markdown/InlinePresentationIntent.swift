/// The meaning of a part of a text, such as emphasis, from which its appearance follows.
///
/// Texts of UIKit show emphasized text italic, strongly emphasized text bold, code in a monospaced font, and deleted
/// text with a line through it.
public struct InlinePresentationIntent: OptionSet, Hashable, Codable, Sendable {
  /// The raw value of the meanings.
  public let rawValue: UInt
  /// Creates meanings from a raw value.
  public init(rawValue: UInt) { self.rawValue = rawValue }

  /// Emphasized text.
  public static let emphasized = InlinePresentationIntent(rawValue: 1 << 0)
  /// Strongly emphasized text.
  public static let stronglyEmphasized = InlinePresentationIntent(rawValue: 1 << 1)
  /// Code.
  public static let code = InlinePresentationIntent(rawValue: 1 << 2)
  /// Deleted text.
  public static let strikethrough = InlinePresentationIntent(rawValue: 1 << 5)
  /// The end of a line of the source, which is shown as a space.
  public static let softBreak = InlinePresentationIntent(rawValue: 1 << 6)
  /// The end of a line.
  public static let lineBreak = InlinePresentationIntent(rawValue: 1 << 7)
  /// HTML in a line.
  public static let inlineHTML = InlinePresentationIntent(rawValue: 1 << 8)
  /// HTML in lines of its own.
  public static let blockHTML = InlinePresentationIntent(rawValue: 1 << 9)
}

extension NSAttributedString.Key {
  /// The meaning of a part of a text, the raw value of an ``InlinePresentationIntent``.
  public static let inlinePresentationIntent = NSAttributedString.Key("NSInlinePresentationIntent")
}

extension TextAttributes {
  /// Shows text as its meaning requires.
  mutating func show(_ intent: InlinePresentationIntent) {
    var traits = font.fontDescriptor.symbolicTraits
    if intent.contains(.stronglyEmphasized) { traits.insert(.traitBold) }
    if intent.contains(.emphasized) { traits.insert(.traitItalic) }
    if intent.contains(.code) {
      font = UIFont(
        typeface: Typeface(family: .monospaced, weight: .init(web: font.typeface.weight)), size: font.pointSize)
    }
    if traits != font.fontDescriptor.symbolicTraits, let descriptor = font.fontDescriptor.withSymbolicTraits(traits) {
      font = UIFont(descriptor: descriptor, size: font.pointSize)
    }
    if intent.contains(.strikethrough), strikethrough == nil { strikethrough = Stroke(style: .single, color: nil) }
  }
}
