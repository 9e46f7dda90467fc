/// An object that has traits: a screen, a window, a view, or a view controller.
@preconcurrency @MainActor
public protocol UITraitEnvironment: NSObjectProtocol {
  /// The traits of the environment.
  var traitCollection: UITraitCollection { get }

  /// Called when ``traitCollection`` changes.
  func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?)
}
