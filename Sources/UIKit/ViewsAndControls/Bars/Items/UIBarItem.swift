/// The base class of the items in a bar, which have a title or an image, and an enabled state.
@preconcurrency @MainActor
open class UIBarItem: NSObject, @preconcurrency NSCoding {
  /// A closure that is called when the appearance of the item changes.
  var didChange: (() -> Void)?

  /// Creates an item without a title or an image.
  public override init() { super.init() }

  /// Creates an item from an archive.
  public required init?(coder: NSCoder) {
    title = coder.decodeObject(forKey: "UITitle") as? String
    tag = coder.decodeInteger(forKey: "UITag")
    isEnabled = !coder.decodeBool(forKey: "UIDisabled")
    super.init()
  }

  /// Archives the title, the tag, and whether the item is enabled.
  open func encode(with coder: NSCoder) {
    coder.encode(title, forKey: "UITitle")
    coder.encode(tag, forKey: "UITag")
    coder.encode(!isEnabled, forKey: "UIDisabled")
  }

  /// Called after the item was loaded from a storyboard or nib and its outlets were connected.
  ///
  /// An override must call `super`.
  open func awakeFromNib() {}

  /// Called when Interface Builder creates a designable object.
  ///
  /// There is no Interface Builder outside of Xcode, so that it is never called, as in an app on a device.
  open func prepareForInterfaceBuilder() {}

  /// A Boolean value that indicates whether the item can be used.
  ///
  /// The default is `true`.
  open var isEnabled = true {
    didSet { if isEnabled != oldValue { didChange?() } }
  }

  /// The title of the item.
  open var title: String? {
    didSet {
      if title != oldValue { didChange?() }
      tellObservers(of: \UIBarItem.title, from: oldValue as Any, to: title as Any)
    }
  }

  /// The image of the item.
  open var image: UIImage? {
    didSet {
      if image !== oldValue { didChange?() }
      tellObservers(of: \UIBarItem.image, from: oldValue as Any, to: image as Any)
    }
  }

  /// The image of the item in landscape orientation on iPhone.
  ///
  /// If the value is `nil`, ``image`` is used.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { didChange?() } }
  }

  /// The insets by which the image is moved from its place.
  ///
  /// The image is stretched if the insets of opposite edges do not compensate each other.
  open var imageInsets = UIEdgeInsets.zero {
    didSet { if imageInsets != oldValue { didChange?() } }
  }

  /// The insets of the image of the item in landscape orientation on iPhone.
  ///
  /// They apply to ``landscapeImagePhone``.
  open var landscapeImagePhoneInsets = UIEdgeInsets.zero {
    didSet { if landscapeImagePhoneInsets != oldValue { didChange?() } }
  }

  /// The image of the item in the large content viewer.
  ///
  /// If the value is `nil`, ``image`` is enlarged.
  open var largeContentSizeImage: UIImage? {
    didSet { if largeContentSizeImage !== oldValue { didChange?() } }
  }

  /// The insets by which ``largeContentSizeImage`` is moved.
  open var largeContentSizeImageInsets = UIEdgeInsets.zero {
    didSet { if largeContentSizeImageInsets != oldValue { didChange?() } }
  }

  /// Returns the image for an environment.
  ///
  /// Bars in landscape orientation on iPhone have little height.
  func image(in traits: UITraitCollection) -> UIImage? {
    traits.hasLowBars ? landscapeImagePhone ?? image : image
  }

  /// Returns the insets of the image for an environment.
  func imageInsets(in traits: UITraitCollection) -> UIEdgeInsets {
    traits.hasLowBars && landscapeImagePhone != nil ? landscapeImagePhoneInsets : imageInsets
  }

  // MARK: - Customizing Appearance

  var appearanceRecord = AppearanceRecord()
  /// The bar for which the values of appearance proxies were applied, and the window in which it was.
  weak var customizedBar: UIView?
  weak var customizedWindow: UIWindow?
  private var titleAttributes: [UInt: [NSAttributedString.Key: Any]] = [:]

  /// Sets the attributes of the title in a state.
  ///
  /// They take precedence over those of the bar's appearance.
  open func setTitleTextAttributes(_ attributes: [NSAttributedString.Key: Any]?, for state: UIControl.State) {
    customized(attributes, Int(bitPattern: state.rawValue)) { $0.setTitleTextAttributes($1, for: state) }
    titleAttributes[state.rawValue] = attributes
    didChange?()
  }

  /// Returns the attributes of the title that were set for a state.
  open func titleTextAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any]? {
    titleAttributes[state.rawValue]
  }

  /// Returns the attributes with which the title is shown in a state.
  ///
  /// Attributes that are not set for the state have their normal values.
  func shownTitleAttributes(for state: UIControl.State) -> [NSAttributedString.Key: Any] {
    let normal = titleAttributes[UIControl.State.normal.rawValue] ?? [:]
    return normal.merging(titleAttributes[state.rawValue] ?? [:]) { $1 }
  }

  /// An integer with which the app identifies the item.
  open var tag = 0

  // MARK: - Accessibility

  /// The label for assistive technologies.
  ///
  /// The default is `nil`, for the title of the item.
  open var accessibilityLabel: String? {
    didSet { if accessibilityLabel != oldValue { didChange?() } }
  }

  /// The description of the result of activating the item.
  ///
  /// The default is `nil`.
  open var accessibilityHint: String? {
    didSet { if accessibilityHint != oldValue { didChange?() } }
  }

  /// The value for assistive technologies.
  ///
  /// The default is `nil`, for the badge of a tab bar item.
  open var accessibilityValue: String? {
    didSet { if accessibilityValue != oldValue { didChange?() } }
  }

  /// The identifier for tests, which is not presented to the user.
  ///
  /// The default is `nil`.
  open var accessibilityIdentifier: String? {
    didSet { if accessibilityIdentifier != oldValue { didChange?() } }
  }

  /// The traits of the item for assistive technologies.
  ///
  /// The default is `none`. The button of the item has these traits in addition to those of a button and of its state.
  open var accessibilityTraits = UIAccessibilityTraits.none {
    didSet { if accessibilityTraits != oldValue { didChange?() } }
  }

  /// A Boolean value that indicates whether assistive technologies can access the item by itself.
  ///
  /// The default is `false`, although the button of an item is an element unless this property is set to `false`.
  open var isAccessibilityElement: Bool {
    get { isElementStorage ?? false }
    set {
      let old = isElementStorage
      isElementStorage = newValue
      if newValue != old { didChange?() }
    }
  }
  private var isElementStorage: Bool?

  /// Describes the view that shows the item to assistive technologies.
  func describe(_ view: UIView, defaultLabel: String?) {
    view.isAccessibilityElement = isElementStorage ?? true
    view.accessibilityLabel = accessibilityLabel ?? defaultLabel
    view.accessibilityHint = accessibilityHint
    view.accessibilityValue = accessibilityValue
    view.accessibilityIdentifier = accessibilityIdentifier
  }
}

extension UIBarItem: UIAccessibilityIdentification {}

extension UITraitCollection {
  /// A Boolean value that indicates whether bars have little height, in landscape orientation on iPhone.
  fileprivate var hasLowBars: Bool { userInterfaceIdiom == .phone && verticalSizeClass == .compact }
}
