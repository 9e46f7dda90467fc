/// A view that displays the content of a row: an image, a text, and a secondary text.
@preconcurrency @MainActor
open class UIListContentView: UIView, UIContentView {
  private let imageView = UIImageView(frame: .zero)
  private let textLabel = UILabel(frame: .zero)
  private let secondaryLabel = UILabel(frame: .zero)
  private var shown: UIListContentConfiguration
  /// The margin at the sides that the list requires.
  var listMargin: CGFloat? {
    didSet { if listMargin != oldValue { sizeDidChange() } }
  }
  /// A Boolean value that indicates whether another view is beside the content, at the trailing side of the row.
  var hasTrailingNeighbor = false {
    didSet { if hasTrailingNeighbor != oldValue { sizeDidChange() } }
  }

  /// The least height of the content in a row.
  var standardHeight = TableMetrics.rowHeight {
    didSet { if standardHeight != oldValue { sizeDidChange() } }
  }

  // MARK: - Creating a List Content View

  /// Creates a view.
  public init(configuration: UIListContentConfiguration) {
    shown = configuration
    super.init(frame: .zero)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    imageView.contentMode = .scaleAspectFit
    apply()
  }

  /// Creates a view from an archive.
  public required init?(coder: NSCoder) {
    shown = .cell()
    super.init(coder: coder)
    for view in [imageView, textLabel, secondaryLabel] { addSubview(view) }
    apply()
  }

  // MARK: - Managing the Content Configuration

  /// The current configuration, a ``UIListContentConfiguration``.
  open var configuration: any UIContentConfiguration {
    get { shown }
    set {
      guard let newValue = newValue as? UIListContentConfiguration else {
        misuse(
          "UIListContentView shows a UIListContentConfiguration only (was given a \(type(of: newValue)))")
      }
      shown = newValue
      apply()
    }
  }

  private func apply() {
    shown.textProperties.apply(to: textLabel, text: shown.text, attributedText: shown.attributedText)
    shown.secondaryTextProperties.apply(
      to: secondaryLabel, text: shown.secondaryText, attributedText: shown.secondaryAttributedText)
    let properties = shown.imageProperties
    imageView.image = shown.image
    imageView.preferredSymbolConfiguration = properties.preferredSymbolConfiguration
    imageView.tintColor =
      properties.tintColorTransformer == nil
      ? properties.tintColor : properties.resolvedTintColor(for: tintColor)
    imageView.layer.cornerRadius = properties.cornerRadius
    imageView.clipsToBounds = properties.cornerRadius > 0
    imageView.accessibilityIgnoresInvertColors = properties.accessibilityIgnoresInvertColors
    imageView.isHidden = shown.image == nil
    sizeDidChange()
  }

  private func sizeDidChange() {
    invalidateIntrinsicContentSize()
    setNeedsLayout()
  }

  // MARK: - Aligning Views with the Content

  /// A layout guide for the text; `nil` if there is none.
  open var textLayoutGuide: UILayoutGuide? { textLabel.isHidden ? nil : textGuide }
  /// A layout guide for the secondary text; `nil` if there is none.
  open var secondaryTextLayoutGuide: UILayoutGuide? { secondaryLabel.isHidden ? nil : secondaryGuide }
  /// A layout guide for the image; `nil` if there is none.
  open var imageLayoutGuide: UILayoutGuide? { imageView.image == nil ? nil : imageGuide }

  private lazy var textGuide = makeGuide("textLayoutGuide") { $0.text }
  private lazy var secondaryGuide = makeGuide("secondaryTextLayoutGuide") { $0.secondary }
  private lazy var imageGuide = makeGuide("imageLayoutGuide") { $0.image }
  /// The guides that are in use.
  private var guides: [ContentPartGuide] = []

  private func makeGuide(_ name: String, _ part: @escaping @MainActor (Arrangement) -> CGRect) -> ContentPartGuide {
    let guide = ContentPartGuide(in: self, identifier: "UIListContentView-" + name) { view in
      view.directed(part(view.arrange(in: view.bounds.size)), in: view.bounds)
    }
    guides.append(guide)
    return guide
  }

  open override func tintColorDidChange() {
    super.tintColorDidChange()
    if shown.imageProperties.tintColorTransformer != nil { apply() }
  }

  // MARK: - Layout

  open override func layoutSubviews() {
    super.layoutSubviews()
    let (layout, directed) = (arrange(in: bounds.size), directed)
    imageView.frame = directed(layout.image, in: bounds)
    textLabel.frame = directed(layout.text, in: bounds)
    secondaryLabel.frame = directed(layout.secondary, in: bounds)
    for guide in guides { guide.update() }
  }

  open override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = size.width > 0 ? size.width : bounds.width
    return CGSize(width: width, height: intrinsicHeight(forWidth: width))
  }

  /// The height of the content. The content has any width.
  open override var intrinsicContentSize: CGSize {
    CGSize(width: UIView.noIntrinsicMetric, height: intrinsicHeight(forWidth: bounds.width))
  }

  override var measuresHeightForWidth: Bool { true }

  override func intrinsicHeight(forWidth width: CGFloat) -> CGFloat {
    // Before the width is known, the texts have one line.
    arrange(in: CGSize(width: width > 0 ? width : .greatestFiniteMagnitude, height: 0)).height
  }

  /// The frames in a left-to-right layout.
  private struct Arrangement {
    var image = CGRect.zero
    var text = CGRect.zero
    var secondary = CGRect.zero
    var height: CGFloat = 0
  }

  private var contentMargins: UIEdgeInsets {
    let own = shown.directionalLayoutMargins
    let listMargin = shown.axesPreservingSuperviewLayoutMargins.contains(.horizontal) ? listMargin : nil
    let leading = listMargin.map { max($0, own.leading) } ?? own.leading
    let trailing = hasTrailingNeighbor ? own.trailing : listMargin.map { max($0, own.trailing) } ?? own.trailing
    return UIEdgeInsets(top: own.top, left: leading, bottom: own.bottom, right: trailing)
  }

  private var imageSize: CGSize {
    guard let image = imageView.image else { return .zero }
    // The size of text determines that of a symbol.
    var size = image.isSymbolImage ? imageView.sizeThatFits(.zero) : image.size
    let limit = shown.imageProperties.maximumSize
    if limit.width > 0, size.width > limit.width {
      size = CGSize(width: limit.width, height: size.height * limit.width / size.width)
    }
    if limit.height > 0, size.height > limit.height {
      size = CGSize(width: size.width * limit.height / size.height, height: limit.height)
    }
    return size
  }

  /// Returns the layout of the content.
  ///
  /// Content that is lower than the given height is vertically centered.
  private func arrange(in size: CGSize) -> Arrangement {
    var result = Arrangement()
    let contentMargins = contentMargins
    var start = contentMargins.left
    let image = imageSize
    if imageView.image != nil {
      let reserved = shown.imageProperties.reservedLayoutSize.width
      let isStandard = reserved == UIListContentConfiguration.ImageProperties.standardDimension
      // Symbols of several widths are centered in one column.
      let column =
        isStandard || reserved <= 0 && imageView.image?.isSymbolImage == true
        ? max(image.width, 24) : reserved > 0 ? reserved : image.width
      result.image = CGRect(x: start + (column - image.width) / 2, y: 0, width: image.width, height: image.height)
      start += column + shown.imageToTextPadding
    }
    let space = max(0, size.width - start - contentMargins.right)
    let (block, isSideBySide) = texts(in: space, from: start, &result)
    let content = max(block, image.height)
    result.height = max(
      isHeaderOrFooter ? 0 : standardHeight, content + contentMargins.top + contentMargins.bottom)
    let height = max(size.height, 0) == 0 ? result.height : size.height
    let middle = contentMargins.top + max(0, height - contentMargins.top - contentMargins.bottom) / 2
    result.image.origin.y = middle - image.height / 2
    if isSideBySide {
      result.text.origin.y = middle - result.text.height / 2
      result.secondary.origin.y = middle - result.secondary.height / 2
    } else {
      result.text.origin.y += middle - block / 2
      result.secondary.origin.y += middle - block / 2
    }
    return result
  }

  private var isHeaderOrFooter: Bool {
    superview is UITableViewHeaderFooterView || (superview as? UICollectionViewListCell)?.isHeaderOrFooter == true
  }

  /// A Boolean value that indicates whether there is an image beside the texts.
  var showsImage: Bool { imageView.image != nil && !imageView.isHidden }

  /// The place where the texts begin, from which lines between rows begin.
  var textStart: CGFloat { arrange(in: bounds.size).text.minX }

  /// The vertical position of the middle of the content.
  var contentMiddle: CGFloat {
    let margins = contentMargins
    return margins.top + max(0, bounds.height - margins.top - margins.bottom) / 2
  }

  /// Determines the frames of the texts, and returns their total height, and whether they are side by side.
  private func texts(in space: CGFloat, from start: CGFloat, _ result: inout Arrangement) -> (CGFloat, Bool) {
    let (hasText, hasSecondary) = (!textLabel.isHidden, !secondaryLabel.isHidden)
    if shown.prefersSideBySideTextAndSecondaryText, hasText, hasSecondary {
      let wide = CGSize(width: CGFloat.infinity, height: .infinity)
      let (first, second) = (textLabel.sizeThatFits(wide), secondaryLabel.sizeThatFits(wide))
      if first.width + shown.textToSecondaryTextHorizontalPadding + second.width <= space {
        result.text = CGRect(x: start, y: 0, width: first.width, height: first.height)
        result.secondary = CGRect(
          x: start + space - second.width, y: 0, width: second.width, height: second.height)
        return (max(first.height, second.height), true)
      }
    }
    var height: CGFloat = 0
    if hasText {
      let fit = textLabel.sizeThatFits(CGSize(width: space, height: .infinity))
      result.text = CGRect(x: start, y: 0, width: space, height: fit.height)
      height = fit.height
    }
    if hasSecondary {
      if hasText { height += shown.textToSecondaryTextVerticalPadding }
      let fit = secondaryLabel.sizeThatFits(CGSize(width: space, height: .infinity))
      result.secondary = CGRect(x: start, y: height, width: space, height: fit.height)
      height += fit.height
    }
    return (height, false)
  }
}
