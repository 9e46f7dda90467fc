/// The view of a decoration, below the number of a day.
///
/// It clips the decoration, which receives no touches.
@MainActor
final class CalendarDecorationView: UIView {
  private let content: UIView
  private let size: CGSize?

  init(_ decoration: UICalendarView.Decoration) {
    switch decoration.content {
    case .circle(let color, let size):
      let side = size.circleSide
      content = ControlPart(color: color ?? .systemFill, cornerRadius: side / 2)
      self.size = CGSize(width: side, height: side)
    case .image(let image, let color, let size):
      let imageView = UIImageView(image: image)
      imageView.tintColor = color ?? .systemFill
      imageView.contentMode = .scaleAspectFit
      content = imageView
      self.size = CGSize(width: 2 * size.imageHeight, height: size.imageHeight)
    case .custom(let makeView):
      content = makeView()
      self.size = nil
    }
    super.init(frame: .zero)
    clipsToBounds = true
    isUserInteractionEnabled = false
    addSubview(content)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    var size = size ?? content.bounds.size
    if size == .zero { size = content.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize) }
    if size == .zero { size = bounds.size }
    content.bounds.size = size
    content.center = CGPoint(x: bounds.midX, y: bounds.midY)
  }
}

extension UICalendarView.DecorationSize {
  fileprivate var circleSide: CGFloat {
    switch self {
    case .small: 5
    case .medium: 7
    case .large: 9
    }
  }

  fileprivate var imageHeight: CGFloat {
    switch self {
    case .small: 9
    case .medium: 12
    case .large: 15
    }
  }
}
