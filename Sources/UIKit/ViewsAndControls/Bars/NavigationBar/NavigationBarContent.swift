/// The content of a navigation bar for one item: the buttons on both sides, and the title between them.
@MainActor
final class NavigationBarContent: UIView {
  static let promptHeight: CGFloat = 30
  private static let margin: CGFloat = 16
  private static let backMargin: CGFloat = 8
  private static let spacing: CGFloat = 16
  private static let titleGap: CGFloat = 6

  private enum Piece {
    case view(UIView)
    case space(CGFloat)
  }

  private var leftItems: [UIBarButtonItem] = []
  private var rightItems: [UIBarButtonItem] = []
  private var leadingGroups: [UIBarButtonItemGroup] = []
  private var trailingGroups: [UIBarButtonItemGroup] = []
  private var pinnedGroups: [UIBarButtonItemGroup] = []
  private var pieces: [ObjectIdentifier: Piece] = [:]
  private(set) var backButton: BackButton?
  private var backTitles: [String] = []
  private(set) var titleView: UIView?
  private var promptLabel: UILabel?
  let largeTitle = LargeTitleView(frame: .zero)
  private var largeTitleExtent: CGFloat = 0
  private var hasOwnTitleView = false
  /// The search bar that leaves the bar with this content.
  private var searchBar: UISearchBar?
  private var titleAdjustment = UIOffset.zero

  // MARK: - Filling

  func fill(item: UINavigationItem, backItem: UINavigationItem?, bar: UINavigationBar) {
    for view in subviews { view.removeFromSuperview() }
    leftItems = [bar.splitButton(for: item)].compactMap { $0 } + (item.leftBarButtonItems ?? [])
    rightItems = item.rightBarButtonItems ?? []
    (leadingGroups, trailingGroups) = (item.leadingItemGroups, item.trailingItemGroups)
    pinnedGroups = [item.pinnedTrailingGroup].compactMap { $0 }
    pieces = [:]
    let groups = leadingGroups + trailingGroups + pinnedGroups
    for item in leftItems + rightItems + groups.flatMap(\.possibleItems) where !item.isHidden && !item.isSuppressed {
      pieces[ObjectIdentifier(item)] = piece(item, in: bar)
    }
    for case .view(let view) in left + right { addSubview(view) }
    fillBack(item, backItem, bar)
    fillTitle(item, bar)
    setNeedsLayout()
  }

  private func piece(_ item: UIBarButtonItem, in bar: UINavigationBar) -> Piece {
    item.applyAppearance(in: bar)
    if item.systemItem?.isSpace == true { return .space(item.width.isFinite ? max(item.width, 0) : 0) }
    return .view(item.customView ?? BarButton(item, bar.shownAppearance.appearance(of: item)))
  }

  /// The pieces at the left, from the edge inward.
  private var left: [Piece] { pieces(of: leftItems + leadingGroups.flatMap(\.shownItems)) }

  /// The pieces at the right, from the edge inward.
  private var right: [Piece] {
    pieces(
      of: pinnedGroups.flatMap(\.shownItems).reversed() + rightItems
        + trailingGroups.flatMap(\.shownItems).reversed())
  }

  private func pieces(of items: [UIBarButtonItem]) -> [Piece] { items.compactMap { pieces[ObjectIdentifier($0)] } }

  private func fillBack(_ item: UINavigationItem, _ backItem: UINavigationItem?, _ bar: UINavigationBar) {
    backButton = nil
    let hasLeftItems = !(item.leftBarButtonItems ?? []).isEmpty || !item.leadingItemGroups.isEmpty
    let isReplaced = hasLeftItems && !item.leftItemsSupplementBackButton
    guard let backItem, !item.hidesBackButton, !isReplaced else { return }
    let title = backItem.titleOnBackButton
    let appearance = bar.shownAppearance
    // Values of appearance proxies for bar button items also apply to a back button without an item of the app.
    let itemOnButton = backItem.backBarButtonItem ?? UIBarButtonItem()
    itemOnButton.applyAppearance(in: bar)
    let look = BarButtonLook(item: itemOnButton, appearance: appearance.shownBackButtonAppearance)
    let button = BackButton(
      title: title, look: look, indicator: appearance.backIndicatorImage
    ) { [weak bar, weak backItem] in
      // A back button of the app may perform another action than popping.
      if let own = backItem?.backBarButtonItem, own.primaryAction != nil || own.action != nil {
        own.perform()
      } else {
        bar?.goBack()
      }
    } menu: { [weak bar] in
      bar?.controller?.makeBackMenu()
    }
    // The title is shortened in steps: the title of the previous item, the word "Back", and the chevron alone.
    backTitles = title.isEmpty ? [""] : [title, "Back", ""]
    backButton = button
    addSubview(button)
  }

  /// Dismisses the menu that a long press on the back button has opened.
  func dismissBackMenu() { backButton?.contextMenuInteraction?.dismissMenu() }

  private func fillTitle(_ item: UINavigationItem, _ bar: UINavigationBar) {
    let appearance = bar.shownAppearance
    titleAdjustment = appearance.titlePositionAdjustment
    titleView =
      item.titleView
      ?? item.title.map { withMenu(of: item, titleLabel($0, appearance.titleTextAttributes), indicatorSize: 13) }
    hasOwnTitleView = item.titleView != nil
    if let titleView { addSubview(titleView) }
    if bar.showsLargeTitle {
      largeTitle.show(item.title ?? "", appearance.largeTitleTextAttributes)
      largeTitle.button = withMenu(of: item, largeTitle.label, indicatorSize: 22) as? TitleMenuButton
      addSubview(largeTitle)
    }
    promptLabel = nil
    guard let prompt = item.prompt else { return }
    let label = UILabel()
    label.text = prompt
    label.font = .systemFont(ofSize: 13)
    label.textAlignment = .center
    promptLabel = label
    addSubview(label)
  }

  private func titleLabel(_ title: String, _ attributes: [NSAttributedString.Key: Any]) -> UILabel {
    let label = UILabel()
    label.textAlignment = .center
    label.lineBreakMode = .byTruncatingTail
    label.show(title, font: .systemFont(ofSize: 17, weight: .semibold), attributes: attributes)
    label.accessibilityTraits = [.staticText, .header]
    return label
  }

  /// Returns a button with the title if its item provides a menu, and the label otherwise.
  private func withMenu(of item: UINavigationItem, _ label: UILabel, indicatorSize: CGFloat) -> UIView {
    guard item.titleMenuProvider != nil else { return label }
    return TitleMenuButton(label, indicatorSize: indicatorSize) { [weak item] in item?.titleMenuProvider?([]) }
  }

  /// Shows a part of the large title.
  ///
  /// The small title is visible when no part of the large title is.
  func showLargeTitle(_ extent: CGFloat, pulledBy pull: CGFloat) {
    largeTitleExtent = shownLargeTitle == nil ? 0 : extent
    shownLargeTitle?.frame = CGRect(x: 0, y: bounds.height, width: bounds.width, height: largeTitleExtent + pull)
    let alpha: CGFloat = largeTitleExtent > 0 && !hasOwnTitleView ? 0 : 1
    guard let titleView, !hasOwnTitleView, titleView.alpha != alpha else { return }
    titleView.alpha = alpha
  }

  /// Takes over a search bar that leaves the bar with this content.
  func carry(_ searchBar: UISearchBar, frame: CGRect) {
    self.searchBar = searchBar
    addSubview(searchBar)
    searchBar.frame = frame
  }

  // The large title is below the row of buttons, and receives touches if it opens a menu.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool {
    super.point(inside: point, with: event)
      || shownLargeTitle?.button != nil && largeTitle.frame.contains(point)
  }

  // MARK: - Layout

  override func layoutSubviews() {
    super.layoutSubviews()
    let top = promptLabel == nil ? 0 : Self.promptHeight
    promptLabel?.frame = CGRect(x: Self.margin, y: 6, width: max(bounds.width - 2 * Self.margin, 0), height: 20)
    let safe = safeAreaInsets
    let row = CGRect(
      x: isBarRightToLeft ? safe.right : safe.left, y: top, width: max(bounds.width - safe.left - safe.right, 0),
      height: max(bounds.height - top, 0))
    let titleSize = titleSize(in: row)
    collapseGroups(in: row, beside: titleSize.width)
    let rightEdge = placeRight(in: row)
    let leftEdge = placeLeft(in: row, until: rightEdge, titleWidth: titleSize.width)
    placeTitle(titleSize, in: row, from: leftEdge, to: rightEdge)
    if isBarRightToLeft { mirror() }
  }

  /// A Boolean value that indicates whether the bar is laid out from right to left.
  ///
  /// The direction of the bar may differ from that of its surroundings.
  private var isBarRightToLeft: Bool {
    (superview ?? self).effectiveUserInterfaceLayoutDirection == .rightToLeft
  }

  /// Mirrors the frames of all parts.
  private func mirror() {
    for view in subviews where view !== largeTitle && view !== promptLabel && view !== searchBar {
      view.frame.origin.x = bounds.width - view.frame.maxX
    }
  }

  /// The height of a title view that has no width of its own, such as a search bar; `nil` for another one.
  ///
  /// It is as wide as the space between the buttons.
  private var heightOfFillingTitle: CGFloat? {
    guard hasOwnTitleView, let titleView, !(titleView is UIControl) else { return nil }
    let content = titleView.intrinsicContentSize
    guard content.width == UIView.noIntrinsicMetric, content.height != UIView.noIntrinsicMetric,
      !titleView.hasConstraints || titleView.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize).width <= 0
    else { return nil }
    return content.height
  }

  private func titleSize(in row: CGRect) -> CGSize {
    guard let titleView else { return .zero }
    // The title of the back button takes precedence over a title view without a width of its own.
    if let height = heightOfFillingTitle { return CGSize(width: 0, height: min(height.rounded(.up), row.height)) }
    return size(of: titleView, in: row)
  }

  private func size(of view: UIView, in row: CGRect) -> CGSize {
    let limit = CGSize(width: row.width, height: row.height)
    var size: CGSize
    if view is UILabel || view is BarButton || view is UIControl {
      size = view.sizeThatFits(limit)
    } else {
      size = view.systemLayoutSizeFitting(UIView.layoutFittingCompressedSize)
      if size.width <= 0 || size.height <= 0 { size = view.bounds.size }
    }
    if size == .zero { size = view.bounds.size }
    guard size.width.isFinite, size.height.isFinite else { return .zero }
    return CGSize(width: min(size.width.rounded(.up), row.width), height: min(size.height.rounded(.up), row.height))
  }

  /// Shows representative items in place of groups if there is not enough room beside the title.
  private func collapseGroups(in row: CGRect, beside title: CGFloat) {
    let groups = leadingGroups + trailingGroups + pinnedGroups
    guard !groups.isEmpty else { return }
    let back = backButton?.width(of: "") ?? 0
    groups.collapse {
      width(of: left, in: row) + width(of: right, in: row) + back + title + 2 * Self.titleGap
        <= row.width - 2 * Self.margin
    }
    let shown = (left + right).compactMap { if case .view(let view) = $0 { view } else { nil } }
    for case .view(let view) in pieces.values {
      let isShown = shown.contains { $0 === view }
      if isShown, view.superview !== self { addSubview(view) }
      if !isShown, view.superview === self { view.removeFromSuperview() }
    }
  }

  private func width(of pieces: [Piece], in row: CGRect) -> CGFloat {
    pieces.reduce(0) { sum, piece in
      switch piece {
      case .space(let width): sum + width
      case .view(let view): sum + size(of: view, in: row).width + Self.spacing
      }
    }
  }

  private func placeRight(in row: CGRect) -> CGFloat {
    var x = row.maxX - Self.margin
    for piece in right {
      switch piece {
      case .space(let width): x -= width
      case .view(let view):
        let size = size(of: view, in: row)
        view.frame = CGRect(x: x - size.width, y: row.midY - size.height / 2, width: size.width, height: size.height)
        x -= size.width + Self.spacing
      }
    }
    return right.isEmpty ? row.maxX - Self.margin : x + Self.spacing - Self.titleGap
  }

  private func placeLeft(in row: CGRect, until limit: CGFloat, titleWidth: CGFloat) -> CGFloat {
    var x = row.minX + Self.margin
    if let backButton {
      x = row.minX + Self.backMargin
      // The title takes precedence over the title of the back button.
      let room = max(limit - x - Self.titleGap - titleWidth, 0)
      let title = backTitles.first { backButton.width(of: $0) <= room } ?? ""
      backButton.label.text = title
      backButton.frame = CGRect(x: x, y: row.minY, width: backButton.width(of: title), height: row.height)
      x = backButton.frame.maxX + (left.isEmpty ? 0 : Self.spacing)
    }
    for piece in left {
      switch piece {
      case .space(let width): x += width
      case .view(let view):
        let size = size(of: view, in: row)
        view.place(in: CGRect(x: x, y: row.midY - size.height / 2, width: size.width, height: size.height))
        x += size.width + Self.spacing
      }
    }
    if left.isEmpty { return backButton == nil ? x : x + Self.titleGap }
    return x - Self.spacing + Self.titleGap
  }

  private func placeTitle(_ size: CGSize, in row: CGRect, from left: CGFloat, to right: CGFloat) {
    guard let titleView else { return }
    let room = max(right - left, 0)
    let width = heightOfFillingTitle == nil ? min(size.width, room) : room
    // The title is centered in the bar, as far as the space between the buttons permits.
    let x = max(left, min(row.midX - width / 2, right - width))
    let frame = CGRect(x: x, y: row.midY - size.height / 2, width: width, height: size.height)
    let adjustment = hasOwnTitleView ? .zero : titleAdjustment
    titleView.place(in: frame.offsetBy(dx: adjustment.horizontal, dy: adjustment.vertical))
  }

  // MARK: - Animating

  /// The views that cross-dissolve in their places: buttons and the prompt.
  var fixedParts: [UIView] {
    (left + right).compactMap { piece in
      if case .view(let view) = piece { view } else { nil }
    } + (promptLabel.map { [$0] } ?? [])
  }

  /// The search bar, while it leaves the bar with this content.
  var leavingSearchBar: UISearchBar? { searchBar?.superview === self ? searchBar : nil }

  /// The large title, if this content has one.
  var shownLargeTitle: LargeTitleView? { largeTitle.superview === self ? largeTitle : nil }

  /// A Boolean value that indicates whether the whole large title is visible.
  var showsWholeLargeTitle: Bool { largeTitleExtent >= LargeTitleView.height - 0.5 }

  /// Prepares the large title for a movement out of its place.
  func beginMotion() {
    // A part that is behind the row must remain invisible.
    if showsWholeLargeTitle { largeTitle.clipsToBounds = false }
  }

  /// Restores what a movement has changed.
  func endMotion() { largeTitle.clipsToBounds = true }

  func fadeInButtons() {
    for case .view(let view) in left + right { AnimationContext.add(.fadeIn, to: view.layer) }
  }
}
