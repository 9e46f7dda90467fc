/// The item from which the search of a rotor begins, and its direction.
@preconcurrency @MainActor
open class UIAccessibilityCustomRotorSearchPredicate: NSObject {
  /// The item from which the search begins.
  ///
  /// It has no element if none has the focus.
  open var currentItem = UIAccessibilityCustomRotorItemResult()

  /// The direction of the search.
  ///
  /// The default is `previous`.
  open var searchDirection = UIAccessibilityCustomRotor.Direction.previous

  /// Creates a predicate without an element.
  public override init() { super.init() }
}
