/// A photo in the grid of an image picker.
@MainActor
final class PhotoCell: UICollectionViewCell {
  private let imageView = UIImageView(frame: .zero)

  override init(frame: CGRect) {
    super.init(frame: frame)
    imageView.contentMode = .scaleAspectFill
    imageView.clipsToBounds = true
    imageView.backgroundColor = .secondarySystemFill
    contentView.addSubview(imageView)
    isAccessibilityElement = true
    accessibilityTraits = [.image, .button]
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows a photo.
  func show(_ photo: FileEntry) {
    imageView.image = UIImage(contentsOfFile: photo.url.path)
    accessibilityLabel = "Photo, \(photo.name(withExtension: false))"
  }

  override var isHighlighted: Bool { didSet { imageView.alpha = isHighlighted ? 0.6 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = contentView.bounds
  }
}

/// The number of photos below the grid.
@MainActor
final class PhotoFooter: UICollectionReusableView {
  private let label = UILabel()

  override init(frame: CGRect) {
    super.init(frame: frame)
    label.font = .systemFont(ofSize: 17, weight: .semibold)
    label.textAlignment = .center
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows a number of photos.
  func show(_ count: Int) { label.text = count == 1 ? "1 Photo" : "\(count) Photos" }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds
  }
}

/// The content of an image picker without photos.
@MainActor
final class PhotoAbsenceView: UIView {
  private let imageView = UIImageView(
    image: UIImage(systemName: "photo", withConfiguration: UIImage.SymbolConfiguration(pointSize: 44)))
  private let label = UILabel()

  init() {
    super.init(frame: .zero)
    imageView.tintColor = .secondaryLabel
    imageView.contentMode = .center
    label.text = "No Photos"
    label.font = .systemFont(ofSize: 22, weight: .semibold)
    label.textColor = .secondaryLabel
    label.textAlignment = .center
    addSubview(imageView)
    addSubview(label)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(x: 0, y: bounds.midY - 60, width: bounds.width, height: 52)
    label.frame = CGRect(x: 0, y: bounds.midY, width: bounds.width, height: 30)
  }
}
