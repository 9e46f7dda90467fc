/// The appearance of the items of a tab bar in one layout, for each of their states.
@preconcurrency @MainActor
open class UITabBarItemAppearance: NSObject, @preconcurrency NSCopying {
  /// Constants that specify the layout of items.
  public enum Style: Int, Sendable {
    /// The title is below the image.
    case stacked = 0
    /// The title is beside the image.
    case inline = 1
    /// The title is beside the image, in a bar of compact height.
    case compactInline = 2
  }

  var didChange: (() -> Void)?

  /// The appearance of an item in the normal state.
  public let normal = UITabBarItemStateAppearance()
  /// The appearance of the selected item.
  public let selected = UITabBarItemStateAppearance()
  /// The appearance of a disabled item.
  public let disabled = UITabBarItemStateAppearance()
  /// The appearance of a focused item.
  public let focused = UITabBarItemStateAppearance()

  /// Creates the default appearance of items in the stacked layout.
  public override convenience init() { self.init(style: .stacked) }

  /// Creates the default appearance of items in a layout.
  public init(style: UITabBarItemAppearance.Style) {
    super.init()
    for state in states { state.didChange = { [weak self] in self?.didChange?() } }
  }

  convenience init(copying other: UITabBarItemAppearance) {
    self.init(style: .stacked)
    for (state, source) in zip(states, other.states) { state.values = source.values }
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { UITabBarItemAppearance(copying: self) }

  /// Returns a copy of the appearance, of the same class.
  open func copy() -> Self { copyOfSameClass() }

  /// Returns a copy of the appearance.
  // Overridden because it must not be as good a choice as the method that returns the class.
  @_disfavoredOverload
  open override nonisolated func copy() -> Any { super.copy() }

  /// Resets all states to the default values of a layout.
  open func configureWithDefault(for style: UITabBarItemAppearance.Style) {
    for state in states { state.values = .init() }
  }

  private var states: [UITabBarItemStateAppearance] { [normal, selected, disabled, focused] }

  /// Returns the values for a state.
  ///
  /// Fonts, badges, and positions that the state does not set are those of the normal state. Colors are not, because
  /// the selected item has a different color.
  func values(isSelected: Bool, isEnabled: Bool) -> UITabBarItemStateAppearance.Values {
    guard isSelected || !isEnabled else { return normal.values }
    let own = (isEnabled ? selected : disabled).values
    var values = normal.values
    values.titleTextAttributes[.foregroundColor] = nil
    values.titleTextAttributes.merge(own.titleTextAttributes) { $1 }
    values.iconColor = own.iconColor
    if own.titlePositionAdjustment != .zero { values.titlePositionAdjustment = own.titlePositionAdjustment }
    values.badgeBackgroundColor = own.badgeBackgroundColor ?? values.badgeBackgroundColor
    values.badgeTextAttributes.merge(own.badgeTextAttributes) { $1 }
    if own.badgePositionAdjustment != .zero { values.badgePositionAdjustment = own.badgePositionAdjustment }
    if own.badgeTitlePositionAdjustment != .zero {
      values.badgeTitlePositionAdjustment = own.badgeTitlePositionAdjustment
    }
    return values
  }
}
