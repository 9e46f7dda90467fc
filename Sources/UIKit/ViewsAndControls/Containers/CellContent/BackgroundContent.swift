/// What a background shows in front of its color: an effect, an image, and a view of the app's, in this order.
struct BackgroundContent: Equatable {
  var effect: UIVisualEffect?
  var image: UIImage?
  var imageMode = UIView.ContentMode.scaleToFill
  var customView: UIView?

  var isEmpty: Bool { effect == nil && image == nil && customView == nil }

  static func == (one: BackgroundContent, other: BackgroundContent) -> Bool {
    one.effect === other.effect && one.image === other.image && one.imageMode == other.imageMode
      && one.customView === other.customView
  }

  /// Returns the view that shows the content; `nil` if there is none.
  ///
  /// - Parameters:
  ///   - old: The view that showed the content before, which is used again if possible.
  ///   - radius: The radius of the corners of the background.
  @MainActor
  func view(replacing old: UIView?, radius: CGFloat) -> UIView? {
    guard effect != nil || image != nil else { return customView }
    let view = old as? BackgroundContentView ?? BackgroundContentView(frame: .zero)
    view.show(self, radius: radius)
    return view
  }
}

/// The view that shows the content of a background, which is used for later contents too if possible.
@MainActor
final class BackgroundContentSlot {
  /// The view that shows the content; `nil` if there is none.
  private(set) var view: UIView?

  /// Shows other content.
  ///
  /// A view that does not show it is removed from its container. The caller inserts the ``view``.
  ///
  /// - Parameters:
  ///   - content: The content; `nil` for none.
  ///   - radius: The radius of the corners of the background.
  ///   - container: The view that contains the view.
  func show(_ content: BackgroundContent?, radius: CGFloat, in container: UIView) {
    let old = view
    let new = content?.view(replacing: old, radius: radius)
    guard new !== old else { return }
    // Set before the removal, because the callbacks of the app's view can change the background.
    view = new
    if let old, old.superview === container { old.removeFromSuperview() }
  }
}

/// The view of a background with an effect or an image.
@MainActor
private final class BackgroundContentView: UIView {
  private let effectView = UIVisualEffectView(effect: nil)
  private let imageView = UIImageView()
  private weak var customView: UIView?

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    for view in [effectView, imageView] {
      view.clipsToBounds = true
      addSubview(view)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  func show(_ content: BackgroundContent, radius: CGFloat) {
    effectView.effect = content.effect
    effectView.isHidden = content.effect == nil
    imageView.image = content.image
    imageView.contentMode = content.imageMode
    for view in [effectView, imageView] { view.layer.cornerRadius = radius }
    guard customView !== content.customView else { return }
    if customView?.superview === self { customView?.removeFromSuperview() }
    customView = content.customView
    if let view = content.customView { addSubview(view) }
    setNeedsLayout()
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for view in subviews { view.frame = bounds }
  }
}
