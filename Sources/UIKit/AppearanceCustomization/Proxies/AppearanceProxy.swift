/// The values that the app has set on an appearance proxy, and the objects to which they apply.
///
/// The app uses an instance of the customized class, the recorder, which forwards the values to which its properties
/// are set. The proxy therefore has the type that Apple declares for it, and only the properties of that class.
@MainActor
final class AppearanceProxy {
  /// A value, as a closure that sets it.
  struct Setting {
    let property: AppearanceProperty
    let apply: @MainActor (AnyObject) -> Void
  }

  let type: NSObject.Type
  let containers: [any UIAppearanceContainer.Type]
  let traits: UITraitCollection?
  let recorder: any AppearanceCustomizable
  private(set) var settings: [Setting] = []
  private let untouchedView: ViewFacts?
  private var hasReported = false

  init(
    recorder: any AppearanceCustomizable, containers: [any UIAppearanceContainer.Type], traits: UITraitCollection?
  ) {
    self.recorder = recorder
    type = Swift.type(of: recorder)
    self.containers = containers
    self.traits = traits
    untouchedView = (recorder as? UIView).map(ViewFacts.init)
  }

  func record(_ property: AppearanceProperty, apply: @escaping @MainActor (AnyObject) -> Void) {
    settings.removeAll { $0.property == property }
    settings.append(Setting(property: property, apply: apply))
  }

  // MARK: - Matching

  /// Returns where the containers are in a hierarchy, as indices from the window inward.
  ///
  /// The result is `nil` if it lacks one of them.
  ///
  /// Each container is found as near to the window as possible, because the outermost container takes precedence.
  func places(in hierarchy: [AnyObject]) -> [Int]? {
    var places: [Int] = []
    var start = 0
    for container in containers.reversed() {
      guard
        let place = hierarchy[start...].firstIndex(where: { object in
          isInstance(object, of: container)
        })
      else { return nil }
      places.append(place)
      start = place + 1
    }
    return places
  }

  private func isInstance(_ object: AnyObject, of container: any UIAppearanceContainer.Type) -> Bool {
    var candidate: AnyClass? = Swift.type(of: object)
    while let current = candidate {
      if ObjectIdentifier(current) == ObjectIdentifier(container) { return true }
      candidate = _getSuperclass(current)
    }
    return false
  }

  // MARK: - Reporting

  /// Reports changes of the proxy that have no effect, each once.
  func reportChangesWithoutEffect() {
    guard !hasReported, let view = recorder as? UIView, let untouchedView else { return }
    let changed = ViewFacts(of: view).differences(from: untouchedView)
    guard !changed.isEmpty else { return }
    hasReported = true
    RuntimeDiagnostics.report(
      .appearance,
      "\(type).appearance(): \(changed.joined(separator: ", ")) cannot be customized with an appearance proxy and has no effect; set it on each \(type)"
    )
  }
}

/// Properties of every view that cannot be customized with a proxy.
@MainActor
private struct ViewFacts {
  private let facts: [(name: String, value: String)]

  init(of view: UIView) {
    facts = [
      ("isHidden", "\(view.isHidden)"), ("alpha", "\(view.alpha)"), ("frame", "\(view.frame)"),
      ("transform", "\(view.transform)"), ("clipsToBounds", "\(view.clipsToBounds)"),
      ("isUserInteractionEnabled", "\(view.isUserInteractionEnabled)"), ("tag", "\(view.tag)"),
      ("contentMode", "\(view.contentMode)"), ("layer.cornerRadius", "\(view.layer.cornerRadius)"),
      ("layer.borderWidth", "\(view.layer.borderWidth)"), ("layer.shadowOpacity", "\(view.layer.shadowOpacity)"),
      ("gestureRecognizers", "\(view.gestureStorage.count)"),
      ("layoutMargins", "\(view.layoutMargins)"),
    ]
  }

  func differences(from other: ViewFacts) -> [String] {
    zip(facts, other.facts).compactMap { $0.value == $1.value ? nil : $0.name }
  }
}
