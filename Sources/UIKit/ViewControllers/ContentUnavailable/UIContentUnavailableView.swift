/// A view that indicates that there is no content to display.
///
/// A view controller creates it for its ``UIViewController/contentUnavailableConfiguration``.
@preconcurrency @MainActor
open class UIContentUnavailableView: UIView, UIContentView {
  private var shown: UIContentUnavailableConfiguration
  private let scrollView = UIScrollView()
  private let backgroundView = UIView()
  private let imageView = UIImageView(frame: .zero)
  private let indicator = UIActivityIndicatorView(style: .medium)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var button: UIButton?
  private var secondaryButton: UIButton?

  // MARK: - Creating a View

  /// Creates a view with a configuration.
  public init(configuration: UIContentUnavailableConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    setUp()
  }

  /// Creates a view with an empty configuration from an archive.
  public required init?(coder: NSCoder) {
    shown = .empty()
    super.init(coder: coder)
    setUp()
  }

  private func setUp() {
    backgroundView.isUserInteractionEnabled = false
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(backgroundView)
    addSubview(scrollView)
    imageView.contentMode = .scaleAspectFit
    imageView.clipsToBounds = true
    for view in [imageView, indicator, textLabel, secondaryLabel] { scrollView.addSubview(view) }
    apply()
  }

  // MARK: - Configuring the View

  /// The current configuration, a ``UIContentUnavailableConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIContentUnavailableConfiguration else {
        misuse(
          """
          UIContentUnavailableView shows a UIContentUnavailableConfiguration only (was given a \(type(of: newValue))); \
          use the view of that configuration.
          """)
      }
      shown = newValue
      apply()
    }
  }

  /// A Boolean value that indicates whether content that does not fit can be scrolled.
  ///
  /// The default is `true`.
  open var isScrollEnabled: Bool {
    get { scrollView.isScrollEnabled }
    set { scrollView.isScrollEnabled = newValue }
  }

  private func apply() {
    backgroundView.backgroundColor = shown.background.backgroundColor
    backgroundView.layer.cornerRadius = shown.background.cornerRadius
    applyImage()
    apply(shown.textProperties, shown.text, shown.attributedText, to: textLabel)
    apply(shown.secondaryTextProperties, shown.secondaryText, shown.secondaryAttributedText, to: secondaryLabel)
    textLabel.accessibilityTraits = [.staticText, .header]
    button?.removeFromSuperview()
    secondaryButton?.removeFromSuperview()
    button = makeButton(shown.button, shown.buttonProperties)
    secondaryButton = makeButton(shown.secondaryButton, shown.secondaryButtonProperties)
    setNeedsLayout()
  }

  private func applyImage() {
    let properties = shown.imageProperties
    imageView.image =
      properties.preferredSymbolConfiguration.flatMap { shown.image?.applyingSymbolConfiguration($0) } ?? shown.image
    imageView.tintColor = properties.tintColor
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.isHidden = shown.image == nil
    // An image takes the place of the activity indicator.
    let isLoading = shown.kind == .loading && shown.image == nil
    indicator.color = properties.tintColor ?? tintColor
    if isLoading { indicator.startAnimating() } else { indicator.stopAnimating() }
  }

  private func apply(
    _ properties: UIContentUnavailableConfiguration.TextProperties, _ text: String?, _ attributed: NSAttributedString?,
    to label: UILabel
  ) {
    label.text = text
    label.font = properties.font
    label.textColor = properties.color
    label.textAlignment = shown.alignment == .center ? .center : .natural
    label.lineBreakMode = properties.lineBreakMode
    label.numberOfLines = properties.numberOfLines
    label.adjustsFontSizeToFitWidth = properties.adjustsFontSizeToFitWidth
    label.minimumScaleFactor = properties.minimumScaleFactor
    if let attributed { label.attributedText = attributed }
    label.isHidden = label.text?.isEmpty ?? true
  }

  /// Returns a button; `nil` if the configuration has no content.
  private func makeButton(
    _ configuration: UIButton.Configuration, _ properties: UIContentUnavailableConfiguration.ButtonProperties
  ) -> UIButton? {
    guard configuration.title?.isEmpty == false || configuration.image != nil else { return nil }
    let button = UIButton(configuration: configuration, primaryAction: nil)
    // The title of the configuration takes precedence over that of the action.
    if let action = properties.primaryAction { button.addAction(action, for: .primaryActionTriggered) }
    button.menu = properties.menu
    button.showsMenuAsPrimaryAction = properties.menu != nil && properties.primaryAction == nil
    button.isEnabled = properties.isEnabled
    scrollView.addSubview(button)
    return button
  }

  // MARK: - Layout

  /// The visible parts with their sizes and the distances above them.
  private func parts(width: CGFloat) -> [(view: UIView, size: CGSize, gap: CGFloat)] {
    let room = CGSize(width: width, height: .greatestFiniteMagnitude)
    var parts: [(view: UIView, size: CGSize, gap: CGFloat)] = []
    func add(_ view: UIView, _ size: CGSize, _ gap: CGFloat) { parts.append((view, size, parts.isEmpty ? 0 : gap)) }
    if !imageView.isHidden {
      add(imageView, imageSize(width: width), 0)
    } else if indicator.isAnimating {
      add(indicator, indicator.sizeThatFits(room), 0)
    }
    for (label, gap) in [
      (textLabel, shown.imageToTextPadding), (secondaryLabel, shown.textToSecondaryTextPadding),
    ] where !label.isHidden {
      let size = label.sizeThatFits(room)
      add(label, CGSize(width: min(size.width.rounded(.up), width), height: size.height.rounded(.up)), gap)
    }
    for (button, gap) in [
      (button, shown.textToButtonPadding), (secondaryButton, shown.buttonToSecondaryButtonPadding),
    ] {
      guard let button else { continue }
      let size = button.sizeThatFits(room)
      add(button, CGSize(width: min(size.width, width), height: size.height), gap)
    }
    return parts
  }

  private func imageSize(width: CGFloat) -> CGSize {
    let size = imageView.image?.size ?? .zero
    guard size.width > 0, size.height > 0 else { return .zero }
    let limit = shown.imageProperties.maximumSize
    let scale = min(
      1, width / size.width, limit.width > 0 ? limit.width / size.width : 1,
      limit.height > 0 ? limit.height / size.height : 1)
    return CGSize(width: size.width * scale, height: size.height * scale)
  }

  private func height(of parts: [(view: UIView, size: CGSize, gap: CGFloat)]) -> CGFloat {
    parts.reduce(0) { $0 + $1.gap + $1.size.height } + shown.directionalLayoutMargins.top
      + shown.directionalLayoutMargins.bottom
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    backgroundView.frame = bounds
    scrollView.frame = bounds.inset(by: safeAreaInsets)
    let (margins, area, directed) = (shown.directionalLayoutMargins, scrollView.bounds.size, directed)
    let width = max(area.width - margins.leading - margins.trailing, 0)
    let parts = parts(width: width)
    let height = height(of: parts)
    scrollView.contentSize = CGSize(width: area.width, height: max(height, 0))
    let isCentered = shown.alignment == .center
    var y = margins.top + (isCentered ? max((area.height - height) / 2, 0) : 0)
    for part in parts {
      y += part.gap
      let x = margins.leading + (isCentered ? (width - part.size.width) / 2 : 0)
      let frame = CGRect(x: x, y: y, width: part.size.width, height: part.size.height)
      part.view.frame = directed(frame, in: CGRect(origin: .zero, size: scrollView.contentSize))
      y += part.size.height
    }
  }

  open override func safeAreaInsetsDidChange() {
    super.safeAreaInsetsDidChange()
    setNeedsLayout()
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    applyImage()
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let margins = shown.directionalLayoutMargins
    let room = size.width > 0 ? size.width : .greatestFiniteMagnitude
    let parts = parts(width: max(room - margins.leading - margins.trailing, 0))
    let width = parts.map(\.size.width).max() ?? 0
    return CGSize(width: min(width + margins.leading + margins.trailing, room), height: height(of: parts))
  }

  open override var intrinsicContentSize: CGSize { sizeThatFits(.zero) }
}
