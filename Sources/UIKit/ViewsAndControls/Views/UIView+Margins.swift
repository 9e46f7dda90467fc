/// The margins that were set on a view, and those that it last reported.
struct MarginState {
  /// The custom margins, which are set either by sides or by reading direction.
  enum Custom {
    case sides(UIEdgeInsets)
    case reading(NSDirectionalEdgeInsets)
  }

  static let standard = UIEdgeInsets(top: 8, left: 8, bottom: 8, right: 8)

  /// The margins without custom ones, which the system determines.
  var system = standard
  var custom: Custom?
  var preservesSuperview = false
  var insetsFromSafeArea = true
  var lastReported = standard

  var isCustom: Bool { custom != nil }

  /// Sets the margins of the system in a new view.
  mutating func start(with insets: UIEdgeInsets) { (system, lastReported) = (insets, insets) }

  /// Returns the custom margins by sides, or those of the system if none are set.
  func own(isRightToLeft: Bool) -> UIEdgeInsets {
    switch custom {
    case nil: system
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
  /// Returns the larger inset of each side.
  fileprivate func atLeast(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: max(top, other.top), left: max(left, other.left), bottom: max(bottom, other.bottom),
      right: max(right, other.right))
  }

  fileprivate func adding(_ other: UIEdgeInsets) -> UIEdgeInsets {
    UIEdgeInsets(
      top: top + other.top, left: left + other.left, bottom: bottom + other.bottom, right: right + other.right)
  }

  /// The insets, with 0 in place of values that are not finite, which would invalidate the whole layout.
  fileprivate var finite: UIEdgeInsets {
    func finite(_ value: CGFloat) -> CGFloat { value.isFinite ? value : 0 }
    return UIEdgeInsets(top: finite(top), left: finite(left), bottom: finite(bottom), right: finite(right))
  }
}

extension UIView {
  // MARK: - Computing

  /// Returns the effective margins.
  ///
  /// They are the custom or standard margins, at least the system's minimum in the root view of a view controller,
  /// added to the safe area, and at least the part of the view that the superview's margins cover.
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
      insets = insets.atLeast(superview.layoutMargins.overlap(of: frame, in: superview.bounds))
    }
    return insets.finite
  }

  /// Returns the area inside the margins, limited to a readable width, in the view's coordinates.
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

  /// Sets the margins that apply unless the app sets others.
  func setSystemMargins(_ insets: UIEdgeInsets) {
    guard insets != margins.system else { return }
    margins.system = insets
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

  // MARK: - Reporting

  func markMarginsStale() {
    guard !layoutState.areMarginsStale else { return }
    layoutState.areMarginsStale = true
    superviewStorage?.noteDescendantNeedsLayout()
    AppRuntime.shared.setNeedsCommit()
  }

  /// Notifies the view and its view controller if the margins differ from those last reported.
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
/// - Note: Apple documents that there is a maximum width, but not its value. It is 672 points at the default text size.
///   The other widths are in proportion to the size of body text.
enum ReadableWidth {
  static func width(in category: UIContentSizeCategory) -> CGFloat {
    (672 * DynamicType.size(of: .body, in: category) / DynamicType.size(of: .body, in: .large)).rounded()
  }
}
