import UIKit

extension UIView.AnimationOptions {
  /// The transition among the options, nil for none.
  var transitionStyle: UIView.AnimationOptions? {
    // The styles share bits, so that the longest match is the one that was meant.
    let styles: [UIView.AnimationOptions] = [
      .transitionFlipFromBottom, .transitionFlipFromTop, .transitionCrossDissolve, .transitionCurlDown,
      .transitionCurlUp, .transitionFlipFromRight, .transitionFlipFromLeft,
    ]
    return styles.first { contains($0) }
  }

  /// The curve among the options; UIKit's default for none.
  var animationCurve: UIView.AnimationCurve {
    if contains(.curveLinear) { return .linear }
    if contains(.curveEaseOut) { return .easeOut }
    return contains(.curveEaseIn) ? .easeIn : .easeInOut
  }
}
