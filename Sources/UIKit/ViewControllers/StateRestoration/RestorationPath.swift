/// The path of restoration identifiers that leads to an object whose state is saved.
///
/// A view controller has a path if it and the view controllers that contain or present it have restoration identifiers.
struct RestorationPath: Codable, Hashable, Sendable {
  enum Kind: Codable, Sendable { case controller, view, object }

  struct Step: Codable, Hashable, Sendable {
    let identifier: String
    /// The position among the siblings with the same identifier.
    let index: Int
  }

  let kind: Kind
  private(set) var steps: [Step]

  /// The restoration identifiers of the path.
  var identifiers: [String] { steps.map(\.identifier) }

  /// Returns whether the path begins with the path of a view controller.
  func isInside(_ controller: RestorationPath) -> Bool {
    controller.kind == .controller && controller.steps.count <= steps.count
      && steps.starts(with: controller.steps) && self != controller
  }

  private init(_ kind: Kind, _ steps: [Step]) {
    self.kind = kind
    self.steps = steps
  }

  private func appending(_ step: Step, _ kind: Kind) -> RestorationPath { RestorationPath(kind, steps + [step]) }

  // MARK: - Finding the Path of an Object

  /// Creates the path of a view controller; `nil` if its state is not saved.
  @MainActor
  init?(of controller: UIViewController) {
    guard let identifier = controller.restorationIdentifier else { return nil }
    if let outer = controller.parent ?? controller.presentingViewController {
      guard let path = RestorationPath(of: outer) else { return nil }
      let siblings = ViewPath.controllers(of: outer)
      self = path.appending(Self.step(to: controller, identifier, among: siblings), .controller)
    } else {
      let roots = UIApplication.shared.windows.compactMap(\.rootViewController)
      self.init(.controller, [Self.step(to: controller, identifier, among: roots)])
    }
  }

  /// Creates the path of a view in the interface of a view controller; `nil` if its state is not saved.
  @MainActor
  init?(of view: UIView) {
    guard let identifier = view.restorationIdentifier,
      let owner = sequence(first: view, next: \.superview).lazy.compactMap(\.owner).first,
      let path = RestorationPath(of: owner)
    else { return nil }
    let siblings = owner.restorableViews.filter { $0.restorationIdentifier == identifier }
    guard let index = siblings.firstIndex(where: { $0 === view }) else { return nil }
    self = path.appending(Step(identifier: identifier, index: index), .view)
  }

  /// Creates the path of a registered object.
  @MainActor
  init(of object: any UIStateRestoring, identifier: String) {
    let parent: RestorationPath? =
      switch object.restorationParent {
      case let controller as UIViewController: RestorationPath(of: controller)
      case let other?: RegisteredObjects.shared.path(of: other)
      case nil: nil
      }
    self.init(.object, (parent?.steps ?? []) + [Step(identifier: identifier, index: 0)])
  }

  @MainActor
  private static func step(
    to controller: UIViewController, _ identifier: String, among siblings: [UIViewController]
  ) -> Step {
    let same = siblings.filter { $0.restorationIdentifier == identifier }
    return Step(identifier: identifier, index: same.firstIndex { $0 === controller } ?? 0)
  }

  // MARK: - Following the Path

  /// Returns the view controller at the path in the app's windows.
  @MainActor
  func existingController() -> UIViewController? {
    var next = UIApplication.shared.windows.compactMap(\.rootViewController)
    var found: UIViewController?
    for step in steps {
      let same = next.filter { $0.restorationIdentifier == step.identifier }
      guard same.indices.contains(step.index) else { return nil }
      found = same[step.index]
      next = ViewPath.controllers(of: same[step.index])
    }
    return found
  }

  /// The path of the view controller whose interface contains the view.
  var controllerOfView: RestorationPath { RestorationPath(.controller, Array(steps.dropLast())) }

  /// Returns the view at the path in the interface of its view controller.
  @MainActor
  func view(in controller: UIViewController) -> UIView? {
    guard let step = steps.last else { return nil }
    let same = controller.restorableViews.filter { $0.restorationIdentifier == step.identifier }
    return same.indices.contains(step.index) ? same[step.index] : nil
  }
}

extension UIViewController {
  /// The views with restoration identifiers in the loaded interface, except for those of other view controllers.
  var restorableViews: [UIView] {
    var found: [UIView] = []
    func visit(_ view: UIView) {
      if view.restorationIdentifier != nil { found.append(view) }
      for subview in view.subviews where subview.owner == nil { visit(subview) }
    }
    if let view = viewIfLoaded { visit(view) }
    return found
  }
}
