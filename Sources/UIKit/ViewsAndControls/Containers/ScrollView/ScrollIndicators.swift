/// The two indicators at the edges that show which part of the content is visible.
///
/// They are created when the content moves for the first time.
@MainActor
final class ScrollIndicators {
  private static let thickness: CGFloat = 3
  private static let margin: CGFloat = 3
  private static let shortest: CGFloat = 36
  /// The length of an indicator while the content is pulled beyond its end.
  private static let squeezed: CGFloat = 8

  private var vertical: ScrollIndicatorView?
  private var horizontal: ScrollIndicatorView?
  private var isShown = false

  // MARK: - Showing

  func show(for scrollView: UIScrollView) {
    guard !isShown else { return }
    isShown = true
    makeViews(in: scrollView)
    update(for: scrollView)
    for view in views {
      view.layer.removeAllAnimations()
      view.alpha = 1
    }
  }

  func hide() {
    guard isShown else { return }
    isShown = false
    UIView.animate(withDuration: 0.25, delay: 0.3, options: [.allowUserInteraction]) { [views] in
      for view in views { view.alpha = 0 }
    }
  }

  func flash(for scrollView: UIScrollView) {
    guard !isShown else { return }
    show(for: scrollView)
    hide()
  }

  private var views: [ScrollIndicatorView] { [vertical, horizontal].compactMap { $0 } }

  private func makeViews(in scrollView: UIScrollView) {
    if vertical == nil, scrollView.showsVerticalScrollIndicator { vertical = make(in: scrollView) }
    if horizontal == nil, scrollView.showsHorizontalScrollIndicator { horizontal = make(in: scrollView) }
  }

  private func make(in scrollView: UIScrollView) -> ScrollIndicatorView {
    let view = ScrollIndicatorView(frame: .zero)
    UIView.performWithoutAnimation {
      view.alpha = 0
      scrollView.addSubview(view)
    }
    return view
  }

  // MARK: - Placing

  func update(for scrollView: UIScrollView) {
    guard vertical != nil || horizontal != nil else { return }
    UIView.performWithoutAnimation {
      vertical?.style = scrollView.indicatorStyle
      horizontal?.style = scrollView.indicatorStyle
      placeVertical(in: scrollView)
      placeHorizontal(in: scrollView)
    }
  }

  private func place(
    _ indicator: ScrollIndicatorView?, _ span: (start: CGFloat, length: CGFloat)?, isShown: Bool,
    at frame: (_ start: CGFloat, _ length: CGFloat) -> CGRect
  ) {
    guard let indicator else { return }
    indicator.isHidden = span == nil || !isShown
    if isShown, let span { indicator.frame = frame(span.start, span.length) }
  }

  private func placeVertical(in scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    let inset = insets(scrollView.verticalScrollIndicatorInsets, in: scrollView)
    let span = span(
      range: scrollView.verticalRange, offset: bounds.minY, space: bounds.height,
      track: bounds.height - inset.top - inset.bottom - 2 * Self.margin)
    place(vertical, span, isShown: scrollView.showsVerticalScrollIndicator) { start, length in
      CGRect(
        x: bounds.maxX - inset.right - Self.margin - Self.thickness, y: bounds.minY + inset.top + Self.margin + start,
        width: Self.thickness, height: length)
    }
  }

  private func placeHorizontal(in scrollView: UIScrollView) {
    let bounds = scrollView.bounds
    let inset = insets(scrollView.horizontalScrollIndicatorInsets, in: scrollView)
    let span = span(
      range: scrollView.horizontalRange, offset: bounds.minX, space: bounds.width,
      track: bounds.width - inset.left - inset.right - 2 * Self.margin)
    place(horizontal, span, isShown: scrollView.showsHorizontalScrollIndicator) { start, length in
      CGRect(
        x: bounds.minX + inset.left + Self.margin + start, y: bounds.maxY - inset.bottom - Self.margin - Self.thickness,
        width: length, height: Self.thickness)
    }
  }

  private func insets(_ own: UIEdgeInsets, in scrollView: UIScrollView) -> UIEdgeInsets {
    guard scrollView.automaticallyAdjustsScrollIndicatorInsets else { return own }
    let area = scrollView.safeAreaInsets
    return UIEdgeInsets(
      top: own.top + area.top, left: own.left + area.left, bottom: own.bottom + area.bottom,
      right: own.right + area.right)
  }

  /// Returns the extent of an indicator on its track.
  ///
  /// The value is `nil` if all of the content is visible, or if there is no space.
  private func span(range: ClosedRange<CGFloat>, offset: CGFloat, space: CGFloat, track: CGFloat)
    -> (start: CGFloat, length: CGFloat)?
  {
    let way = range.upperBound - range.lowerBound
    guard way > 0, track > Self.shortest, space > 0 else { return nil }
    let inside = min(max(offset, range.lowerBound), range.upperBound)
    let full = max(Self.shortest, track * space / (space + way))
    let length = max(Self.squeezed, full - abs(offset - inside))
    let free = track - (offset == inside ? full : length)
    return ((inside - range.lowerBound) / way * free, length)
  }
}

/// A scroll indicator: a line with round ends that ignores touches.
@MainActor
final class ScrollIndicatorView: UIView {
  var style = UIScrollView.IndicatorStyle.default {
    didSet { updateColor() }
  }

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    // The indicator is in front of the content, including views that are added later.
    layer.zPosition = 1000
    layer.cornerRadius = 1.5
    updateColor()
  }

  required init?(coder: NSCoder) {
    super.init(coder: coder)
  }

  private func updateColor() {
    switch style {
    case .default:
      backgroundColor = UIColor { traits in
        traits.userInterfaceStyle == .dark ? UIColor(white: 1, alpha: 0.5) : UIColor(white: 0, alpha: 0.35)
      }
    case .black: backgroundColor = UIColor(white: 0, alpha: 0.35)
    case .white: backgroundColor = UIColor(white: 1, alpha: 0.5)
    }
  }
}
