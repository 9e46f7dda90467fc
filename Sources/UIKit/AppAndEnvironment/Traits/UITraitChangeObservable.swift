/// An object that reports changes of traits in its environment.
///
/// A handler runs when one of the traits that it was registered for has another value, before the object is laid out.
/// Registrations end with the object and need not be removed.
@preconcurrency @MainActor
public protocol UITraitChangeObservable {
  /// A closure that runs when traits change; it receives the object and the previous traits.
  typealias TraitChangeHandler<TraitEnvironment> = (
    _ traitEnvironment: TraitEnvironment, _ previousTraitCollection: UITraitCollection
  ) -> Void where TraitEnvironment: UITraitEnvironment

  /// Runs `handler` whenever one of the traits changes.
  @discardableResult
  func registerForTraitChanges<TraitEnvironment>(
    _ traits: [UITrait], handler: @escaping TraitChangeHandler<TraitEnvironment>
  ) -> any UITraitChangeRegistration where TraitEnvironment: UITraitEnvironment

  /// Ends a registration before the object's own end.
  func unregisterForTraitChanges(_ registration: any UITraitChangeRegistration)
}

/// A registration for trait changes, with which the app can end it.
@preconcurrency @MainActor
public protocol UITraitChangeRegistration: NSCopying, NSObjectProtocol {}
