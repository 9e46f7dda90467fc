/// The horizontal alignment of the text in a text layer.
public struct CATextLayerAlignmentMode: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates an alignment from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// At the side at which lines begin.
  public static let natural = CATextLayerAlignmentMode(rawValue: "natural")
  /// At the left side.
  public static let left = CATextLayerAlignmentMode(rawValue: "left")
  /// At the right side.
  public static let right = CATextLayerAlignmentMode(rawValue: "right")
  /// In the middle.
  public static let center = CATextLayerAlignmentMode(rawValue: "center")
  /// At both sides.
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
  /// The beginning is left out.
  public static let start = CATextLayerTruncationMode(rawValue: "start")
  /// The end is left out.
  public static let end = CATextLayerTruncationMode(rawValue: "end")
  /// The middle is left out.
  public static let middle = CATextLayerTruncationMode(rawValue: "middle")
}
