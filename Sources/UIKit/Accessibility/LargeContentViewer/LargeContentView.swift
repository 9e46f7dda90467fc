/// The view that shows an item enlarged, in the middle of the screen.
@MainActor
final class LargeContentView: UIView {
  private static let width: CGFloat = 232
  private static let imageSize: CGFloat = 96
  private static let margin: CGFloat = 20
  private static let distance: CGFloat = 12

  private let imageView = UIImageView()
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    isUserInteractionEnabled = false
    backgroundColor = .secondarySystemBackground
    layer.cornerRadius = 16
    tintColor = .label
    label.font = .systemFont(ofSize: 28)
    label.numberOfLines = 3
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows an item.
  func show(_ item: any UILargeContentViewerItem) {
    imageView.image = item.largeContentImage
    label.text = item.largeContentTitle
    let width = Self.width - 2 * Self.margin
    var y = Self.margin
    if let image = imageView.image, image.size.width > 0, image.size.height > 0 {
      let fit = Self.imageSize / max(image.size.width, image.size.height)
      let scale = item.scalesLargeContentImage ? fit : min(1, width / image.size.width)
      let size = CGSize(width: image.size.width * scale, height: image.size.height * scale)
      let box = item.scalesLargeContentImage ? Self.imageSize : size.height
      imageView.frame = CGRect(
        x: (Self.width - size.width) / 2, y: y + (box - size.height) / 2, width: size.width, height: size.height)
      imageView.place(with: item.largeContentImageInsets)
      y += box + (label.text?.isEmpty == false ? Self.distance : 0)
    }
    imageView.isHidden = imageView.image == nil
    let height = label.sizeThatFits(CGSize(width: width, height: .greatestFiniteMagnitude)).height
    label.frame = CGRect(x: Self.margin, y: y, width: width, height: height)
    bounds.size = CGSize(width: Self.width, height: y + height + Self.margin)
  }

  /// Moves the view to the middle of an area of its superview.
  func moveToMiddle(of area: CGRect) { center = CGPoint(x: area.midX, y: area.midY) }
}
