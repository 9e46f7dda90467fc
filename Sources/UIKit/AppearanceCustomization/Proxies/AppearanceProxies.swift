/// The appearance proxies of the app, and the rules by which their values apply.
///
/// For each property, the value of one proxy applies. The proxy of a class takes precedence over those of its
/// superclasses, and then a proxy with containers over one without. Of two proxies with containers, the one whose
/// outermost container is nearer to the window takes precedence, and of two with the same containers the one that names
/// more of them. A proxy with traits takes precedence over one without.
@MainActor
final class AppearanceProxies {
  static private(set) var shared = AppearanceProxies()
  /// A Boolean value that indicates whether properties are being set by something other than the app.
  private(set) static var isApplying = false
  private var proxies: [AppearanceProxy] = []
  /// The proxies that apply to a class, those of superclasses first.
  private var proxiesByClass: [ObjectIdentifier: [AppearanceProxy]] = [:]

  /// A Boolean value that indicates whether the app has used a proxy.
  static var areInUse: Bool { !shared.proxies.isEmpty }

  /// Removes all proxies.
  ///
  /// Called when the simulated device restarts.
  static func reset() { shared = AppearanceProxies() }

  /// Sets properties to the values of the system, which proxies can replace.
  static func withSystemValues<Result>(_ set: () -> Result) -> Result {
    let wasApplying = isApplying
    isApplying = true
    defer { isApplying = wasApplying }
    return set()
  }

  // MARK: - Finding Proxies

  /// Returns the recorder of the proxy for a class, containers, and traits.
  func recorder<Object: AppearanceCustomizable>(
    of type: Object.Type, containers: [any UIAppearanceContainer.Type] = [], traits: UITraitCollection? = nil,
    make: (Object.Type) -> Object
  ) -> Object {
    let known = proxies.first { proxy in
      ObjectIdentifier(proxy.type) == ObjectIdentifier(type) && proxy.traits == traits
        && proxy.containers.map(ObjectIdentifier.init) == containers.map(ObjectIdentifier.init)
    }
    if let recorder = known?.recorder as? Object { return recorder }
    // What the initializers of the class set is not recorded.
    let recorder = make(type)
    let proxy = AppearanceProxy(recorder: recorder, containers: containers, traits: traits)
    recorder.appearanceRecord.proxy = proxy
    proxies.append(proxy)
    proxiesByClass = [:]
    return recorder
  }

  private func proxies(for type: AnyClass) -> [AppearanceProxy] {
    let key = ObjectIdentifier(type)
    if let known = proxiesByClass[key] { return known }
    var found: [AppearanceProxy] = []
    var candidate: AnyClass? = type
    while let current = candidate {
      found = proxies.filter { ObjectIdentifier($0.type) == ObjectIdentifier(current) } + found
      candidate = _getSuperclass(current)
    }
    proxiesByClass[key] = found
    return found
  }

  // MARK: - Applying

  /// Applies the values of the proxies to an object that enters a window.
  ///
  /// - Parameter hierarchy: The objects that contain it, the innermost first.
  func apply(
    to object: some AppearanceCustomizable, in hierarchy: @autoclosure () -> [AnyObject],
    traits: @autoclosure () -> UITraitCollection
  ) {
    guard !proxies.isEmpty, object.appearanceRecord.proxy == nil else { return }
    let candidates = proxies(for: type(of: object))
    guard !candidates.isEmpty else { return }
    let needsHierarchy = candidates.contains { !$0.containers.isEmpty }
    let settings = settings(
      of: candidates, in: needsHierarchy ? hierarchy().reversed() : [], traits: traits(),
      without: object.appearanceRecord.ownProperties)
    Self.withSystemValues { for setting in settings { setting.apply(object) } }
  }

  private func settings(
    of candidates: [AppearanceProxy], in hierarchy: [AnyObject], traits: UITraitCollection,
    without ownProperties: [AppearanceProperty]
  ) -> [AppearanceProxy.Setting] {
    var chosen: [(setting: AppearanceProxy.Setting, rank: Rank)] = []
    for proxy in candidates {
      proxy.reportChangesWithoutEffect()
      if let required = proxy.traits, !traits.containsTraits(in: required) { continue }
      guard let places = proxy.places(in: hierarchy) else { continue }
      let rank = Rank(type: proxy.type, places: places, hasTraits: proxy.traits != nil)
      for setting in proxy.settings where !ownProperties.contains(setting.property) {
        if let index = chosen.firstIndex(where: { $0.setting.property == setting.property }) {
          if !rank.isBelow(chosen[index].rank) { chosen[index] = (setting, rank) }
        } else {
          chosen.append((setting, rank))
        }
      }
    }
    return chosen.map(\.setting)
  }

  /// The precedence of a proxy.
  private struct Rank {
    let type: NSObject.Type
    let places: [Int]
    let hasTraits: Bool

    func isBelow(_ other: Rank) -> Bool {
      // A candidate that comes later is of the same class or of a subclass.
      guard ObjectIdentifier(type) == ObjectIdentifier(other.type) else { return false }
      if let (own, others) = zip(places, other.places).first(where: { $0 != $1 }) { return own > others }
      if places.count != other.places.count { return places.count < other.places.count }
      return !hasTraits && other.hasTraits
    }
  }
}
