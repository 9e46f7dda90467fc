/// The card that shows one menu: its title, and its elements in sections.
///
/// A menu that is too high scrolls.
@MainActor
final class MenuPlatter: UIView {
  /// What a touch on the card is on.
  enum Target {
    /// The title of a submenu, which returns to the menu that contains it.
    case header
    case item(MenuContent.Item)
  }

  private let header: MenuHeaderView?
  private let isSubmenu: Bool
  private let shadow = CardShadow(cornerRadius: MenuMetrics.cornerRadius, opacity: 0.2, radius: 24, offset: 8)
  private let card = MaterialView(cornerRadius: MenuMetrics.cornerRadius)
  private let scrollView = UIScrollView()
  private var content: MenuContent
  private var itemViews: [[MenuItemView]] = []
  private var titleViews: [MenuHeaderView?] = []
  private var separators: [UIView] = []
  /// Called when assistive technology activates an element.
  private let onActivate: (Target) -> Void

  /// - Parameter isSubmenu: A Boolean value that indicates whether the title returns to another menu.
  init(_ content: MenuContent, title: String, isSubmenu: Bool, onActivate: @escaping (Target) -> Void) {
    self.content = content
    self.isSubmenu = isSubmenu
    self.onActivate = onActivate
    header =
      isSubmenu || !title.isEmpty
      ? MenuHeaderView(title, isSubmenu: isSubmenu) { onActivate(.header) } : nil
    super.init(frame: .zero)
    scrollView.contentInsetAdjustmentBehavior = .never
    addSubview(shadow)
    addSubview(card)
    card.addSubview(scrollView)
    if let header { card.addSubview(header) }
    build()
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Replaces the content, for example when an element's state has changed.
  func show(_ content: MenuContent) {
    self.content = content
    build()
    setNeedsLayout()
  }

  private func build() {
    for view in scrollView.subviews where view is MenuItemView || view is MenuHeaderView { view.removeFromSuperview() }
    for view in separators { view.removeFromSuperview() }
    let hasMarks = content.hasMarks
    titleViews = content.sections.map { section in section.title.map { MenuHeaderView($0, isSubmenu: false) {} } }
    itemViews = content.sections.flatMap(\.lines).map { line in
      line.items.map { item in
        MenuItemView(item, style: line.style, hasMarkColumn: hasMarks) { [weak self] in self?.onActivate(.item(item)) }
      }
    }
    for view in titleViews { if let view { scrollView.addSubview(view) } }
    for view in itemViews.joined() { scrollView.addSubview(view) }
    separators = []
  }

  // MARK: - Touches

  /// A Boolean value that indicates whether the user scrolls the menu, so that a touch selects nothing.
  var isScrolling: Bool { scrollView.isBeingDragged }

  /// Returns what is at a point in the card's coordinates.
  func target(at point: CGPoint) -> Target? {
    guard bounds.contains(point) else { return nil }
    if let header, header.frame.contains(point) { return isSubmenu ? .header : nil }
    return itemViews.joined().first { $0.item.isEnabled && $0.bounds.contains($0.convert(point, from: self)) }
      .map { .item($0.item) }
  }

  /// Highlights the element at a touch, and no other.
  func highlight(_ target: Target?) {
    for view in itemViews.joined() {
      if case .item(let item) = target {
        view.isHighlighted = item.isSame(as: view.item)
      } else {
        view.isHighlighted = false
      }
    }
    header?.isHighlighted = if case .header = target { true } else { false }
  }

  // MARK: - Layout

  private var headerHeight: CGFloat { header.map { $0.height } ?? 0 }

  private func bodyHeight(inWidth width: CGFloat) -> CGFloat {
    let lines = itemViews.reduce(0) { $0 + ($1.first?.height(inWidth: width) ?? 0) }
    let titles = titleViews.reduce(0) { $0 + ($1?.height ?? 0) }
    return lines + titles + CGFloat(max(content.sections.count - 1, 0)) * MenuMetrics.sectionGap
  }

  override func sizeThatFits(_ size: CGSize) -> CGSize {
    let width = min(MenuMetrics.width, size.width)
    return CGSize(width: width, height: min(headerHeight + bodyHeight(inWidth: width), size.height))
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    shadow.frame = bounds
    card.frame = bounds
    let top = headerHeight
    header?.frame = CGRect(x: 0, y: 0, width: bounds.width, height: top)
    scrollView.frame = CGRect(x: 0, y: top, width: bounds.width, height: max(bounds.height - top, 0))
    let bodyHeight = bodyHeight(inWidth: bounds.width)
    scrollView.contentSize = CGSize(width: bounds.width, height: bodyHeight)
    scrollView.isScrollEnabled = bodyHeight > scrollView.bounds.height + 0.5
    for view in separators { view.removeFromSuperview() }
    separators = []
    if header != nil { addSeparator(at: 0, height: MenuMetrics.separator, color: MenuMetrics.separatorColor) }
    layOutSections()
  }

  private func layOutSections() {
    var y: CGFloat = 0
    var line = 0
    for (index, section) in content.sections.enumerated() {
      if index > 0 {
        addSeparator(at: y, height: MenuMetrics.sectionGap, color: MenuMetrics.sectionColor)
        y += MenuMetrics.sectionGap
      }
      if let title = titleViews[index] {
        title.frame = CGRect(x: 0, y: y, width: bounds.width, height: title.height)
        y += title.height
      }
      for number in section.lines.indices {
        if number > 0 { addSeparator(at: y, height: MenuMetrics.separator, color: MenuMetrics.separatorColor) }
        y += layOut(itemViews[line], at: y)
        line += 1
      }
    }
  }

  private func layOut(_ views: [MenuItemView], at y: CGFloat) -> CGFloat {
    let height = views.first?.height(inWidth: bounds.width) ?? 0
    let width = bounds.width / CGFloat(max(views.count, 1))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    for (index, view) in views.enumerated() {
      let column = isMirrored ? views.count - 1 - index : index
      view.frame = CGRect(x: CGFloat(column) * width, y: y, width: width, height: height)
    }
    return height
  }

  private func addSeparator(at y: CGFloat, height: CGFloat, color: UIColor) {
    let view = UIView(frame: CGRect(x: 0, y: y, width: bounds.width, height: height))
    view.backgroundColor = color
    view.isUserInteractionEnabled = false
    scrollView.addSubview(view)
    separators.append(view)
  }
}
