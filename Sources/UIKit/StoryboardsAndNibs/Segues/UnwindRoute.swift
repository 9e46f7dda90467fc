/// The path of an unwind segue between its source and its destination.
///
/// It leads from the source through its ancestors, and through the controllers that present them, to the first one that
/// accepts the action, or that contains one that does. From there it leads down to the destination.
@MainActor
struct UnwindRoute {
  /// The controllers from the source to the destination.
  let path: [UIViewController]
  /// The controller whose presentation ends; `nil` if the route leads through no presentation.
  let presenter: UIViewController?

  var destination: UIViewController? { path.last }

  /// Returns the route to the nearest controller that accepts the action; `nil` if there is none.
  static func find(from source: UIStoryboardUnwindSegueSource) -> UnwindRoute? {
    var path = [source.source]
    var presenter: UIViewController?
    while let current = path.last {
      guard let next = current.parent ?? current.presentingViewController else { return nil }
      if current.parent == nil { presenter = next }
      if let descent = search(next, source) { return UnwindRoute(path: path + descent, presenter: presenter) }
      path.append(next)
    }
    return nil
  }

  /// Returns the controllers from a container down to the first one that accepts the action.
  ///
  /// The children are searched before the container, because they are nearer to the source.
  private static func search(_ container: UIViewController, _ source: UIStoryboardUnwindSegueSource)
    -> [UIViewController]?
  {
    for child in container.allowedChildrenForUnwinding(from: source) where child !== source.source {
      // An override can return any controller, also one that is not a child.
      guard child.parent === container else { continue }
      if let descent = search(child, source) { return [container] + descent }
    }
    let accepts = container.canPerformUnwindSegueAction(
      source.unwindAction, from: source.source, sender: source.sender)
    return accepts ? [container] : nil
  }

  /// Shows the destination: each controller on the path shows the next one, and presentations in between end.
  func follow(_ segue: UIStoryboardSegue, animated: Bool) {
    for (controller, next) in zip(path, path.dropFirst()) {
      // Changes below a presentation are not visible while it ends.
      segue.animatesUnwinding = animated && presenter == nil
      controller.unwind(for: segue, towards: next)
    }
    presenter?.dismiss(animated: animated)
  }
}
