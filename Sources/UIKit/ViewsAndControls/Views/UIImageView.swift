package import DisplayScene

/// A view that shows an image.
@preconcurrency @MainActor
open class UIImageView: UIView, SceneContentProviding {
  // MARK: - Creating an Image View

  /// Creates a view of the size of the image.
  public convenience init(image: UIImage?) { self.init(image: image, highlightedImage: nil) }

  /// Creates a view of the size of the image, with another image for the highlighted state.
  public init(image: UIImage?, highlightedImage: UIImage?) {
    self.image = image
    self.highlightedImage = highlightedImage
    super.init(frame: CGRect(origin: .zero, size: image?.size ?? .zero))
    isUserInteractionEnabled = false
  }

  /// Creates a view without an image.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    isUserInteractionEnabled = false
    decodeInterface(coder, as: UIImageView.self)
  }

  // MARK: - Accessing the Displayed Images

  /// The displayed image.
  open var image: UIImage? {
    didSet { if image !== oldValue { contentDidChange() } }
  }

  /// The image that is displayed while the view is highlighted. If the value is `nil`, ``image`` is displayed.
  open var highlightedImage: UIImage? {
    didSet { contentDidChange() }
  }

  /// A Boolean value that indicates whether the view is highlighted.
  open var isHighlighted = false {
    didSet { contentDidChange() }
  }

  private var shownImage: UIImage? { isHighlighted ? highlightedImage ?? image : image }

  private func contentDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  // MARK: - Measuring

  open override func sizeThatFits(_ size: CGSize) -> CGSize { image?.size ?? .zero }

  /// The size of the image. Without an image, the view has no intrinsic size.
  open override var intrinsicContentSize: CGSize { shownImage?.size ?? super.intrinsicContentSize }

  /// The insets of the image.
  open override var alignmentRectInsets: UIEdgeInsets { shownImage?.alignmentRectInsets ?? .zero }

  // MARK: - Accessibility

  open override var accessibilityTraits: UIAccessibilityTraits {
    get { super.accessibilityTraits.union(.image) }
    set { super.accessibilityTraits = newValue }
  }

  // MARK: - Showing

  package func sceneContent() -> [SceneContent] {
    guard let image = shownImage else { return [] }
    return image.scene(
      in: contentMode.rect(for: image.size, in: bounds),
      templateColor: tintColor.resolvedColor(with: traitCollection).components.scene, traits: traitCollection,
      isRightToLeft: effectiveUserInterfaceLayoutDirection == .rightToLeft)
  }
}
