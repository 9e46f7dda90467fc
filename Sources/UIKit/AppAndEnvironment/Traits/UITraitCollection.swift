/// The environment of an interface: idiom, style, size classes, scale, and text size.
///
/// An immutable value with reference semantics. Windows create one, and controllers and views pass it down.
public final class UITraitCollection: NSObject, NSCopying, Sendable {
  let values: Values

  init(values: Values) {
    self.values = values
    super.init()
  }

  /// Creates a collection that specifies no values.
  public override convenience init() { self.init(values: Values()) }

  /// A collection that specifies the idiom only.
  public convenience init(userInterfaceIdiom idiom: UIUserInterfaceIdiom) {
    self.init(values: .with { $0.userInterfaceIdiom = idiom })
  }
  /// A collection that specifies the style only.
  public convenience init(userInterfaceStyle: UIUserInterfaceStyle) {
    self.init(values: .with { $0.userInterfaceStyle = userInterfaceStyle })
  }
  /// A collection that specifies the reading direction only.
  public convenience init(layoutDirection: UITraitEnvironmentLayoutDirection) {
    self.init(values: .with { $0.layoutDirection = layoutDirection })
  }
  /// A collection that specifies the pixels per point only.
  public convenience init(displayScale: CGFloat) { self.init(values: .with { $0.displayScale = displayScale }) }
  /// A collection that specifies the horizontal size class only.
  public convenience init(horizontalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .with { $0.horizontalSizeClass = horizontalSizeClass })
  }
  /// A collection that specifies the vertical size class only.
  public convenience init(verticalSizeClass: UIUserInterfaceSizeClass) {
    self.init(values: .with { $0.verticalSizeClass = verticalSizeClass })
  }
  /// A collection that specifies the text size only.
  public convenience init(preferredContentSizeCategory: UIContentSizeCategory) {
    self.init(values: .with { $0.preferredContentSizeCategory = preferredContentSizeCategory })
  }

  /// A collection that specifies the level only.
  public convenience init(userInterfaceLevel: UIUserInterfaceLevel) {
    self.init(values: .with { $0.userInterfaceLevel = userInterfaceLevel })
  }
  /// A collection that specifies the contrast only.
  public convenience init(accessibilityContrast: UIAccessibilityContrast) {
    self.init(values: .with { $0.accessibilityContrast = accessibilityContrast })
  }
  /// A collection that specifies the weight of text only.
  public convenience init(legibilityWeight: UILegibilityWeight) {
    self.init(values: .with { $0.legibilityWeight = legibilityWeight })
  }
  /// A collection that specifies the range of colors only.
  public convenience init(displayGamut: UIDisplayGamut) {
    self.init(values: .with { $0.displayGamut = displayGamut })
  }

  /// A collection that merges others; where several specify a trait, the last one wins.
  public convenience init(traitsFrom traitCollections: [UITraitCollection]) {
    self.init(
      values: .with { values in
        for collection in traitCollections { values.merge(collection.values) }
      })
  }

  /// The interface idiom of the device.
  public var userInterfaceIdiom: UIUserInterfaceIdiom { values.userInterfaceIdiom }
  /// Light or dark.
  public var userInterfaceStyle: UIUserInterfaceStyle { values.userInterfaceStyle }
  /// The reading direction.
  public var layoutDirection: UITraitEnvironmentLayoutDirection { values.layoutDirection }
  /// Pixels per point.
  public var displayScale: CGFloat { values.displayScale }
  /// The horizontal size class.
  public var horizontalSizeClass: UIUserInterfaceSizeClass { values.horizontalSizeClass }
  /// The vertical size class.
  public var verticalSizeClass: UIUserInterfaceSizeClass { values.verticalSizeClass }
  /// The text size that the user prefers.
  public var preferredContentSizeCategory: UIContentSizeCategory { values.preferredContentSizeCategory }
  /// On the screen's ground or above it.
  public var userInterfaceLevel: UIUserInterfaceLevel { values.userInterfaceLevel }
  /// The user's preferred color contrast.
  public var accessibilityContrast: UIAccessibilityContrast { values.accessibilityContrast }
  /// The user's preferred weight of text.
  public var legibilityWeight: UILegibilityWeight { values.legibilityWeight }
  /// The range of colors that the display can show.
  public var displayGamut: UIDisplayGamut { values.displayGamut }

  /// The traits with which code on this thread resolves dynamic colors: those of the view that is being laid out or
  /// whose traits are being updated, otherwise the device's.
  public static var current: UITraitCollection {
    get { Thread.current.threadDictionary[currentKey] as? UITraitCollection ?? DeviceTraits.current }
    set { Thread.current.threadDictionary[currentKey] = newValue }
  }
  private static let currentKey = "org.stateroom.UITraitCollection.current"

  /// Runs `actions` with ``current`` being this collection.
  public func performAsCurrent(_ actions: () -> Void) {
    let dictionary = Thread.current.threadDictionary
    let previous = dictionary[Self.currentKey]
    dictionary[Self.currentKey] = self
    // Values that were not set are not set again, so that they continue to follow the device.
    defer { dictionary[Self.currentKey] = previous }
    actions()
  }

  /// Returns the collection itself, which is immutable.
  public func copy(with zone: NSZone? = nil) -> Any { self }

  /// Equal collections specify the same traits with the same values.
  public override func isEqual(_ object: Any?) -> Bool {
    (object as? UITraitCollection).map { $0 === self || $0.values == values } ?? false
  }
  /// Equal for equal collections.
  public override var hash: Int { values.hashValue }
}
