/// A control that chooses an activity: an image and a title.
@MainActor
class ActivityControl: UIControl {
  private let activity: UIActivity
  let imageView: UIImageView
  let titleLabel = UILabel()

  var onChoose: (UIActivity) -> Void = { _ in }

  init(_ activity: UIActivity) {
    self.activity = activity
    imageView = UIImageView(image: activity.activityImage?.withRenderingMode(.alwaysTemplate))
    super.init(frame: .zero)
    imageView.contentMode = .scaleAspectFit
    imageView.tintColor = .label
    titleLabel.text = activity.activityTitle
    isAccessibilityElement = true
    accessibilityLabel = activity.activityTitle
    accessibilityTraits = .button
    addAction(UIAction { [weak self] _ in self?.choose() }, for: .touchUpInside)
    setUp()
  }

  /// Adds the image and the title, in the style of the control.
  func setUp() {}

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func choose() { onChoose(activity) }

  override func accessibilityActivate() -> Bool {
    choose()
    return true
  }
}

/// A service in the row of an activity view controller: an image with a title below it.
@MainActor
final class ActivityServiceView: ActivityControl {
  static let width: CGFloat = 84
  private static let tileSize: CGFloat = 62

  private let tile = UIView()

  override func setUp() {
    tile.backgroundColor = .secondarySystemGroupedBackground
    tile.layer.cornerRadius = 14
    tile.isUserInteractionEnabled = false
    titleLabel.font = .systemFont(ofSize: 11)
    titleLabel.textAlignment = .center
    titleLabel.numberOfLines = 2
    addSubview(tile)
    tile.addSubview(imageView)
    addSubview(titleLabel)
  }

  override var isHighlighted: Bool { didSet { tile.alpha = isHighlighted ? 0.5 : 1 } }

  override func layoutSubviews() {
    super.layoutSubviews()
    tile.frame = CGRect(
      x: (bounds.width - Self.tileSize) / 2, y: 0, width: Self.tileSize, height: Self.tileSize)
    imageView.frame = tile.bounds.insetBy(dx: 16, dy: 16)
    let fitting = titleLabel.sizeThatFits(CGSize(width: bounds.width - 8, height: 40))
    titleLabel.frame = CGRect(x: 4, y: Self.tileSize + 7, width: bounds.width - 8, height: min(fitting.height, 34))
  }
}

/// A group of actions in an activity view controller: rows with titles and images.
@MainActor
final class ActivityGroupView: UIView {
  private static let rowHeight: CGFloat = 52

  private let rows: [ActivityRowView]
  private let separators: [UIView]

  var onChoose: (UIActivity) -> Void = { _ in }

  init(_ activities: [UIActivity]) {
    rows = activities.map(ActivityRowView.init)
    separators = activities.dropFirst().map { _ in UIView() }
    super.init(frame: .zero)
    backgroundColor = .secondarySystemGroupedBackground
    layer.cornerRadius = 10
    clipsToBounds = true
    for row in rows {
      row.onChoose = { [weak self] in self?.onChoose($0) }
      addSubview(row)
    }
    for separator in separators {
      separator.backgroundColor = .separator
      addSubview(separator)
    }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  var height: CGFloat { CGFloat(rows.count) * Self.rowHeight }

  override func layoutSubviews() {
    super.layoutSubviews()
    let hairline = 1 / max(traitCollection.displayScale, 1)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(
        x: 0, y: CGFloat(index) * Self.rowHeight, width: bounds.width, height: Self.rowHeight)
    }
    for (index, separator) in separators.enumerated() {
      separator.frame = CGRect(
        x: 16, y: CGFloat(index + 1) * Self.rowHeight - hairline, width: max(bounds.width - 16, 0), height: hairline)
    }
  }
}

/// An action in an activity view controller.
@MainActor
final class ActivityRowView: ActivityControl {
  override func setUp() {
    titleLabel.font = .systemFont(ofSize: 17)
    addSubview(titleLabel)
    addSubview(imageView)
  }

  override var isHighlighted: Bool { didSet { backgroundColor = isHighlighted ? .systemGray4 : nil } }

  override func layoutSubviews() {
    super.layoutSubviews()
    imageView.frame = CGRect(x: bounds.maxX - 16 - 24, y: bounds.midY - 12, width: 24, height: 24)
    titleLabel.frame = CGRect(x: 16, y: 0, width: max(imageView.frame.minX - 28, 0), height: bounds.height)
  }
}
