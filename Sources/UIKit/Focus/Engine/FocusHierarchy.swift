/// The hierarchy of focus environments.
@MainActor
enum FocusHierarchy {
  /// Returns an environment and those that contain it, from the inside to the outside.
  static func chain(of environment: any UIFocusEnvironment) -> [any UIFocusEnvironment] {
    var chain: [any UIFocusEnvironment] = []
    var known: Set<ObjectIdentifier> = []
    var next: (any UIFocusEnvironment)? = environment
    // An app can implement parents that form a circle.
    while let current = next, known.insert(ObjectIdentifier(current)).inserted {
      chain.append(current)
      next = current.parentFocusEnvironment
    }
    return chain
  }

  /// Returns whether an environment is another one, or contains it.
  static func contains(_ outer: any UIFocusEnvironment, _ inner: any UIFocusEnvironment) -> Bool {
    chain(of: inner).contains { $0 === outer }
  }

  /// Returns the view that is the environment, that belongs to it, or that contains it.
  static func view(_ environment: any UIFocusEnvironment) -> UIView? {
    for current in chain(of: environment) {
      if let view = current as? UIView { return view }
      if let view = (current as? UIViewController)?.viewIfLoaded { return view }
      if let view = (current as? UIPresentationController)?.containerView { return view }
    }
    return nil
  }

  /// Returns the window that contains an environment.
  static func window(of environment: any UIFocusEnvironment) -> UIWindow? { view(environment)?.windowStorage }

  /// Returns the environments that take part in an update, each after those that it contains.
  static func affected(
    by previous: [any UIFocusEnvironment], _ next: [any UIFocusEnvironment]
  ) -> [any UIFocusEnvironment] {
    let left = Set(previous.map { ObjectIdentifier($0) })
    let entered = Set(next.map { ObjectIdentifier($0) })
    return previous.filter { !entered.contains(ObjectIdentifier($0)) }
      + next.filter { !left.contains(ObjectIdentifier($0)) } + next.filter { left.contains(ObjectIdentifier($0)) }
  }
}
