import UIKit

/// A view that takes part in a transition, with what the motion changes and the end gives back.
@MainActor
struct TransitionMover {
  let controller: UIViewController
  let view: UIView
  let isEntering: Bool
  /// The child's own way to take part.
  let driver: (any StateViewControllerTransitioning)?
  private let alpha: CGFloat
  private let transform: CATransform3D
  private let isHiddenFromAssistance: Bool
  /// Whether the view fills its superview, which may change its size during the transition.
  private let fillsSuperview: Bool
  /// Where the view's anchor was, if it turns about another point.
  private var anchorPoint: CGPoint?
  /// What moves in the view's place.
  private(set) var picture: UIView?

  init?(_ controller: UIViewController, isEntering: Bool) {
    guard let view = controller.viewIfLoaded else { return nil }
    self.controller = controller
    self.view = view
    self.isEntering = isEntering
    driver = controller as? any StateViewControllerTransitioning
    alpha = view.alpha
    transform = view.transform3D
    isHiddenFromAssistance = view.accessibilityElementsHidden
    fillsSuperview = view.superview.map(view.fills) ?? false
  }

  /// The mover when its view is ready to be moved by a transition.
  func prepared(for transition: ContainerTransition) -> TransitionMover {
    var copy = self
    copy.prepare(for: transition)
    return copy
  }

  private mutating func prepare(for transition: ContainerTransition) {
    let pivot = (isEntering ? transition.entering : transition.leaving).pivot
    UIView.performWithoutAnimation {
      if pivot != .center {
        anchorPoint = view.layer.anchorPoint
        view.moveAnchor(to: pivot.anchorPoint)
      }
      if transition.showsPictureOfLeaving, !isEntering { showPicture() }
      // What is laid out for the first time is not to fly in from an empty frame.
      if isEntering { place(transition, at: .start) }
    }
  }

  /// Puts the view where a motion has it.
  func place(_ motion: Motion) {
    let moved = picture ?? view
    moved.alpha = alpha * motion.opacity
    moved.transform3D = motion.transform(for: moved.bounds.size, over: transform)
  }

  /// Puts the view where it is when the transition begins or ends.
  func place(_ transition: ContainerTransition, at position: AnimationPosition) {
    let isAtRest = isEntering == (position == .end)
    let motion = isAtRest ? Motion.none : isEntering ? transition.entering : transition.leaving
    // Somebody else may move what has no motion of its own.
    if isAtRest || motion != .none { place(motion) }
  }

  /// Whoever is on the way out is not there any more for those who do not see the motion.
  func hideFromAssistance(ifGoing heading: AnimationPosition) {
    let isGoing = isEntering == (heading == .start)
    view.accessibilityElementsHidden = isGoing || isHiddenFromAssistance
  }

  /// Lays a picture of the view over it, which is moved from now on.
  private mutating func showPicture() {
    guard let superview = view.superview, let picture = view.snapshotView(afterScreenUpdates: false) else { return }
    picture.bounds.size = view.bounds.size
    picture.layer.anchorPoint = view.layer.anchorPoint
    picture.center = view.center
    picture.accessibilityElementsHidden = true
    picture.isUserInteractionEnabled = false
    superview.insertSubview(picture, aboveSubview: view)
    self.picture = picture
    place(.none)
    view.alpha = 0
  }

  /// Gives back what the motion has changed.
  ///
  /// Nothing of it is animated: a transition may be cut short inside an animation block of the app's.
  func restore() {
    UIView.performWithoutAnimation {
      picture?.removeFromSuperview()
      view.alpha = alpha
      view.transform3D = transform
      if let anchorPoint { view.moveAnchor(to: anchorPoint) }
      // How a view is resized while it has a transform is undefined.
      if fillsSuperview, let superview = view.superview { view.fill(superview) }
    }
    view.accessibilityElementsHidden = isHiddenFromAssistance
  }
}

extension UIView {
  /// Gives the layer another anchor; the view stays where it is.
  fileprivate func moveAnchor(to anchorPoint: CGPoint) {
    let old = layer.anchorPoint
    layer.anchorPoint = anchorPoint
    center.x += (anchorPoint.x - old.x) * bounds.width
    center.y += (anchorPoint.y - old.y) * bounds.height
  }
}
