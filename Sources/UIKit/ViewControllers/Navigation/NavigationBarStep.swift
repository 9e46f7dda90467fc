/// A push or a pop of one item in the bar of a navigation controller.
///
/// The navigation controller is the delegate of its bar, so that a subclass that adopts the protocol of the delegate is
/// asked before the change and notified after it. A change of several items is no push or pop of the bar.
@MainActor
enum NavigationBarStep {
  case push(UINavigationItem)
  case pop(UINavigationItem)

  /// Creates the step that leads from one stack of items to another one, or `nil` if there is none.
  init?(from old: [UINavigationItem], to new: [UINavigationItem]) {
    guard zip(old, new).allSatisfy({ $0 === $1 }) else { return nil }
    switch new.count - old.count {
    case 1: self = .push(new[old.count])
    case -1: self = .pop(old[new.count])
    default: return nil
    }
  }

  /// Asks the delegate before the change.
  ///
  /// The stack of view controllers has already changed, so the answer has no effect. If the user pops the item by the
  /// back button, the delegate was asked at the tap, when the answer had one.
  func willPerform(in bar: UINavigationBar) {
    switch self {
    case .push(let item): _ = bar.delegate?.navigationBar(bar, shouldPush: item)
    case .pop(let item):
      guard bar.itemLeftByTap !== item else { return bar.itemLeftByTap = nil }
      _ = bar.delegate?.navigationBar(bar, shouldPop: item)
    }
  }

  /// Notifies the delegate after the change.
  func didPerform(in bar: UINavigationBar) {
    switch self {
    case .push(let item): bar.delegate?.navigationBar(bar, didPush: item)
    case .pop(let item): bar.delegate?.navigationBar(bar, didPop: item)
    }
  }
}
