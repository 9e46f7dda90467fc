/// The filter with which the contents of a layer are shown at another size than their own.
public struct CALayerContentsFilter: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a filter from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// Interpolates between neighboring pixels.
  public static let linear = CALayerContentsFilter(rawValue: "linear")
  /// Uses the nearest pixel.
  public static let nearest = CALayerContentsFilter(rawValue: "nearest")
  /// Interpolates between neighboring pixels, and between versions of the contents with different sizes.
  ///
  /// - Note: A display shows the contents like ``linear``.
  public static let trilinear = CALayerContentsFilter(rawValue: "trilinear")
}
