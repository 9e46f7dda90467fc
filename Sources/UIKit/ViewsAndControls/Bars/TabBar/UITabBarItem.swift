/// An item of a tab bar: a title, an image, and an optional badge.
@preconcurrency @MainActor
open class UITabBarItem: UIBarItem {
  private(set) var systemItem: SystemItem?
  /// The image of the selected item; `nil` if it is that of the item.
  private var ownSelectedImage: UIImage?
  /// The button that shows the item in a tab bar.
  weak var shownView: UIView?

  // MARK: - Creating a Tab Bar Item

  /// Creates an item without a title and an image.
  public override init() { super.init() }

  /// Creates an item without images from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    badgeValue = coder.decodeObject(forKey: "UIBadgeValue") as? String
    if coder.containsValue(forKey: "UISystemItem") {
      systemItem = SystemItem(rawValue: coder.decodeInteger(forKey: "UISystemItem"))
    }
    decodeInterface(coder, as: UITabBarItem.self)
  }

  /// Archives the badge and the system item in addition to the properties of the superclass.
  open override func encode(with coder: NSCoder) {
    super.encode(with: coder)
    coder.encode(badgeValue, forKey: "UIBadgeValue")
    if let systemItem { coder.encode(systemItem.rawValue, forKey: "UISystemItem") }
  }

  /// Creates an item with a title, an image, and an integer with which the app identifies the item.
  public convenience init(title: String?, image: UIImage?, tag: Int) {
    self.init()
    self.title = title
    self.image = image
    self.tag = tag
  }

  /// Creates an item with a title, an image, and an image for its selected state.
  public convenience init(title: String?, image: UIImage?, selectedImage: UIImage?) {
    self.init()
    self.title = title
    self.image = image
    self.selectedImage = selectedImage
  }

  /// Creates a system item, whose title and image cannot be changed.
  public convenience init(tabBarSystemItem systemItem: UITabBarItem.SystemItem, tag: Int) {
    self.init()
    self.systemItem = systemItem
    self.tag = tag
  }

  /// Makes the item a system item, for items in storyboards.
  func adopt(_ systemItem: SystemItem) {
    self.systemItem = systemItem
    didChange?()
  }

  // MARK: - Getting and Setting Properties

  /// The image of the selected item.
  ///
  /// The value is ``UIBarItem/image`` unless another one is set, and `nil` for an item without an image.
  open var selectedImage: UIImage? {
    get { image == nil ? nil : ownSelectedImage ?? image }
    set {
      let old = selectedImage
      if newValue !== ownSelectedImage {
        ownSelectedImage = newValue
        didChange?()
      }
      tellObservers(of: \UITabBarItem.selectedImage, from: old as Any, to: selectedImage as Any)
    }
  }

  // MARK: - Customizing Appearance

  /// The text of the badge at the corner of the image, or `nil` if there is no badge.
  open var badgeValue: String? {
    didSet {
      if badgeValue != oldValue { didChange?() }
      tellObservers(of: \UITabBarItem.badgeValue, from: oldValue as Any, to: badgeValue as Any)
    }
  }

  /// The background color of the badge.
  ///
  /// If the value is `nil`, the badge is red.
  open var badgeColor: UIColor? {
    didSet {
      customized(badgeColor) { $0.badgeColor = $1 }
      if badgeColor !== oldValue { didChange?() }
      tellObservers(of: \UITabBarItem.badgeColor, from: oldValue as Any, to: badgeColor as Any)
    }
  }

  private var badgeAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the badge's text in a state.
  open func setBadgeTextAttributes(_ textAttributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    customized(textAttributes, Int(bitPattern: state.rawValue)) { $0.setBadgeTextAttributes($1, for: state) }
    badgeAttributes[state.rawValue] = textAttributes
    didChange?()
  }

  /// Returns the attributes of the badge's text that were set for a state.
  open func badgeTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    badgeAttributes[state.rawValue]
  }

  /// The offset of the title from its position.
  open var titlePositionAdjustment = UIOffset.zero {
    didSet {
      customized(titlePositionAdjustment) { $0.titlePositionAdjustment = $1 }
      if titlePositionAdjustment != oldValue { didChange?() }
    }
  }

  private(set) lazy var appearances = OwnedBarAppearances<UITabBarAppearance> { [weak self] in
    self?.appearancesDidChange?()
  }
  /// A closure that the bar sets, called when the appearances change.
  var appearancesDidChange: (() -> Void)?

  /// The standard appearance of the bar while this item is selected.
  ///
  /// If the value is `nil`, it is that of the bar.
  open var standardAppearance: UITabBarAppearance? {
    get { appearances[\.standard] }
    set { appearances[\.standard] = newValue }
  }

  /// The appearance of the bar at the edge of the content.
  ///
  /// It applies while this item is selected, and content is scrolled to the edge of the bar.
  open var scrollEdgeAppearance: UITabBarAppearance? {
    get { appearances[\.scrollEdge] }
    set { appearances[\.scrollEdge] = newValue }
  }

  /// Returns the values with which the item is shown.
  ///
  /// The values of the item take precedence over those of the bar's appearance.
  func shownValues(
    in appearance: UITabBarItemAppearance, isSelected: Bool
  ) -> UITabBarItemStateAppearance.Values {
    var values = appearance.values(isSelected: isSelected, isEnabled: isEnabled)
    let state: UIControl.State = !isEnabled ? .disabled : isSelected ? .selected : .normal
    var own = shownTitleAttributes(for: state)
    // The tint color distinguishes the selected item unless the app sets a color for its state.
    if isSelected, titleTextAttributes(for: state)?[.foregroundColor] == nil { own[.foregroundColor] = nil }
    values.titleTextAttributes.merge(own) { $1 }
    if titlePositionAdjustment != .zero { values.titlePositionAdjustment = titlePositionAdjustment }
    values.badgeBackgroundColor = badgeColor ?? values.badgeBackgroundColor
    let badge = badgeTextAttributes(for: state) ?? badgeTextAttributes(for: .normal) ?? [:]
    values.badgeTextAttributes.merge(badge) { $1 }
    return values
  }

  // MARK: - Showing

  /// The title that is displayed.
  var shownTitle: String? { systemItem?.words ?? title }

  /// Returns the image that is shown.
  ///
  /// Symbols have their size for tab bars.
  func shownImage(
    isSelected: Bool, configuration: UIImage.SymbolConfiguration, in traits: UITraitCollection
  ) -> UIImage? {
    let image = image(in: traits)
    let own = isSelected ? ownSelectedImage ?? image : image
    guard let image = systemItem.map({ UIImage(systemName: $0.symbolName) }) ?? own else { return nil }
    // The app's symbol configuration takes precedence.
    return image.symbolConfiguration.map { image.withConfiguration(configuration.applying($0)) } ?? image
  }
}
