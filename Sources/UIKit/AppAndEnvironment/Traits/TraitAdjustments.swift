/// An object's overrides of the traits that it passes on, and its registrations for trait changes.
///
/// Created only for objects that have an override or a registration, or a tracked method that reads a trait, so that
/// other objects incur no cost.
@MainActor
final class TraitAdjustments {
  var overrides = UITraitOverrides() { didSet { cache = nil } }
  /// The limits of the text size, which apply after the overrides.
  var contentSizeLimits = ContentSizeLimits() { didSet { cache = nil } }
  /// The trait overrides by a parent view controller, which are valid while it is the parent.
  private(set) var parentOverride: UITraitCollection?
  /// The trait overrides by the presentation of a view controller.
  var presentationOverride: UITraitCollection? { didSet { cache = nil } }
  private weak var overridingParent: UIViewController?
  private(set) var registrations: [TraitChangeRegistration] = []
  /// The traits that methods have read when they were called last.
  var readTraits: [TrackedMethod: [UITrait]] = [:]
  // Cached, because every view below requests the same traits repeatedly.
  private var cache: (inherited: UITraitCollection, style: UIUserInterfaceStyle, result: UITraitCollection)?

  func setOverride(_ traits: UITraitCollection?, by parent: UIViewController) {
    parentOverride = traits
    overridingParent = parent
    cache = nil
  }

  func parentOverride(of parent: UIViewController?) -> UITraitCollection? {
    parent != nil && overridingParent === parent ? parentOverride : nil
  }

  /// Returns the traits below an object that inherits traits.
  ///
  /// The overrides of the presentation and the parent are applied first, then the style, then the overrides of the
  /// object, and then its limits.
  func apply(
    to inherited: UITraitCollection, style: UIUserInterfaceStyle, parent: UIViewController? = nil
  ) -> UITraitCollection {
    let fromParent = parentOverride(of: parent)
    guard
      style != .unspecified || !overrides.isEmpty || fromParent != nil || presentationOverride != nil
        || !contentSizeLimits.isEmpty
    else { return inherited }
    if fromParent == nil, let cache, cache.inherited === inherited, cache.style == style { return cache.result }
    var values = inherited.values
    if let presentationOverride { values.merge(presentationOverride.values) }
    if let fromParent { values.merge(fromParent.values) }
    if style != .unspecified { values.userInterfaceStyle = style }
    values.merge(overrides.values)
    values.preferredContentSizeCategory = contentSizeLimits.limit(values.preferredContentSizeCategory)
    let result = values == inherited.values ? inherited : UITraitCollection(values: values)
    if fromParent == nil { cache = (inherited, style, result) }
    return result
  }

  // MARK: - Registrations

  func register(_ traits: [UITrait], _ handler: @escaping (AnyObject, UITraitCollection) -> Void)
    -> TraitChangeRegistration
  {
    let registration = TraitChangeRegistration(traits: traits, handler: handler)
    registrations.append(registration)
    return registration
  }

  func unregister(_ registration: any UITraitChangeRegistration) {
    guard let index = registrations.firstIndex(where: { $0 === registration }) else { return }
    registrations.remove(at: index).isActive = false
  }

  func notify(_ object: AnyObject, from old: UITraitCollection, to new: UITraitCollection) {
    for registration in registrations where registration.isActive && registration.concerns(old, new) {
      registration.handler(object, old)
    }
  }

  /// The methods that depend on a change of traits.
  func methods(dependingOn old: UITraitCollection, _ new: UITraitCollection) -> [TrackedMethod] {
    // A copy, because the comparison of the values of an app's trait is code of the app.
    let readTraits = readTraits
    return readTraits.filter { new.values.differs(in: $0.value, from: old.values) }.map(\.key)
  }
}

/// A registration for changes of traits.
@MainActor
final class TraitChangeRegistration: NSObject, UITraitChangeRegistration {
  private let traits: [UITrait]
  let handler: (AnyObject, UITraitCollection) -> Void
  /// A Boolean value that indicates whether the registration is active.
  ///
  /// An earlier handler for the same change can remove it.
  var isActive = true

  init(traits: [UITrait], handler: @escaping (AnyObject, UITraitCollection) -> Void) {
    self.traits = traits
    self.handler = handler
    super.init()
  }

  func concerns(_ old: UITraitCollection, _ new: UITraitCollection) -> Bool {
    new.values.differs(in: traits, from: old.values)
  }

  /// Returns the registration itself, which cannot be copied.
  nonisolated func copy(with zone: NSZone? = nil) -> Any { self }
}

/// Returns an untyped handler that calls a handler for a class.
///
/// The registration ensures that the class is correct.
@MainActor
func typed<Environment>(
  _ handler: @escaping (Environment, UITraitCollection) -> Void
) -> (AnyObject, UITraitCollection) -> Void {
  { object, previous in
    guard let environment = object as? Environment else {
      misuse(
        "registerForTraitChanges(_:handler:): the handler takes \(Environment.self), but it was registered on \(object)"
      )
    }
    handler(environment, previous)
  }
}
