/// The appearance of a tab bar: its background and shadow, and its items in each of their layouts.
@preconcurrency @MainActor
open class UITabBarAppearance: UIBarAppearance {
  struct Items {
    var positioning = UITabBar.ItemPositioning.automatic
    var width: CGFloat = 0
    var spacing: CGFloat = 0
    var indicatorColor: UIColor?
    var indicatorImage: UIImage?
  }

  var items = Items() {
    didSet { didChange?() }
  }

  // MARK: - Creating a Tab Bar Appearance

  public override init(idiom: UIUserInterfaceIdiom) {
    super.init(idiom: idiom)
    observeParts()
  }

  public override init(barAppearance: UIBarAppearance) {
    super.init(barAppearance: barAppearance)
    if let other = barAppearance as? UITabBarAppearance {
      items = other.items
      stackedLayoutAppearance = UITabBarItemAppearance(copying: other.stackedLayoutAppearance)
      inlineLayoutAppearance = UITabBarItemAppearance(copying: other.inlineLayoutAppearance)
      compactInlineLayoutAppearance = UITabBarItemAppearance(copying: other.compactInlineLayoutAppearance)
    }
    observeParts()
  }

  open override func copy(with zone: NSZone? = nil) -> Any { UITabBarAppearance(barAppearance: self) }

  private func observeParts() {
    observe(stackedLayoutAppearance, inlineLayoutAppearance, compactInlineLayoutAppearance)
  }

  // MARK: - Configuring Items by Their Layout

  /// The appearance of items whose title is below the image.
  open var stackedLayoutAppearance = UITabBarItemAppearance(style: .stacked) {
    didSet {
      stackedLayoutAppearance = adopt(stackedLayoutAppearance, UITabBarItemAppearance.init(copying:))
      didChange?()
    }
  }

  /// The appearance of items whose title is beside the image.
  open var inlineLayoutAppearance = UITabBarItemAppearance(style: .inline) {
    didSet {
      inlineLayoutAppearance = adopt(inlineLayoutAppearance, UITabBarItemAppearance.init(copying:))
      didChange?()
    }
  }

  /// The appearance of items whose title is beside the image in a bar of compact height.
  open var compactInlineLayoutAppearance = UITabBarItemAppearance(style: .compactInline) {
    didSet {
      compactInlineLayoutAppearance = adopt(compactInlineLayoutAppearance, UITabBarItemAppearance.init(copying:))
      didChange?()
    }
  }

  // MARK: - Configuring the Stacked Layout

  /// The positioning of the items.
  ///
  /// The default is `automatic`.
  open var stackedItemPositioning: UITabBar.ItemPositioning {
    get { items.positioning }
    set { items.positioning = newValue }
  }

  /// The width of centered items, or 0 for the system's width.
  open var stackedItemWidth: CGFloat {
    get { items.width }
    set { items.width = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  /// The distance between centered items, or 0 for the system's distance.
  open var stackedItemSpacing: CGFloat {
    get { items.spacing }
    set { items.spacing = newValue.isFinite ? max(newValue, 0) : 0 }
  }

  // MARK: - Configuring the Selection Indicator

  /// The color of a template image that indicates the selection.
  open var selectionIndicatorTintColor: UIColor? {
    get { items.indicatorColor }
    set { items.indicatorColor = newValue }
  }

  /// An image behind the selected item.
  open var selectionIndicatorImage: UIImage? {
    get { items.indicatorImage }
    set { items.indicatorImage = newValue }
  }
}
