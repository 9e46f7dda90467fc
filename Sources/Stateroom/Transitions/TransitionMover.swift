import UIKit

/// A view that takes part in a transition, with the values that the transition must restore.
@MainActor
struct TransitionMover {
  let controller: UIViewController
  let view: UIView
  let isEntering: Bool
  /// The child's own implementation of its part.
  let driver: (any StateViewControllerTransitioning)?
  private let alpha: CGFloat
  private let transform: CATransform3D
  private let isHiddenFromAssistance: Bool
  /// A Boolean value that indicates whether the view fills its superview.
  ///
  /// The superview can change its size during the transition.
  private let fillsSuperview: Bool
  /// The original anchor point, if the view rotates about another point.
  private var anchorPoint: CGPoint?
  /// The snapshot that moves in place of the view.
  private(set) var picture: UIView?
  /// The curl of the view, or of the snapshot, if it moves like a page.
  private var curl: PageCurl?

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

  /// Returns a mover whose view is prepared for a transition.
  func prepared(for transition: ContainerTransition) -> TransitionMover {
    var copy = self
    copy.prepare(for: transition)
    return copy
  }

  private mutating func prepare(for transition: ContainerTransition) {
    let motion = isEntering ? transition.entering : transition.leaving
    let pivot = motion.pivot
    UIView.performWithoutAnimation {
      if pivot != .center {
        anchorPoint = view.layer.anchorPoint
        view.moveAnchor(to: pivot.anchorPoint)
      }
      if transition.showsPictureOfLeaving, !isEntering { showPicture() }
      if motion.curl != 0 { showCurl() }
      // A view that is laid out for the first time must not be animated from an empty frame.
      if isEntering { place(transition, at: .start) }
    }
  }

  /// Places the view at a motion.
  func place(_ motion: Motion) {
    curl?.fraction = motion.curl
    for moved in [picture ?? view, curl].compactMap(\.self) {
      moved.alpha = alpha * motion.opacity
      moved.transform3D = motion.transform(for: moved.bounds.size, over: transform)
    }
  }

  /// Places the view where it is at the beginning or the end of the transition.
  func place(_ transition: ContainerTransition, at position: AnimationPosition) {
    let isAtRest = isEntering == (position == .end)
    let motion = isAtRest ? Motion.none : isEntering ? transition.entering : transition.leaving
    // A view without a motion of its own may be moved by other code.
    if isAtRest || motion != .none { place(motion) }
  }

  /// Hides a view that is leaving from assistive technology.
  func hideFromAssistance(ifGoing heading: AnimationPosition) {
    let isLeaving = isEntering == (heading == .start)
    view.accessibilityElementsHidden = isLeaving || isHiddenFromAssistance
  }

  /// Adds a snapshot over the view, which moves from now on.
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

  /// Adds the curl in front of the view, or of its snapshot.
  private mutating func showCurl() {
    let page = picture ?? view
    // A view that enters has not been drawn yet, and must not be drawn before it is in its place.
    curl = PageCurl(of: page, ghost: isEntering ? nil : page.snapshotView(afterScreenUpdates: false))
  }

  /// Restores what the motion has changed.
  ///
  /// The changes are not animated, because a transition can be cut short inside an animation block of the app.
  func restore() {
    UIView.performWithoutAnimation {
      curl?.remove()
      picture?.removeFromSuperview()
      view.alpha = alpha
      view.transform3D = transform
      if let anchorPoint { view.moveAnchor(to: anchorPoint) }
      // The result of resizing a view that has a transform is undefined, so the frame is set again.
      if fillsSuperview, let superview = view.superview { view.fill(superview) }
    }
    view.accessibilityElementsHidden = isHiddenFromAssistance
  }
}

extension UIView {
  /// Sets the anchor point of the layer without moving the view.
  fileprivate func moveAnchor(to anchorPoint: CGPoint) {
    let old = layer.anchorPoint
    layer.anchorPoint = anchorPoint
    center.x += (anchorPoint.x - old.x) * bounds.width
    center.y += (anchorPoint.y - old.y) * bounds.height
  }
}
