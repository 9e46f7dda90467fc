package import DisplayScene

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView, SceneContentProviding, UIAccessibilityContentSizeCategoryImageAdjusting {
  // MARK: - Creating an Image View

  /// Creates an image view with the size of an image.
  public init(image: UIImage?) {
    self.image = image
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    imageSourceDidChange()
  }

  /// Creates an image view with the size of an image, and another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
    imageSourceDidChange()
  }

  /// Creates an image view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates an image view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeInterface(coder, as: UIImageView.self)
  }

  // MARK: - Accessing the Displayed Images

  /// The displayed image.
  open var image: UIImage? {
    didSet {
      guard image !== oldValue else { return }
      contentDidChange()
      imageSourceDidChange()
      symbolEffects?.imageDidChange(in: self)
      tellObservers(of: \UIImageView.image, from: oldValue as Any, to: image as Any)
    }
  }

  /// The image that is displayed while the view is highlighted.
  ///
  /// If the value is `nil`, ``image`` is displayed.
  open var highlightedImage: UIImage? {
    didSet {
      contentDidChange()
      tellObservers(of: \UIImageView.highlightedImage, from: oldValue as Any, to: highlightedImage as Any)
    }
  }

  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false {
    didSet {
      contentDidChange()
      tellObservers(of: \UIImageView.isHighlighted, from: oldValue, to: isHighlighted)
    }
  }

  /// The image at the present time.
  var shownImage: UIImage? {
    if let animation { return animation.image(at: AppRuntime.shared.now) }
    return isHighlighted ? highlightedImage ?? image : image
  }

  // MARK: - Animating a Sequence of Images

  private var animation: ImageAnimation?
  private var animator: ImageAnimator?

  /// The images to animate, which are displayed in place of ``image`` while the view animates.
  open var animationImages: [UIImage]? {
    didSet { stopAnimating() }
  }

  /// The images to animate while the view is highlighted.
  open var highlightedAnimationImages: [UIImage]? {
    didSet { if isHighlighted { stopAnimating() } }
  }

  /// The duration of one cycle, in seconds.
  ///
  /// If the value is 0, each image is displayed for a thirtieth of a second. The default is 0.
  open var animationDuration: TimeInterval = 0

  /// The number of cycles.
  ///
  /// The default is 0, which repeats the animation indefinitely.
  open var animationRepeatCount = 0

  /// Starts the animation of the images from the first one.
  open func startAnimating() {
    let images = isHighlighted ? highlightedAnimationImages ?? animationImages : animationImages
    play(
      ImageAnimation(
        images, duration: animationDuration, repeatCount: animationRepeatCount, start: AppRuntime.shared.now)
        ?? animationOfImage)
  }

  /// Stops the animation, and displays ``image``.
  open func stopAnimating() { play(nil) }

  /// A Boolean value that indicates whether the images are animating.
  open var isAnimating: Bool { animation != nil }

  private var animationOfImage: ImageAnimation? {
    ImageAnimation(image?.images, duration: image?.duration ?? 0, repeatCount: 0, start: AppRuntime.shared.now)
  }

  /// Starts or ends the animation of an animated image, which needs no call of ``startAnimating()``.
  private func imageSourceDidChange() {
    if image?.images != nil || animation != nil, animationImages == nil { play(animationOfImage) }
  }

  private func play(_ animation: ImageAnimation?) {
    animator?.stop()
    self.animation = animation
    animator = animation.map { ImageAnimator(of: self, until: $0.end) }
    if window != nil { animator?.run() }
    AppRuntime.shared.setNeedsCommit()
  }

  open override func didMoveToWindow() {
    super.didMoveToWindow()
    if window != nil { animator?.run() } else { animator?.stop() }
    symbolEffects?.updateMotion()
  }

  // MARK: - Symbols

  /// The effects of the symbol that is displayed, if there have been any.
  var symbolEffects: SymbolEffectPlayer?

  /// The configuration with which symbol images are displayed.
  ///
  /// The values that an image specifies take precedence.
  open var preferredSymbolConfiguration: UIImage.SymbolConfiguration? {
    didSet { if preferredSymbolConfiguration != oldValue { contentDidChange() } }
  }

  /// Returns the variant of an image for the view, with the preferred configuration, except for the values that the
  /// image specifies.
  private func configured(_ image: UIImage?) -> UIImage? {
    let image = image?.resolved(
      for: traitCollection, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    guard let preferredSymbolConfiguration, let image, let own = image.symbolConfiguration else { return image }
    return image.withConfiguration(preferredSymbolConfiguration.applying(own))
  }

  /// A Boolean value that indicates whether the image is larger at the accessibility sizes of text.
  ///
  /// The size of a symbol image in a text style depends on the style alone. The default is `false`.
  open var adjustsImageSizeForAccessibilityContentSizeCategory = false {
    didSet { if adjustsImageSizeForAccessibilityContentSizeCategory != oldValue { contentDidChange() } }
  }

  open override func traitCollectionDidChange(_ previousTraitCollection: UITraitCollection?) {
    super.traitCollectionDidChange(previousTraitCollection)
    // Another variant can have another size.
    if adjustsImageSizeForAccessibilityContentSizeCategory || shownImage?.hasAlternatives == true {
      contentDidChange()
    }
  }

  /// Returns the size in which an image is displayed unless the content mode scales it.
  private func adjustedSize(of image: UIImage) -> CGSize {
    image.size(adjustedTo: traitCollection, if: adjustsImageSizeForAccessibilityContentSizeCategory)
  }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Measuring

  open override func sizeThatFits(_ size: CGSize) -> CGSize { configured(image).map(adjustedSize) ?? .zero }

  /// The size of the image.
  ///
  /// Without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize {
    configured(shownImage).map(adjustedSize) ?? super.intrinsicContentSize
  }

  /// The insets of the alignment rectangle, which are those of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  // MARK: - Accessibility

  override var standardAccessibilityTraits: UIAccessibilityTraits { .image }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard let shownImage, let shown = picture(of: shownImage) else { return [] }
    guard let symbolEffects, shownImage.isSymbolImage else { return shown.content }
    return symbolEffects.content(of: shown) { picture(of: $0) }
  }

  /// Returns what the view shows of an image, and where.
  private func picture(of image: UIImage) -> SymbolPicture? {
    guard let image = configured(image) else { return nil }
    let rect = contentMode.rect(for: adjustedSize(of: image), in: bounds)
    let content = image.scene(
      in: rect, templateColor: tintColor.resolvedColor(with: traitCollection).components.scene,
      traits: traitCollection, isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
    return SymbolPicture(content: content, rect: rect)
  }
}
