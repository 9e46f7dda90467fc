/// The view of an activity view controller: a header, a row of services, and a list of actions.
@MainActor
final class ActivitySheetView: UIView {
  static let margin: CGFloat = 16
  /// The size of the picture of the items, in points.
  static let thumbnailSize = CGSize(width: 44, height: 44)
  private static let headerHeight: CGFloat = 76
  private static let serviceRowHeight: CGFloat = 126

  private let header: ActivityHeaderView
  private let separators = [UIView(), UIView()]
  private let scroll = UIScrollView()
  private let serviceScroll = UIScrollView()
  private let services: [ActivityServiceView]
  /// The groups of actions: those of the system, and those of the app.
  private let groups: [ActivityGroupView]

  var onChoose: (UIActivity) -> Void = { _ in }
  var onClose: () -> Void = {}

  init(_ preview: ActivityPreview, _ activities: [UIActivity]) {
    header = ActivityHeaderView(preview)
    services = activities.filter { type(of: $0).activityCategory == .share }.map(ActivityServiceView.init)
    let actions = activities.filter { type(of: $0).activityCategory == .action }
    groups = [actions.filter { $0 is CopyActivity }, actions.filter { !($0 is CopyActivity) }]
      .filter { !$0.isEmpty }.map(ActivityGroupView.init)
    super.init(frame: .zero)
    backgroundColor = .systemGroupedBackground
    scroll.alwaysBounceVertical = true
    serviceScroll.showsHorizontalScrollIndicator = false
    for separator in separators { separator.backgroundColor = .separator }
    separators[1].isHidden = services.isEmpty
    addSubview(scroll)
    addSubview(header)
    addSubview(separators[0])
    scroll.addSubview(serviceScroll)
    scroll.addSubview(separators[1])
    for service in services { serviceScroll.addSubview(service) }
    for group in groups { scroll.addSubview(group) }
    connect()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  private func connect() {
    header.onClose = { [weak self] in self?.onClose() }
    for service in services { service.onChoose = { [weak self] in self?.onChoose($0) } }
    for group in groups { group.onChoose = { [weak self] in self?.onChoose($0) } }
  }

  /// Shows a picture of the items.
  func show(_ picture: UIImage) { header.show(picture) }

  /// Returns the height of the whole content, for a popover.
  func contentHeight(for width: CGFloat) -> CGFloat {
    Self.headerHeight + listHeight + Self.margin
  }

  private var servicesHeight: CGFloat { services.isEmpty ? 0 : Self.serviceRowHeight }
  private var listHeight: CGFloat {
    servicesHeight + groups.reduce(0) { $0 + Self.margin + $1.height }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let insets = safeAreaInsets
    let hairline = 1 / max(traitCollection.displayScale, 1)
    let width = bounds.width
    header.frame = CGRect(x: 0, y: insets.top, width: width, height: Self.headerHeight)
    separators[0].frame = CGRect(x: 0, y: header.frame.maxY, width: width, height: hairline)
    scroll.frame = CGRect(
      x: 0, y: header.frame.maxY, width: width, height: max(bounds.height - header.frame.maxY, 0))
    serviceScroll.frame = CGRect(x: 0, y: 0, width: width, height: servicesHeight)
    var x = Self.margin - 6
    for service in services {
      service.frame = CGRect(x: x, y: 16, width: ActivityServiceView.width, height: servicesHeight - 20)
      x += ActivityServiceView.width
    }
    serviceScroll.contentSize = CGSize(width: x + Self.margin - 6, height: servicesHeight)
    separators[1].frame = CGRect(x: 0, y: servicesHeight - hairline, width: width, height: hairline)
    var y = servicesHeight
    for group in groups {
      y += Self.margin
      group.frame = CGRect(x: Self.margin, y: y, width: width - 2 * Self.margin, height: group.height)
      y += group.height
    }
    scroll.contentSize = CGSize(width: width, height: y + Self.margin)
  }
}

/// The header of an activity view controller, with a preview of the items and a button to close it.
@MainActor
final class ActivityHeaderView: UIView {
  private let imageView = UIImageView(frame: .zero)
  private let titleLabel = UILabel()
  private let subtitleLabel = UILabel()
  private let closeButton = UIButton(type: .close)

  var onClose: () -> Void = {}

  init(_ preview: ActivityPreview) {
    super.init(frame: .zero)
    imageView.tintColor = .systemGray
    show(preview.image, isSymbol: preview.isSymbol)
    imageView.clipsToBounds = true
    imageView.layer.cornerRadius = 8
    titleLabel.text = preview.title
    titleLabel.font = .systemFont(ofSize: 15, weight: .semibold)
    titleLabel.numberOfLines = 1
    subtitleLabel.text = preview.subtitle
    subtitleLabel.font = .systemFont(ofSize: 13)
    subtitleLabel.textColor = .secondaryLabel
    closeButton.addAction(UIAction { [weak self] _ in self?.onClose() }, for: .touchUpInside)
    for view in [imageView, titleLabel, subtitleLabel, closeButton] as [UIView] { addSubview(view) }
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows a picture of the items.
  func show(_ picture: UIImage) { show(picture, isSymbol: false) }

  private func show(_ image: UIImage?, isSymbol: Bool) {
    imageView.image = image
    imageView.contentMode = isSymbol ? .center : .scaleAspectFill
    imageView.backgroundColor = isSymbol ? .secondarySystemGroupedBackground : nil
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let middle = bounds.midY
    let size = ActivitySheetView.thumbnailSize
    imageView.frame = CGRect(
      x: ActivitySheetView.margin, y: middle - size.height / 2, width: size.width, height: size.height)
    closeButton.frame = CGRect(x: bounds.maxX - ActivitySheetView.margin - 30, y: middle - 15, width: 30, height: 30)
    let x = imageView.frame.maxX + 12
    let width = max(closeButton.frame.minX - 12 - x, 0)
    let hasSubtitle = subtitleLabel.text?.isEmpty == false
    titleLabel.frame = CGRect(x: x, y: hasSubtitle ? middle - 20 : middle - 10, width: width, height: 20)
    subtitleLabel.frame = CGRect(x: x, y: middle + 2, width: width, height: 18)
  }
}
