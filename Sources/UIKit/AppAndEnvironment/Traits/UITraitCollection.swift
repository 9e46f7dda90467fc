/// The traits of an environment, such as its idiom, style, size classes, scale, and text size.
///
/// A trait collection is immutable. Windows create one, and view controllers and views pass it down.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies no values.
  public override convenience init() { self.init(values: Values()) }

  /// Creates a collection that specifies only the interface idiom.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: .with { $0.userInterfaceIdiom = idiom })
  }
  /// Creates a collection that specifies only the interface style.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: .with { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// Creates a collection that specifies only the layout direction.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: .with { $0.layoutDirection = layoutDirection })
  }
  /// Creates a collection that specifies only the number of pixels per point.
  public convenience init(displayScale: CGFloat) { self.init(values: .with { $0.displayScale = displayScale }) }
  /// Creates a collection that specifies only the horizontal size class.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .with { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// Creates a collection that specifies only the vertical size class.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .with { $0.verticalSizeClass = verticalSizeClass })
  }
  /// Creates a collection that specifies only the preferred text size.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: .with { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// Creates a collection that specifies only the visual level.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: .with { $0.userInterfaceLevel = userInterfaceLevel })
  }
  /// Creates a collection that specifies only the preferred color contrast.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: .with { $0.accessibilityContrast = accessibilityContrast })
  }
  /// Creates a collection that specifies only the preferred weight of text.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: .with { $0.legibilityWeight = legibilityWeight })
  }
  /// Creates a collection that specifies only the range of colors.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: .with { $0.displayGamut = displayGamut })
  }

  /// Creates a collection that merges others.
  ///
  /// If several specify a trait, the value of the last one is used.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: .with { values in
        for collection in traitCollections { values.merge(collection.values) }
      })
  }

  /// The interface idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom {
    noting(UITraitUserInterfaceIdiom.self, values.userInterfaceIdiom)
  }
  /// The interface style.
  public var userInterfaceStyle: UIUserInterfaceStyle {
    noting(UITraitUserInterfaceStyle.self, values.userInterfaceStyle)
  }
  /// The layout direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection {
    noting(UITraitLayoutDirection.self, values.layoutDirection)
  }
  /// The number of pixels per point.
  public var displayScale: CGFloat { noting(UITraitDisplayScale.self, values.displayScale) }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass {
    noting(UITraitHorizontalSizeClass.self, values.horizontalSizeClass)
  }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass {
    noting(UITraitVerticalSizeClass.self, values.verticalSizeClass)
  }
  /// The preferred text size.
  public var preferredContentSizeCategory: UIContentSizeCategory {
    noting(UITraitPreferredContentSizeCategory.self, values.preferredContentSizeCategory)
  }
  /// The visual level of the interface.
  public var userInterfaceLevel: UIUserInterfaceLevel {
    noting(UITraitUserInterfaceLevel.self, values.userInterfaceLevel)
  }
  /// The preferred color contrast.
  public var accessibilityContrast: UIAccessibilityContrast {
    noting(UITraitAccessibilityContrast.self, values.accessibilityContrast)
  }
  /// The preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { noting(UITraitLegibilityWeight.self, values.legibilityWeight) }
  /// The range of colors of the display.
  public var displayGamut: UIDisplayGamut { noting(UITraitDisplayGamut.self, values.displayGamut) }

  /// Returns the value of a trait that is read, which the running method may depend on.
  @inline(__always)
  private func noting<T: UITraitDefinition>(_ trait: T.Type, _ value: T.Value) -> T.Value {
    TraitTracking.note(trait)
    return value
  }

  /// The traits with which dynamic colors are resolved on the current thread.
  ///
  /// They are those of the view that is being laid out or whose traits are being updated, otherwise those of the
  /// device.
  public static var current: UITraitCollection {
    get { ofThread.current ?? DeviceTraits.current }
    set { ofThread.current = newValue }
  }
  private static let ofThread = ThreadSpecific<UITraitCollection>()

  /// Calls a closure while this collection is ``current``.
  public func performAsCurrent(_ actions: () -> Void) {
    let previous = Self.ofThread.current
    Self.ofThread.current = self
    // If no value was set before, none is set again, so that the current traits continue to follow the device.
    defer { Self.ofThread.current = previous }
    actions()
  }

  /// Returns the collection itself, because it is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Returns whether another object is a collection that specifies the same traits with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }
  /// A hash value, which is the same for equal collections.
  public override var hash: Int { values.hashValue }
}
