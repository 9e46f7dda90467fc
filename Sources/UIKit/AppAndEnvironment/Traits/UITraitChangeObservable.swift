/// An object that reports changes of traits in its environment.
///
/// A handler is called when the value of one of its traits has changed, before the object is laid out. Registrations
/// end with the object and need not be removed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that is called when traits change, with the object and the previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Registers a handler that is called whenever one of the traits changes.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Registers a method of an object that is called whenever one of the traits changes.
  ///
  /// The object conforms to `_RuntimeActionTarget`, and is not retained. The method has no parameter, or the object
  /// whose traits changed as its parameter, followed by the previous traits if it has two.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], target: Any, action: Selector) -> any UITraitChangeRegistration

  /// Registers a method of this object that is called whenever one of the traits changes.
  ///
  /// The object conforms to `_RuntimeActionTarget`. The method has no parameter, or this object as its parameter,
  /// followed by the previous traits if it has two.
  @discardableResult
  func registerForTraitChanges(_ traits: [UITrait], action: Selector) -> any UITraitChangeRegistration

  /// Removes a registration, which otherwise lasts as long as the object.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes, with which the app can remove it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
