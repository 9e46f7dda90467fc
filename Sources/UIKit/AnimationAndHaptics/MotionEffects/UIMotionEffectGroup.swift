/// A group of motion effects that are applied to a view together.
@preconcurrency @MainActor
open class UIMotionEffectGroup: UIMotionEffect {
  /// The effects of the group.
  open var motionEffects: [UIMotionEffect]?

  /// Creates a group without effects.
  public override init() { super.init() }

  /// Creates a group from an archive.
  public required init?(coder: NSCoder) {
    motionEffects = coder.decodeObject(forKey: Self.effectsKey) as? [UIMotionEffect]
    super.init(coder: coder)
  }

  /// Archives the effects.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(motionEffects.map { $0 as NSArray }, forKey: Self.effectsKey)
  }

  private static let effectsKey = "UIMotionEffects"

  /// Returns a group with copies of the effects.
  nonisolated open override func copy(with zone: NSZone? = nil) -> Any {
    // Safe: the value does not leave the main thread, which `assumeIsolated` checks.
    nonisolated(unsafe) var copy: Any = self
    MainActor.assumeIsolated {
      let group = UIMotionEffectGroup()
      group.motionEffects = motionEffects?.compactMap { $0.copy() as? UIMotionEffect }
      copy = group
    }
    return copy
  }

  /// Returns the values of all effects.
  ///
  /// Several values for a key path add up.
  open override func keyPathsAndRelativeValues(forViewerOffset viewerOffset: UIOffset) -> [String: Any]? {
    let values = (motionEffects ?? []).compactMap { $0.keyPathsAndRelativeValues(forViewerOffset: viewerOffset) }
    guard !values.isEmpty else { return nil }
    return values.reduce(into: [:]) { sum, values in
      sum.merge(values) { first, second in
        guard let first = RelativeValue(first), let second = RelativeValue(second) else { return second }
        return first.adding(second)?.object ?? second.object
      }
    }
  }
}
