/// A function that draws the cell of a pattern.
///
/// It receives the pointer of the pattern, and a context whose coordinates are those of the pattern.
///
/// - Note: On Apple's platforms it is a function of C, which must not capture anything.
public typealias CGPatternDrawPatternCallback = (UnsafeMutableRawPointer?, CGContext) -> Void

/// A function that releases what the pointer of a pattern refers to.
public typealias CGPatternReleaseInfoCallback = (UnsafeMutableRawPointer?) -> Void

/// The functions of a pattern.
public struct CGPatternCallbacks {
  /// The version of the structure, which is 0.
  public var version: UInt32
  /// The function that draws the cell.
  public var drawPattern: CGPatternDrawPatternCallback?
  /// The function that is called when the pattern is released.
  public var releaseInfo: CGPatternReleaseInfoCallback?

  /// Creates no functions.
  public init() { self.init(version: 0, drawPattern: nil, releaseInfo: nil) }

  /// Creates functions.
  public init(
    version: UInt32, drawPattern: CGPatternDrawPatternCallback?, releaseInfo: CGPatternReleaseInfoCallback?
  ) {
    self.version = version
    self.drawPattern = drawPattern
    self.releaseInfo = releaseInfo
  }
}

/// The ways in which the cells of a pattern are adjusted to the pixels of a device.
///
/// - Note: A display draws the cells at their exact places, so that no adjustment is necessary.
public enum CGPatternTiling: Int32, Sendable {
  /// The cell is not distorted, and the distances may differ by a pixel.
  case noDistortion = 0
  /// The distances are equal, and the cell is distorted as little as possible.
  case constantSpacingMinimalDistortion = 1
  /// The distances are equal, and the cell is distorted.
  case constantSpacing = 2
}
