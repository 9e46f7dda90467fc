/// The horizontal alignment of the text in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Aligned to the side at which lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// Aligned to the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// Aligned to the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// Centered.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// Aligned to both sides.
  public static let justified = CATextLayerAlignmentMode(rawValue: "justified")
}

/// The truncation of the text in a text layer.
public struct CATextLayerTruncationMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a truncation from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The text is not truncated.
  public static let none = CATextLayerTruncationMode(rawValue: "none")
  /// The beginning is omitted.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is omitted.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is omitted.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
