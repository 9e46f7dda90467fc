/// An object that has traits: a screen, a window, a view, or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The environment's traits.
  var traitCollection: UITraitCollection { get }

  /// Tells that ``traitCollection`` changed.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
