extension UIColor {
  /// A color that has the tint color of the view that uses it.
  ///
  /// It is resolved while a view draws, is laid out, or shows text or a background. In other code, it has the tint
  /// color of the app's key window, or the system's if there is none.
  public class var tintColor: UIColor { TintScope.color }
}

/// The view whose tint color `UIColor.tintColor` has.
@MainActor
enum TintScope {
  private static var view: UIView?
  private static var isResolving = false

  nonisolated fileprivate static let color = UIColor { traits in
    // A dynamic color can be resolved on any thread, and views exist on the main thread.
    guard MainActorDeinit.isOnMainActor else { return .systemBlue }
    return MainActor.assumeIsolated { resolved(with: traits) }
  }

  /// Performs actions in which the color has the tint color of a view.
  static func perform<Result>(for view: UIView, _ actions: () -> Result) -> Result {
    let outer = self.view
    self.view = view
    defer { self.view = outer }
    return actions()
  }

  private static func resolved(with traits: UITraitCollection) -> UIColor {
    // The tint color of a view can itself be based on this color.
    guard !isResolving else { return .systemBlue.resolvedColor(with: traits) }
    isResolving = true
    defer { isResolving = false }
    let source = view ?? UIApplication.shared.keyWindow
    return (source?.tintColor ?? .systemBlue).resolvedColor(with: traits)
  }
}
