/// The appearance of the buttons of a bar, for each of their states.
@preconcurrency @MainActor
open class UIBarButtonItemAppearance: NSObject, @preconcurrency NSCopying {
  var didChange: (() -> Void)?
  /// A Boolean value that indicates whether the app has changed a value.
  private(set) var isCustomized = false

  /// The appearance of a button in the normal state.
  public let normal = UIBarButtonItemStateAppearance()
  /// The appearance of a button while it is touched.
  public let highlighted = UIBarButtonItemStateAppearance()
  /// The appearance of a disabled button.
  public let disabled = UIBarButtonItemStateAppearance()
  /// The appearance of a focused button.
  public let focused = UIBarButtonItemStateAppearance()

  /// Creates the default appearance of plain buttons.
  public override convenience init() { self.init(style: .plain) }

  /// Creates the default appearance of buttons in a style.
  public init(style: UIBarButtonItem.Style) {
    super.init()
    for state in states { state.didChange = { [weak self] in self?.stateDidChange() } }
  }

  convenience init(copying other: UIBarButtonItemAppearance) {
    self.init(style: .plain)
    for (state, source) in zip(states, other.states) { state.values = source.values }
    isCustomized = other.isCustomized
  }

  private func stateDidChange() {
    isCustomized = true
    didChange?()
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarButtonItemAppearance(copying: self) }

  /// Returns a copy of the appearance, of the same class.
  open func copy() -> Self { copyOfSameClass() }

  /// Returns a copy of the appearance.
  // Overridden because it must not be as good a choice as the method that returns the class.
  @_disfavoredOverload
  open override nonisolated func copy() -> Any { super.copy() }

  /// Resets all states to the default values of a style.
  open func configureWithDefault(for style: UIBarButtonItem.Style) {
    for state in states { state.values = .init() }
    isCustomized = false
  }

  private var states: [UIBarButtonItemStateAppearance] { [normal, highlighted, disabled, focused] }

  /// Returns the values for a state.
  ///
  /// Attributes that the state does not set are the normal ones.
  func values(for state: UIControl.State) -> UIBarButtonItemStateAppearance.Values {
    let own: UIBarButtonItemStateAppearance? =
      state.contains(.disabled) ? disabled : state.contains(.highlighted) ? highlighted : nil
    var values = normal.values
    guard let own else { return values }
    values.titleTextAttributes.merge(own.titleTextAttributes) { $1 }
    if own.titlePositionAdjustment != .zero { values.titlePositionAdjustment = own.titlePositionAdjustment }
    if let image = own.backgroundImage {
      values.backgroundImage = image
      values.backgroundImagePositionAdjustment = own.backgroundImagePositionAdjustment
    }
    return values
  }
}
