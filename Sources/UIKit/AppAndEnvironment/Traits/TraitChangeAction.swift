/// A method that is called by its name when traits change.
@MainActor
struct TraitChangeAction {
  private weak var target: AnyObject?
  private let selector: Selector
  private let parameterCount: Int

  init(_ target: Any, _ selector: Selector) {
    self.target = ActionDispatch.receiver(target, of: selector, orUse: "registerForTraitChanges(_:handler:)")
    self.selector = selector
    parameterCount = String(describing: selector).count { $0 == ":" }
  }

  /// Calls the method with the object whose traits changed and the previous traits, as far as it has parameters.
  func perform(_ object: AnyObject, _ previous: UITraitCollection) {
    guard let target else { return }
    let sender: Any? =
      switch parameterCount {
      case 0: nil
      case 1: object
      default: [object, previous] as [Any?]
      }
    ActionDispatch.perform(selector, on: target, sender: sender)
  }
}

extension UITraitChangeObservable {
  /// Registers a method of an object that is called whenever one of the traits changes.
  ///
  /// The object conforms to `_RuntimeActionTarget`, and is not retained. The method has no parameter, or the object
  /// whose traits changed as its parameter, followed by the previous traits if it has two.
  @discardableResult
  public func registerForTraitChanges(
    _ traits: [UITrait], target: Any, action: Selector
  ) -> any UITraitChangeRegistration {
    guard let observed = self as? any TraitAdjusting else {
      misuse(
        "registerForTraitChanges(_:target:action:): \(type(of: self)) must implement it, because it is not UIKit's")
    }
    let action = TraitChangeAction(target, action)
    return observed.traitAdjustmentsForWriting.register(traits) { action.perform($0, $1) }
  }

  /// Registers a method of this object that is called whenever one of the traits changes.
  ///
  /// The object conforms to `_RuntimeActionTarget`. The method has no parameter, or this object as its parameter,
  /// followed by the previous traits if it has two.
  @discardableResult
  public func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration {
    registerForTraitChanges(traits, target: self, action: action)
  }
}
