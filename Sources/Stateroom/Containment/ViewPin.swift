import UIKit

/// The constraints that make a child's view fill its container view until the child leaves.
///
/// Constraints let the content determine the size of a container in a stack view, or of one that is measured with
/// `systemLayoutSizeFitting(_:)`, and let a child fill a container that does not use autoresizing. In a scroll view,
/// whose edges are those of its content, a view that uses autoresizing is resized with the bounds instead.
@MainActor
final class ViewPin {
  private let retainedView: UIView?
  private weak var referencedView: UIView?
  private let wasAutoresized: Bool
  private let mask: UIView.AutoresizingMask
  private let constraints: [NSLayoutConstraint]

  /// Pins a view to the edges of its superview.
  ///
  /// - Parameters:
  ///   - view: The view.
  ///   - retainsView: A Boolean value that indicates whether the pin retains the view, as an owner that releases its
  ///     pins reliably should request. A weak reference would make every retain of the view slow for the rest of its
  ///     lifetime.
  init?(_ view: UIView, retainsView: Bool) {
    guard let container = view.superview else { return nil }
    retainedView = retainsView ? view : nil
    if !retainsView { referencedView = view }
    wasAutoresized = view.translatesAutoresizingMaskIntoConstraints
    mask = view.autoresizingMask
    if wasAutoresized, container is UIScrollView {
      constraints = []
    } else {
      constraints = [
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ]
    }
    pin()
  }

  private var view: UIView? { retainedView ?? referencedView }

  private func pin() {
    guard !constraints.isEmpty else { return autoresize() }
    view?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  private func autoresize() {
    view?.translatesAutoresizingMaskIntoConstraints = true
    view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Suspends the constraints, so that an animator of the app can set the view's frame.
  func suspend() {
    NSLayoutConstraint.deactivate(constraints)
    autoresize()
  }

  /// Pins the view again, unless it has left meanwhile.
  func resume() {
    guard let view, let container = view.superview, !constraints.isEmpty, !constraints[0].isActive else { return }
    guard constraints[0].secondItem === container else { return }
    view.autoresizingMask = mask
    pin()
  }

  /// Restores the view's layout properties.
  ///
  /// The view keeps its frame.
  func release() {
    NSLayoutConstraint.deactivate(constraints)
    view?.translatesAutoresizingMaskIntoConstraints = wasAutoresized
    view?.autoresizingMask = mask
  }

  /// A Boolean value that indicates whether the view is still in the superview in which it was pinned.
  var isInPlace: Bool {
    guard let superview = view?.superview else { return false }
    return constraints.isEmpty || constraints[0].secondItem === superview
  }

  /// Restores the view's layout properties if it has no superview.
  ///
  /// A view with another superview belongs to the code that has moved it.
  func releaseIfOrphaned() {
    if view?.superview == nil { release() }
  }
}
