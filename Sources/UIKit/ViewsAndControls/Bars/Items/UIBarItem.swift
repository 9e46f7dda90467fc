/// The base class of the items in a bar, which have a title or an image, and an enabled state.
@MainActor
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

  /// Called after the item was loaded from a storyboard or nib and its outlets were connected. An override must call
  /// `super`.
  open func awakeFromNib() {}

  /// A Boolean value that indicates whether the item can be used. The default is `true`.
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

  /// The image of the item in landscape orientation on iPhone; `nil` for the same image as otherwise.
  open var landscapeImagePhone: UIImage? {
    didSet { if landscapeImagePhone !== oldValue { didChange?() } }
  }

  /// Returns the image for an environment: bars in landscape orientation on iPhone have little height.
  func image(in traits: UITraitCollection) -> UIImage? {
    guard traits.userInterfaceIdiom == .phone, traits.verticalSizeClass == .compact else { return image }
    return landscapeImagePhone ?? image
  }

  /// An integer with which the app identifies the item.
  open var tag = 0
}
