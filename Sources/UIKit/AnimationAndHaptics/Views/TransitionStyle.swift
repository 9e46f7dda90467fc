/// A transition that animation options can specify, and its effects.
enum TransitionStyle {
  case flip(axis: TransitionEffect.FlipAxis, isReversed: Bool)
  case curlUp
  case curlDown
  case crossDissolve

  /// Creates the style for the transition in options, or `nil` if they specify none.
  init?(_ options: UIView.AnimationOptions) {
    switch options.transition {
    case .transitionFlipFromLeft: self = .flip(axis: .vertical, isReversed: false)
    case .transitionFlipFromRight: self = .flip(axis: .vertical, isReversed: true)
    case .transitionFlipFromTop: self = .flip(axis: .horizontal, isReversed: true)
    case .transitionFlipFromBottom: self = .flip(axis: .horizontal, isReversed: false)
    case .transitionCurlUp: self = .curlUp
    case .transitionCurlDown: self = .curlDown
    case .transitionCrossDissolve: self = .crossDissolve
    default: return nil
    }
  }

  /// The effect on the view that contains the content, or `nil` if only the content is animated.
  var containerEffect: TransitionEffect? {
    if case .flip(let axis, let isReversed) = self { .flip(axis: axis, isReversed: isReversed) } else { nil }
  }

  /// The effect on the leaving content.
  var outgoingEffect: TransitionEffect {
    switch self {
    case .flip: .hiddenFromMiddle
    case .curlUp: .curlUp
    case .curlDown: .staysShown
    case .crossDissolve: .fadeOut
    }
  }

  /// The effect on the entering content, or `nil` if the leaving content uncovers it.
  var incomingEffect: TransitionEffect? {
    switch self {
    case .flip: .hiddenUntilMiddle
    case .curlUp: nil
    case .curlDown: .curlDown
    case .crossDissolve: .fadeIn
    }
  }

  /// Returns the effects on a view whose content is replaced.
  ///
  /// - Parameter former: The content before, or `nil` if it was not visible.
  func effects(replacing former: FormerContent?) -> [TransitionEffect] {
    switch self {
    case .flip: [containerEffect, former.map { .former($0, .hidesAtMiddle) }].compactMap(\.self)
    case .curlUp: [former.map { .former($0, .curlsUp) } ?? .fadeIn]
    case .curlDown: [.curlDown] + (former.map { [.former($0, .isCovered)] } ?? [])
    case .crossDissolve: [former.map { .former($0, .dissolves) } ?? .fadeIn]
    }
  }
}
