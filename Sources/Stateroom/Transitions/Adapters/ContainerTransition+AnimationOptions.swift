public import UIKit

extension ContainerTransition {
  /// The transition that UIKit plays with these options in `UIView.transition(from:to:duration:options:completion:)`.
  ///
  /// The style, the curve and nothing else counts. Without a style both are simply there for the duration. A curl is a
  /// stiff page; see ``curl(_:duration:)``.
  public init(options: UIView.AnimationOptions, duration: TimeInterval) {
    let order: Order
    switch options.transitionStyle {
    case .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom:
      order = .leavingFirst
    case .transitionCurlUp: order = .enteringBelow
    default: order = .enteringAbove
    }
    // What lies below stays opaque, so that what is behind both never shines through.
    let isOneSided = options.transitionStyle == .transitionCrossDissolve
    self.init(
      entering: Motion(entering: options), leaving: isOneSided ? .none : Motion(leaving: options), order: order,
      timing: Timing(options), duration: duration)
  }
}

extension Motion {
  /// Where a view comes from that enters with UIKit's transition options.
  public init(entering options: UIView.AnimationOptions) {
    switch options.transitionStyle {
    case .transitionCrossDissolve: self = .fade
    case .transitionFlipFromRight: self.init(turn: .pi / 2)
    case .transitionFlipFromLeft: self.init(turn: -.pi / 2)
    case .transitionFlipFromTop: self.init(tilt: .pi / 2)
    case .transitionFlipFromBottom: self.init(tilt: -.pi / 2)
    case .transitionCurlDown: self = ContainerTransition.curl(.down).entering
    default: self = .none
    }
  }

  /// Where a view goes to that leaves with UIKit's transition options.
  public init(leaving options: UIView.AnimationOptions) {
    switch options.transitionStyle {
    case .transitionCrossDissolve: self = .fade
    case .transitionFlipFromRight: self.init(turn: -.pi / 2)
    case .transitionFlipFromLeft: self.init(turn: .pi / 2)
    case .transitionFlipFromTop: self.init(tilt: -.pi / 2)
    case .transitionFlipFromBottom: self.init(tilt: .pi / 2)
    case .transitionCurlUp: self = ContainerTransition.curl(.up).leaving
    default: self = .none
    }
  }
}

extension ContainerTransition.Timing {
  /// The curve among UIKit's animation options; ease in, ease out without one.
  public init(_ options: UIView.AnimationOptions) {
    self =
      if options.contains(.curveLinear) {
        .curve(.linear)
      } else if options.contains(.curveEaseOut) {
        .curve(.easeOut)
      } else {
        .curve(options.contains(.curveEaseIn) ? .easeIn : .easeInOut)
      }
  }
}

extension UIView.AnimationOptions {
  /// The transition among the options, nil for none.
  fileprivate var transitionStyle: UIView.AnimationOptions? {
    // The styles share bits, so that the longest match is the one that was meant.
    let styles: [UIView.AnimationOptions] = [
      .transitionFlipFromBottom, .transitionFlipFromTop, .transitionCrossDissolve, .transitionCurlDown,
      .transitionCurlUp, .transitionFlipFromRight, .transitionFlipFromLeft,
    ]
    return styles.first { contains($0) }
  }
}
