public import UIKit

extension ContainerTransition {
  /// Creates the transition that UIKit plays with the given animation options.
  ///
  /// The transition corresponds to `UIView.transition(from:to:duration:options:completion:)`. Only the transition style
  /// and the curve are used. Without a style, the views do not move. A curl can be paused; see ``curl(_:duration:)``.
  ///
  /// - Parameters:
  ///   - options: The animation options.
  ///   - duration: The duration, in seconds.
  public init(options: UIView.AnimationOptions, duration: TimeInterval) {
    let order: Order
    switch options.transitionStyle {
    case .transitionFlipFromLeft, .transitionFlipFromRight, .transitionFlipFromTop, .transitionFlipFromBottom:
      order = .leavingFirst
    case .transitionCurlUp: order = .enteringBelow
    default: order = .enteringAbove
    }
    // The view below remains opaque, so that the background is not visible through both.
    let isOneSided = options.transitionStyle == .transitionCrossDissolve
    self.init(
      entering: Motion(entering: options), leaving: isOneSided ? .none : Motion(leaving: options), order: order,
      timing: Timing(options), duration: duration)
  }
}

extension Motion {
  /// Creates the motion of a view that enters with the given animation options.
  ///
  /// - Parameter options: The animation options, of which the transition style is used.
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

  /// Creates the motion of a view that leaves with the given animation options.
  ///
  /// - Parameter options: The animation options, of which the transition style is used.
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
  /// Creates the timing from the curve in the given animation options.
  ///
  /// The default is ease in, ease out.
  ///
  /// - Parameter options: The animation options.
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
  /// The transition style in the options, or `nil` if there is none.
  fileprivate var transitionStyle: UIView.AnimationOptions? {
    // The styles share bits, so they are tested from the largest value to the smallest.
    let styles: [UIView.AnimationOptions] = [
      .transitionFlipFromBottom, .transitionFlipFromTop, .transitionCrossDissolve, .transitionCurlDown,
      .transitionCurlUp, .transitionFlipFromRight, .transitionFlipFromLeft,
    ]
    return styles.first { contains($0) }
  }
}
