/// Options of the drags of a text.
public struct UITextDragOptions: OptionSet, Sendable {
  /// The raw value.
  public let rawValue: Int

  /// Creates options from a raw value.
  public init(rawValue: Int) { self.rawValue = rawValue }

  /// The preview shows the text in black, without the colors of the text and of its background.
  public static let stripTextColorFromPreviews = UITextDragOptions(rawValue: 1 << 0)
}
