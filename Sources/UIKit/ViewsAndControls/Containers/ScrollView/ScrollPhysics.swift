/// The constants and functions that define how content follows a touch, comes to rest, and bounces.
enum ScrollPhysics {
  /// The coefficient of the resistance when content is pulled beyond its end.
  static let rubberBandCoefficient: CGFloat = 0.55

  /// The angular frequency of the spring that returns content to its range.
  ///
  /// It is critically damped with a response of 0.575 seconds.
  static let springFrequency: CGFloat = 2 * .pi / 0.575

  /// The distance below which movement is not visible, in points.
  static let restDistance: CGFloat = 0.1

  /// Returns the displacement of content that is dragged beyond its end.
  ///
  /// The displacement grows more slowly than the distance of the drag, and never exceeds the dimension of the visible
  /// area.
  static func rubberBand(_ distance: CGFloat, dimension: CGFloat) -> CGFloat {
    guard distance != 0, dimension > 0 else { return 0 }
    let magnitude = (1 - 1 / (abs(distance) * rubberBandCoefficient / dimension + 1)) * dimension
    return distance < 0 ? -magnitude : magnitude
  }

  /// Returns the distance of a drag that results in a displacement of the content beyond its end.
  static func inverseRubberBand(_ shown: CGFloat, dimension: CGFloat) -> CGFloat {
    guard shown != 0, dimension > 0 else { return 0 }
    // Content that the app has moved farther than a drag could is treated as pulled very far.
    let part = min(abs(shown) / dimension, 0.99)
    let magnitude = (dimension / rubberBandCoefficient) * (1 / (1 - part) - 1)
    return shown < 0 ? -magnitude : magnitude
  }

  /// Returns the rate of deceleration per second, for a rate per millisecond as UIKit specifies it.
  static func decay(ofRate rate: CGFloat) -> CGFloat {
    guard rate > 0, rate < 1 else { return rate <= 0 ? 1e6 : 1e-3 }
    return -1000 * CGFloat(Foundation.log(Double(rate)))
  }
}
