/// An animation between two states of a layer's contents and sublayers.
///
/// The old state is what the layer shows when the transition is added:
///
/// ```swift
/// let transition = CATransition()
/// transition.type = .push
/// transition.subtype = .fromRight
/// card.add(transition, forKey: nil)
/// card.contents = nextPicture
/// ```
///
/// - Note: Core Animation takes the old state from the previous transaction. Here, changes that precede the transition
///   in its transaction belong to the old state.
open class CATransition: CAAnimation {
  private var storage = (
    type: CATransitionType.fade, subtype: CATransitionSubtype?.none, start: Float(0), end: Float(1)
  )

  /// The kind of the transition.
  ///
  /// The default is a fade.
  open var type: CATransitionType {
    get { storage.type }
    set {
      checkMutability()
      storage.type = newValue
    }
  }

  /// The direction of the transition.
  ///
  /// The default is from the left.
  open var subtype: CATransitionSubtype? {
    get { storage.subtype }
    set {
      checkMutability()
      storage.subtype = newValue
    }
  }

  /// The progress at which the transition begins, from 0 to 1.
  ///
  /// The default is 0.
  open var startProgress: Float {
    get { storage.start }
    set {
      checkMutability()
      storage.start = newValue
    }
  }

  /// The progress at which the transition ends, from 0 to 1.
  ///
  /// The default is 1.
  open var endProgress: Float {
    get { storage.end }
    set {
      checkMutability()
      storage.end = newValue
    }
  }

  override func makeCopy() -> CAAnimation {
    let copy = super.makeCopy()
    (copy as? CATransition)?.storage = storage
    return copy
  }

  override func content(for layer: CALayer, duration: TimeInterval) -> MediaAnimation.Content {
    .effect(effect(on: layer), from: Double(startProgress), to: Double(endProgress))
  }

  private func effect(on layer: CALayer) -> TransitionEffect {
    let start = start(in: layer.bounds.size)
    guard let former = layer.formerContent else {
      return type == .push || type == .moveIn ? .slideIn(from: start) : .fadeIn
    }
    return switch type {
    case .push: .former(former, .isPushed(from: start))
    case .moveIn: .former(former, .isSlidOver(from: start))
    case .reveal: .former(former, .slidesAway(from: start))
    default: .former(former, .dissolves)
    }
  }

  /// The offset at which a state that slides in begins.
  ///
  /// The vertical directions are those of coordinates whose origin is at the bottom, as on iOS: a transition from the
  /// top moves upward.
  private func start(in size: CGSize) -> CGVector {
    switch subtype {
    case .fromRight?: CGVector(dx: size.width, dy: 0)
    case .fromTop?: CGVector(dx: 0, dy: size.height)
    case .fromBottom?: CGVector(dx: 0, dy: -size.height)
    default: CGVector(dx: -size.width, dy: 0)
    }
  }
}

/// The kind of a transition.
public struct CATransitionType: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a kind from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// The new state fades in.
  public static let fade = CATransitionType(rawValue: "fade")
  /// The new state slides over the old one.
  public static let moveIn = CATransitionType(rawValue: "moveIn")
  /// The new state slides in and pushes the old one out.
  public static let push = CATransitionType(rawValue: "push")
  /// The old state slides out and reveals the new one.
  public static let reveal = CATransitionType(rawValue: "reveal")
}

/// The direction of a transition.
public struct CATransitionSubtype: RawRepresentable, Hashable, Sendable {
  /// The name as text.
  public let rawValue: String

  /// Creates a direction from its name.
  public init(rawValue: String) { self.rawValue = rawValue }

  /// From the right edge.
  public static let fromRight = CATransitionSubtype(rawValue: "fromRight")
  /// From the left edge.
  public static let fromLeft = CATransitionSubtype(rawValue: "fromLeft")
  /// Upward, as on iOS.
  public static let fromTop = CATransitionSubtype(rawValue: "fromTop")
  /// Downward, as on iOS.
  public static let fromBottom = CATransitionSubtype(rawValue: "fromBottom")
}

/// The key of a layer's transition.
public let kCATransition = "transition"
/// The key of the action for a layer that is added or becomes visible.
public let kCAOnOrderIn = "onOrderIn"
/// The key of the action for a layer that is removed or hidden.
public let kCAOnOrderOut = "onOrderOut"
