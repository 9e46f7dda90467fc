import UIKit

/// The constraints that make a child's view fill its container view until the child leaves.
///
/// Constraints let the content determine the size of a container in a stack view, or of one that is measured with
/// `systemLayoutSizeFitting(_:)`, and let a child fill a container that does not use autoresizing. In a scroll view,
/// whose edges are those of its content, a view that uses autoresizing is resized with the bounds instead.
///
/// While another view replaces it, the view yields: it follows the container's size, and no longer takes part in
/// determining it. Two views whose contents require different sizes can therefore be in the container together.
@MainActor
final class ViewPin {
  private let retainedView: UIView?
  private weak var referencedView: UIView?
  private let wasAutoresized: Bool
  private let mask: UIView.AutoresizingMask
  /// The constraints of the edges: top, leading, bottom, and trailing.
  private let edges: [NSLayoutConstraint]
  /// The constraints of the width and the height of a view that yields.
  private var size: [NSLayoutConstraint] = []
  /// The constraints of the width and the height of the container while the view does not determine them.
  private var containerSize: [NSLayoutConstraint] = []

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
      edges = []
    } else {
      edges = [
        view.topAnchor.constraint(equalTo: container.topAnchor),
        view.leadingAnchor.constraint(equalTo: container.leadingAnchor),
        view.bottomAnchor.constraint(equalTo: container.bottomAnchor),
        view.trailingAnchor.constraint(equalTo: container.trailingAnchor),
      ]
    }
    pin()
  }

  private var view: UIView? { retainedView ?? referencedView }

  /// The constraints that apply at present, unless they are suspended.
  private var constraints: [NSLayoutConstraint] { isYielding ? edges[..<2] + size : edges }

  private func pin() {
    guard !edges.isEmpty else { return autoresize() }
    view?.translatesAutoresizingMaskIntoConstraints = false
    NSLayoutConstraint.activate(constraints)
  }

  private func autoresize() {
    view?.translatesAutoresizingMaskIntoConstraints = true
    view?.autoresizingMask = [.flexibleWidth, .flexibleHeight]
  }

  // MARK: - Yielding

  /// A Boolean value that indicates whether the container's size is independent of the view.
  var isYielding: Bool { !size.isEmpty }

  /// Releases two edges, if the content of the container can determine the container's size.
  func yield() {
    guard !isYielding, !edges.isEmpty, let view, let container = view.superview, isInPlace,
      !container.translatesAutoresizingMaskIntoConstraints
    else { return }
    let isPinned = edges[0].isActive
    if isPinned { NSLayoutConstraint.deactivate([edges[2], edges[3]]) }
    size = Self.size(of: view, container.bounds.size)
    if isPinned { NSLayoutConstraint.activate(size) }
  }

  /// Follows a change of the container's size while the view yields.
  func containerDidLayOut() {
    guard isYielding, let bounds = view?.superview?.bounds.size else { return }
    for (constraint, length) in zip(size, [bounds.width, bounds.height]) where constraint.constant != length {
      constraint.constant = length
    }
  }

  /// Pins all edges again.
  func reclaim() {
    guard isYielding else { return }
    let isPinned = edges[0].isActive
    NSLayoutConstraint.deactivate(size)
    size = []
    if isPinned { NSLayoutConstraint.activate([edges[2], edges[3]]) }
  }

  /// Returns constraints that set the size of a view, unless other constraints require another one.
  private static func size(of view: UIView, _ size: CGSize) -> [NSLayoutConstraint] {
    let constraints = [
      view.widthAnchor.constraint(equalToConstant: size.width),
      view.heightAnchor.constraint(equalToConstant: size.height),
    ]
    for constraint in constraints { constraint.priority = .required - 1 }
    return constraints
  }

  // MARK: - Suspending

  /// Suspends the constraints, so that an animator of the app can set the view's frame.
  ///
  /// A container whose size its content determines keeps its present size.
  func suspend() {
    if let container = view?.superview, isInPlace, !container.translatesAutoresizingMaskIntoConstraints {
      NSLayoutConstraint.deactivate(containerSize)
      containerSize = Self.size(of: container, container.bounds.size)
      NSLayoutConstraint.activate(containerSize)
    }
    NSLayoutConstraint.deactivate(constraints)
    autoresize()
  }

  private func releaseContainerSize() {
    NSLayoutConstraint.deactivate(containerSize)
    containerSize = []
  }

  /// Pins the view again, unless it has left meanwhile.
  func resume() {
    releaseContainerSize()
    guard let view, !edges.isEmpty, !edges[0].isActive, isInPlace else { return }
    view.autoresizingMask = mask
    pin()
  }

  // MARK: - Leaving

  /// Restores the view's layout properties.
  ///
  /// The view keeps its frame.
  func release() {
    releaseContainerSize()
    NSLayoutConstraint.deactivate(constraints)
    view?.translatesAutoresizingMaskIntoConstraints = wasAutoresized
    view?.autoresizingMask = mask
  }

  /// A Boolean value that indicates whether the view is still in the superview in which it was pinned.
  var isInPlace: Bool {
    guard let superview = view?.superview else { return false }
    return edges.isEmpty || edges[0].secondItem === superview
  }

  /// Restores the view's layout properties if it has no superview.
  ///
  /// A view with another superview belongs to the code that has moved it.
  func releaseIfOrphaned() {
    if view?.superview == nil { release() }
  }
}
