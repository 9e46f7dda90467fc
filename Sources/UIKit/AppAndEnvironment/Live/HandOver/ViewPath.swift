/// The path to a view in a scene, with which the view is found in another process.
///
/// The path leads through the view controllers, and then through the views of the last one. A step names a class. Only
/// objects with the same name are counted, so that most edits of an interface do not affect the paths of the views that
/// remain.
struct ViewPath: Codable, Hashable, Sendable {
  struct Step: Codable, Hashable, Sendable {
    /// The name of the class.
    var name: String
    /// The accessibility identifier, or the index path in a list; empty if the view has neither.
    var key: String
    /// The position among the objects with the same name and the same key.
    var index: Int
  }

  private var controllers: [Step] = []
  private var views: [Step] = []

  // MARK: - Creating Paths

  func appending(controller step: Step) -> ViewPath {
    var path = self
    path.controllers.append(step)
    return path
  }

  func appending(view step: Step) -> ViewPath {
    var path = self
    path.views.append(step)
    return path
  }

  /// Returns the step to each of a number of view controllers.
  @MainActor
  static func steps(to controllers: [UIViewController]) -> [(controller: UIViewController, step: Step)] {
    counted(controllers) { _ in "" }.map { ($0, $1) }
  }

  /// Returns the step to each of a number of views.
  @MainActor
  static func steps(to views: [UIView]) -> [(view: UIView, step: Step)] {
    counted(views, key: key).map { ($0, $1) }
  }

  private static func counted<Object: AnyObject>(
    _ objects: [Object], key: (Object) -> String
  ) -> [(Object, Step)] {
    var counts: [Step: Int] = [:]
    return objects.map { object in
      var step = Step(name: String(describing: type(of: object)), key: key(object), index: 0)
      let index = counts[step, default: 0]
      counts[step] = index + 1
      step.index = index
      return (object, step)
    }
  }

  @MainActor
  private static func key(of view: UIView) -> String {
    if let identifier = view.accessibilityIdentifier { return identifier }
    // The order of cells changes when they are reused.
    guard let cell = view as? UITableViewCell, let indexPath = (view.superview as? UITableView)?.indexPath(for: cell)
    else { return "" }
    return "\(indexPath.section).\(indexPath.row)"
  }

  // MARK: - Following Paths

  /// Returns the view controllers from which paths begin.
  @MainActor
  static func roots(of scene: UIWindowScene) -> [UIViewController] { scene.windows.compactMap(\.rootViewController) }

  /// Returns the view controllers to which a path can lead from another one.
  @MainActor
  static func controllers(of controller: UIViewController) -> [UIViewController] {
    guard let presented = controller.presentedViewController, presented.presentingViewController === controller else {
      return controller.children
    }
    return controller.children + [presented]
  }

  /// Returns the view at the path in a scene; `nil` if there is none in a window.
  @MainActor
  func view(in scene: UIWindowScene) -> UIView? {
    var next = Self.roots(of: scene)
    var found: UIViewController?
    for step in controllers {
      guard let controller = Self.steps(to: next).first(where: { $0.step == step })?.controller else { return nil }
      found = controller
      next = Self.controllers(of: controller)
    }
    guard var view = found?.viewIfLoaded, view.window != nil else { return nil }
    for step in views {
      guard let subview = Self.steps(to: view.subviews).first(where: { $0.step == step })?.view else { return nil }
      view = subview
    }
    return view
  }
}
