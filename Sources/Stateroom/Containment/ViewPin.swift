import UIKit

/// Fills a container view with a child's view, by constraints, until the child leaves.
///
/// Constraints let the contents decide the size of a container in a stack view, or of one that is measured with
/// `systemLayoutSizeFitting(_:)`, and let a child fill its container that opted out of autoresizing. In a scroll view, whose edges
/// are those of its content, a view that is autoresized fills the bounds.
@MainActor
final class ViewPin {
  private weak var view: UIView?
  private let wasAutoresized: Bool
  private let mask: UIView.AutoresizingMask
  private let constraints: [NSLayoutConstraint]

  /// Pins a view to the edges of its superview.
  init?(_ view: UIView) {
    guard let container = view.superview else { return nil }
    self.view = view
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

  private func pin() {
    guard !constraints.isEmpty else { return autoresize() }
    view?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  private func autoresize() {
    view?.translatesAutoresizingMaskIntoConstraints = true
    view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  /// Lets an animator of the app's move the view by its frame, which constraints would put right at the next layout.
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

  /// Returns the view as it was. It keeps its frame.
  func release() {
    NSLayoutConstraint.deactivate(constraints)
    view?.translatesAutoresizingMaskIntoConstraints = wasAutoresized
    view?.autoresizingMask = mask
  }

  /// A Boolean value that indicates whether the view is still where it was pinned, pinned or suspended.
  var isInPlace: Bool {
    guard let superview = view?.superview else { return false }
    return constraints.isEmpty || constraints[0].secondItem === superview
  }

  /// Returns the view as it was if it lies nowhere. One that lies elsewhere belongs to who put it there.
  func releaseIfOrphaned() {
    if view?.superview == nil { release() }
  }
}
