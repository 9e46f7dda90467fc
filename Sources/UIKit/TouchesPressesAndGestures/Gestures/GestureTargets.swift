/// The receivers of a recognizer's actions, in the order of addition.
///
/// They are closures and targets, and targets are not retained.
@MainActor
struct GestureTargets {
  enum Entry {
    case target(WeakTarget, Selector)
    case handler((UIGestureRecognizer) -> Void)
  }

  struct WeakTarget {
    weak var object: AnyObject?
  }

  private(set) var entries: [Entry] = []

  /// Replaces the targets.
  mutating func replace(by entries: [Entry]) { self.entries = entries }

  mutating func add(_ target: AnyObject, _ action: Selector) {
    let isKnown = entries.contains {
      if case .target(let known, action) = $0 { known.object === target } else { false }
    }
    // The same pair is added only once, so that repeated setup has no effect.
    if !isKnown { entries.append(.target(WeakTarget(object: target), action)) }
  }

  mutating func add(_ handler: @escaping (UIGestureRecognizer) -> Void) { entries.append(.handler(handler)) }

  /// Removes pairs.
  ///
  /// If the target or the action is `nil`, every target or every action matches.
  mutating func remove(_ target: AnyObject?, _ action: Selector?) {
    entries.removeAll {
      guard case .target(let known, let name) = $0 else { return false }
      guard let object = known.object else { return true }
      return (target == nil || object === target) && (action == nil || name == action)
    }
  }

  func send(from recognizer: UIGestureRecognizer) {
    for entry in entries {
      switch entry {
      case .target(let target, let action):
        guard let object = target.object else { continue }
        ActionDispatch.perform(action, on: object, sender: recognizer)
      case .handler(let handler): handler(recognizer)
      }
    }
  }
}
