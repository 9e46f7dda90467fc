/// The lifted content of a context menu or a drag: a picture of a view, or a view itself.
@MainActor
final class PreviewView: UIView {
  private let card = UIView()
  private let content: UIView
  /// The size of the content before it is fitted into the screen.
  let naturalSize: CGSize
  private let followsSize: Bool

  /// Shows a picture of a targeted preview's view, or the view itself if it is not in a window.
  init(_ preview: UITargetedPreview, cornerRadius: CGFloat = MenuMetrics.previewCornerRadius) {
    let parameters = preview.parameters
    let view = preview.view
    content =
      view.window == nil && view.superview == nil
      ? view : view.snapshotView(afterScreenUpdates: false) ?? UIView(frame: view.bounds)
    naturalSize = preview.size
    followsSize = false
    super.init(frame: CGRect(origin: .zero, size: preview.size))
    card.backgroundColor = parameters.backgroundColor
    if let path = parameters.visiblePath {
      let mask = CAShapeLayer()
      mask.path = path.cgPath
      card.layer.mask = mask
    } else {
      card.layer.cornerRadius = view.layer.cornerRadius > 0 ? view.layer.cornerRadius : cornerRadius
      card.clipsToBounds = true
    }
    setUp(shadow: parameters.shadowPath ?? parameters.visiblePath)
  }

  /// Shows the view of a view controller.
  init(_ controller: UIViewController, size: CGSize) {
    content = controller.view
    naturalSize = size
    followsSize = true
    super.init(frame: CGRect(origin: .zero, size: size))
    card.backgroundColor = .systemBackground
    card.layer.cornerRadius = MenuMetrics.previewCornerRadius
    card.clipsToBounds = true
    setUp(shadow: nil)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func setUp(shadow: UIBezierPath?) {
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0
    layer.shadowRadius = 20
    layer.shadowOffset = CGSize(width: 0, height: 6)
    if let shadow { layer.shadowPath = shadow.cgPath }
    addSubview(card)
    card.addSubview(content)
    accessibilityElementsHidden = true
    // A touch on the preview is one on the whole, not on what is in it.
    isUserInteractionEnabled = false
  }

  /// Shows the preview as lifted, with a shadow.
  var isRaised = false {
    didSet { layer.shadowOpacity = isRaised ? 0.25 : 0 }
  }

  /// Places the preview in a frame.
  ///
  /// A picture is scaled; a controller's view has the size of the frame.
  func show(in frame: CGRect) {
    if followsSize {
      self.frame = frame
      layoutIfNeeded()
    } else {
      bounds = CGRect(origin: .zero, size: naturalSize)
      center = CGPoint(x: frame.midX, y: frame.midY)
      let scale = naturalSize.width > 0 ? frame.width / naturalSize.width : 1
      transform = CGAffineTransform(scaleX: scale, y: scale)
    }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    card.frame = bounds
    // The app may show the view elsewhere when the user has tapped the preview.
    if content.superview === card { content.frame = bounds }
  }
}

extension UITargetedPreview {
  /// The frame of the preview at its target, in a window; `nil` if the target is not in the window.
  func frame(in window: UIWindow) -> CGRect? { target.container.window === window ? frameInWindow : nil }

  /// The frame of the preview at its target, on the screen; `nil` if the target is not in a window.
  var frameOnScreen: CGRect? { target.container.window.flatMap { $0.convert(frameInWindow, to: nil) } }

  private var frameInWindow: CGRect {
    let transform = target.transform
    let scaled = CGSize(
      width: size.width * hypot(transform.a, transform.c), height: size.height * hypot(transform.b, transform.d))
    let center = target.container.convert(target.center, to: target.container.window)
    return CGRect(
      x: center.x - scaled.width / 2, y: center.y - scaled.height / 2, width: scaled.width, height: scaled.height)
  }
}
