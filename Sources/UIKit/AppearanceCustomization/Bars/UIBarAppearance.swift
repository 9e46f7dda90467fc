/// The base class of the appearances of bars, with their background and shadow.
///
/// A bar copies an appearance that is set. A change of the appearance that a bar returns takes effect on the bar.
///
/// The default background is the system's translucent material.
@preconcurrency @MainActor
open class UIBarAppearance: NSObject, @preconcurrency NSCopying {
  /// The layer at the back of a bar.
  enum Material {
    case translucent
    case opaque
    case none
  }

  /// The properties that all bars have, which are copied together.
  struct Background {
    var material = Material.translucent
    /// The blur that replaces the translucent material.
    var blur: UIBlurEffect?
    var color: UIColor?
    var image: UIImage?
    var imageContentMode = UIView.ContentMode.scaleToFill
    var shadowColor: UIColor? = .separator
    var shadowImage: UIImage?

    var isVisible: Bool {
      material != .none || color != nil || image != nil || shadowColor != nil || shadowImage != nil
    }
  }

  var background = Background() {
    didSet { didChange?() }
  }
  /// A closure that the bar sets, called when a value changes.
  var didChange: (() -> Void)?
  /// The type of device for which the appearance was created.
  public let idiom: UIUserInterfaceIdiom

  // MARK: - Creating a Bar Appearance

  /// Creates an appearance with the default values of the current device.
  public override convenience init() { self.init(idiom: UIDevice.current.userInterfaceIdiom) }

  /// Creates an appearance with the default values of a type of device.
  public init(idiom: UIUserInterfaceIdiom) {
    self.idiom = idiom
    super.init()
  }

  /// Creates an appearance with the background and the shadow of another one.
  ///
  /// An appearance of the same class copies its other values too.
  public init(barAppearance: UIBarAppearance) {
    idiom = barAppearance.idiom
    super.init()
    background = barAppearance.background
  }

  /// Returns a copy of the appearance.
  open func copy(with zone: NSZone? = nil) -> Any { UIBarAppearance(barAppearance: self) }

  /// Returns a copy of the appearance, of the same class.
  open func copy() -> Self { copyOfSameClass() }

  /// Returns a copy of the appearance.
  // Overridden because it must not be as good a choice as the method that returns the class.
  @_disfavoredOverload
  open override nonisolated func copy() -> Any { super.copy() }

  // MARK: - Resetting to Predefined Configurations

  /// Sets the background and the shadow to those of the system, with a translucent material.
  open func configureWithDefaultBackground() { background = Background() }

  /// Sets the background and the shadow to those of an opaque bar.
  open func configureWithOpaqueBackground() { background = Background(material: .opaque) }

  /// Removes the background and the shadow.
  open func configureWithTransparentBackground() { background = Background(material: .none, shadowColor: nil) }

  // MARK: - Configuring the Background

  /// The blur effect of the background, behind the color and the image; `nil` for none.
  ///
  /// The default background has the material of the system's bars. An opaque background has none.
  open var backgroundEffect: UIBlurEffect? {
    get { background.material == .translucent ? background.blur ?? UIBlurEffect(style: .systemChromeMaterial) : nil }
    set {
      background.blur = newValue
      background.material = newValue == nil ? .none : .translucent
    }
  }

  /// The color of the background, in front of the material.
  open var backgroundColor: UIColor? {
    get { background.color }
    set { background.color = newValue }
  }

  /// The image of the background, in front of the color.
  open var backgroundImage: UIImage? {
    get { background.image }
    set { background.image = newValue }
  }

  /// The content mode of the background image.
  ///
  /// The default is `scaleToFill`.
  open var backgroundImageContentMode: UIView.ContentMode {
    get { background.imageContentMode }
    set { background.imageContentMode = newValue }
  }

  // MARK: - Configuring the Shadow

  /// The color of the shadow, or of a template shadow image.
  ///
  /// If both the color and the image are `nil`, there is no shadow.
  open var shadowColor: UIColor? {
    get { background.shadowColor }
    set { background.shadowColor = newValue }
  }

  /// The image of the shadow.
  ///
  /// Without an image, the shadow is a line in the shadow color.
  open var shadowImage: UIImage? {
    get { background.shadowImage }
    set { background.shadowImage = newValue }
  }
}

extension UIBarAppearance {
  /// Returns a copy without background and shadow, for content that is scrolled to its edge.
  static func transparent<Appearance: UIBarAppearance>(_ appearance: Appearance) -> Appearance {
    guard let copy = appearance.copy(with: nil) as? Appearance else { return appearance }
    copy.configureWithTransparentBackground()
    return copy
  }
}
