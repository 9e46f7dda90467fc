/// The margins that were set on a view, and those that it last reported.
struct MarginState {
  /// Margins as they were set: by sides, or by reading direction.
  enum Custom {
    case sides(UIEdgeInsets)
    case reading(NSDirectionalEdgeInsets)
  }

  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  var custom: Custom?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var lastReported = standard

  var isCustom: Bool { custom != nil }

  /// Returns the margins that were set, by sides; the standard ones if none were.
  func own(isRightToLeft: Bool) -> UIEdgeInsets {
    switch custom {
    case nil: Self.standard
    case .sides(let insets): insets
    case .reading(let insets): insets.sides(isRightToLeft: isRightToLeft)
    }
  }
}

extension NSDirectionalEdgeInsets {
  func sides(isRightToLeft: Bool) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top, left: isRightToLeft ? trailing : leading, bottom: bottom, right: isRightToLeft ? leading : trailing)
  }

  init(_ sides: UIEdgeInsets, isRightToLeft: Bool) {
    self.init(
      top: sides.top, leading: isRightToLeft ? sides.right : sides.left, bottom: sides.bottom,
      trailing: isRightToLeft ? sides.left : sides.right)
  }
}

extension UIEdgeInsets {
  /// Returns the larger of the two on each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// Without what is not a number, which would spread through a whole layout.
  fileprivate var finite: UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}

extension UIView {
  // MARK: - Computing

  /// Returns the margins in force: what was set or the standard, at least the system's minimum in a controller's view,
  /// beyond the safe area, and at least what the superview's margins still cover.
  func computeLayoutMargins() -> UIEdgeInsets {
    var insets: UIEdgeInsets
    if let owner, owner.viewRespectsSystemMinimumLayoutMargins {
      let isRightToLeft = isLaidOutRightToLeft
      let minimum = owner.systemMinimumLayoutMargins.sides(isRightToLeft: isRightToLeft)
      insets = margins.isCustom ? margins.own(isRightToLeft: isRightToLeft).atLeast(minimum) : minimum
    } else if case .reading = margins.custom {
      insets = margins.own(isRightToLeft: isLaidOutRightToLeft)
    } else {
      insets = margins.own(isRightToLeft: false)
    }
    if margins.insetsFromSafeArea, windowStorage != nil { insets = insets.adding(safeAreaInsets) }
    if margins.preservesSuperview, let superview = superviewStorage {
      insets = insets.atLeast(overlap(with: superview.layoutMargins, of: superview))
    }
    return insets.finite
  }

  /// Returns the part of this view that margins of the superview cover.
  private func overlap(with outer: UIEdgeInsets, of superview: UIView) -> UIEdgeInsets {
    let (frame, space) = (self.frame, superview.bounds)
    return UIEdgeInsets(
      top: outer.top - (frame.minY - space.minY), left: outer.left - (frame.minX - space.minX),
      bottom: outer.bottom - (space.maxY - frame.maxY), right: outer.right - (space.maxX - frame.maxX))
  }

  /// Returns the part of the margins' area that is not too wide to read, in the view's coordinates.
  func readableContentFrame() -> CGRect {
    let area = bounds.inset(by: layoutMargins)
    let width = min(area.width, ReadableWidth.width(in: traitCollection.preferredContentSizeCategory))
    guard width < area.width else { return area }
    return CGRect(x: area.midX - width / 2, y: area.minY, width: width, height: area.height)
  }

  // MARK: - Changing

  func setMargins(_ custom: MarginState.Custom) {
    margins.custom =
      switch custom {
      case .sides(let insets): .sides(insets.finite)
      case .reading(let insets):
        .reading(NSDirectionalEdgeInsets(insets.sides(isRightToLeft: false).finite, isRightToLeft: false))
      }
    reportMargins()
  }

  func setPreservesSuperviewLayoutMargins(_ preserves: Bool) {
    guard preserves != margins.preservesSuperview else { return }
    margins.preservesSuperview = preserves
    reportMargins()
  }

  func setInsetsLayoutMarginsFromSafeArea(_ insets: Bool) {
    guard insets != margins.insetsFromSafeArea else { return }
    margins.insetsFromSafeArea = insets
    reportMargins()
  }

  // MARK: - Telling

  func markMarginsStale() {
    guard !layoutState.areMarginsStale else { return }
    layoutState.areMarginsStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Notifies the view and its controller if the margins differ from the last reported ones.
  func reportMargins() {
    layoutState.areMarginsStale = false
    let insets = layoutMargins
    guard insets != margins.lastReported else { return }
    margins.lastReported = insets
    for subview in subviewStorage where subview.margins.preservesSuperview { subview.markMarginsStale() }
    systemGuidesDidChange()
    layoutMarginsDidChange()
    owner?.viewLayoutMarginsDidChange()
    setNeedsLayout()
  }
}

/// The maximum widths of readable text, by text size.
///
/// - Note: Apple documents that there is such a width, not how much it is. At the default size it is known to be 672
///   points; the others are in proportion to the size of body text.
private enum ReadableWidth {
  static func width(in category: UIContentSizeCategory) -> CGFloat {
    (672 * DynamicType.size(of: .body, in: category) / DynamicType.size(of: .body, in: .large)).rounded()
  }
}
