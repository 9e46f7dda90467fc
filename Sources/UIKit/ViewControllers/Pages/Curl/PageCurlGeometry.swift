import CoreGraphics

/// The places of a sheet that turns about the spine, along a fold that is parallel to it.
///
/// The sheet is bound at the spine, and pulled by its free edge, which is at the right of the spine or below it, unless
/// the geometry is mirrored. While it curls, the fold moves from the free edge to the spine. The part between the spine
/// and the fold is still flat; the part beyond the fold lies on it, seen from behind, and reaches beyond the spine in
/// the second half:
///
///     edge       spine       fold        rim
///       |==========|==========|           |      = the back    - the front
///                  |----------|           |
struct PageCurlGeometry {
  /// The bounds of the pages.
  let bounds: CGRect
  let isVertical: Bool
  let spine: UIPageViewController.SpineLocation
  /// A Boolean value that indicates whether the sheet is at the left of the spine, or above it.
  let isMirrored: Bool

  private var length: CGFloat { isVertical ? bounds.height : bounds.width }

  /// The length of a sheet along the axis of the turn.
  var sheetLength: CGFloat { spine == .mid ? length / 2 : length }

  /// The position of the spine on the axis, which is mirrored like the sheet.
  private var spinePosition: CGFloat { spine == .mid ? length / 2 : 0 }

  // MARK: - Pages at Rest

  /// The frames of the pages at rest, from left to right or from top to bottom.
  var pageFrames: [CGRect] {
    guard spine == .mid else { return [bounds] }
    let half = length / 2
    return isVertical
      ? [0, half].map { CGRect(x: bounds.minX, y: bounds.minY + $0, width: bounds.width, height: half) }
      : [0, half].map { CGRect(x: bounds.minX + $0, y: bounds.minY, width: half, height: bounds.height) }
  }

  // MARK: - The Sheet

  /// The frame of the whole sheet when it is flat.
  var sheet: CGRect { frame(from: spinePosition, to: spinePosition + sheetLength) }

  /// Returns the visible part of the sheet's front.
  ///
  /// - Parameter curl: The fraction to which the sheet has curled, from 0 to 1.
  func front(_ curl: CGFloat) -> CGRect { frame(from: spinePosition, to: fold(curl)) }

  /// Returns the visible part of the sheet's back.
  func back(_ curl: CGFloat) -> CGRect { frame(from: edge(curl), to: fold(curl)) }

  /// Returns the frame of the whole back, of which the part beyond the fold is not visible yet.
  func wholeBack(_ curl: CGFloat) -> CGRect { frame(from: edge(curl), to: edge(curl) + sheetLength) }

  /// Returns the frame of a strip beyond the fold, on the page below the sheet.
  func beyondFold(_ curl: CGFloat, width: CGFloat) -> CGRect { frame(from: fold(curl), to: fold(curl) + width) }

  /// Returns the frame of a strip on the back, along the fold.
  func alongFold(_ curl: CGFloat, width: CGFloat) -> CGRect { frame(from: fold(curl) - width, to: fold(curl)) }

  /// Returns the frame of a strip beside the free edge, on the page below it.
  func besideEdge(_ curl: CGFloat, width: CGFloat) -> CGRect { frame(from: edge(curl) - width, to: edge(curl)) }

  private func fold(_ curl: CGFloat) -> CGFloat { spinePosition + sheetLength * (1 - curl) }

  private func edge(_ curl: CGFloat) -> CGFloat { spinePosition + sheetLength * (1 - 2 * curl) }

  /// Returns the frame between two positions on the axis.
  private func frame(from start: CGFloat, to end: CGFloat) -> CGRect {
    let (low, high) = isMirrored ? (length - end, length - start) : (start, end)
    return isVertical
      ? CGRect(x: bounds.minX, y: bounds.minY + low, width: bounds.width, height: high - low)
      : CGRect(x: bounds.minX + low, y: bounds.minY, width: high - low, height: bounds.height)
  }
}
