/// The bar that shows an edit menu: titles beside each other, and a chevron if there are more.
@MainActor
final class EditMenuBar: UIView {
  private static let height: CGFloat = 44
  private static let padding: CGFloat = 15
  private static let chevronWidth: CGFloat = 36
  private static let font = UIFont.systemFont(ofSize: 15)

  private let shadow = CardShadow(cornerRadius: MenuMetrics.cornerRadius, opacity: 0.18, radius: 16, offset: 4)
  private let card = MaterialView(cornerRadius: MenuMetrics.cornerRadius)
  private var buttons: [EditMenuButton] = []
  private var separators: [UIView] = []
  /// The open menus, each of which is in the previous one.
  private var menus: [UIMenu] = []
  private var firstItem = 0
  private var maximumWidth = CGFloat.infinity
  /// Called when the user has chosen an element.
  var onChoose: (MenuLeaf) -> Void = { _ in }
  /// Called when the size of the bar has changed.
  var onResize: () -> Void = {}

  override init(frame: CGRect) {
    super.init(frame: frame)
    addSubview(shadow)
    addSubview(card)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows a menu within a maximum width.
  func show(_ menu: UIMenu, in width: CGFloat) {
    menus = [menu]
    maximumWidth = width
    showPage(at: 0)
  }

  // MARK: - Pages

  private var items: [MenuContent.Item] {
    guard let menu = menus.last else { return [] }
    return MenuContent(menu).sections.flatMap(\.lines).flatMap(\.items)
  }

  private func showPage(at first: Int) {
    firstItem = first
    for view in buttons as [UIView] + separators { view.removeFromSuperview() }
    let items = items
    let needsBack = first > 0 || menus.count > 1
    var room = maximumWidth - (needsBack ? Self.chevronWidth : 0)
    var shown: [EditMenuButton] = []
    for (index, item) in items.enumerated().dropFirst(first) {
      let button = makeButton(item)
      let isLast = index == items.count - 1
      guard shown.isEmpty || button.bounds.width + (isLast ? 0 : Self.chevronWidth) <= room else { break }
      room -= button.bounds.width
      shown.append(button)
    }
    let next = first + shown.count
    if needsBack { shown.insert(chevron("chevron.backward", label: "Back") { [weak self] in self?.goBack() }, at: 0) }
    if next < items.count {
      shown.append(chevron("chevron.forward", label: "More") { [weak self] in self?.showPage(at: next) })
    }
    buttons = shown
    place()
  }

  private func goBack() {
    if firstItem == 0, menus.count > 1 { menus.removeLast() }
    showPage(at: 0)
  }

  private func makeButton(_ item: MenuContent.Item) -> EditMenuButton {
    let button = EditMenuButton(isEnabled: item.isEnabled) { [weak self] in self?.choose(item) }
    button.show(title: item.element?.title ?? "", image: item.element?.image, isDestructive: item.isDestructive)
    button.bounds.size = CGSize(
      width: (button.contentWidth(font: Self.font) + 2 * Self.padding).rounded(.up), height: Self.height)
    return button
  }

  private func chevron(_ name: String, label: String, action: @escaping () -> Void) -> EditMenuButton {
    let button = EditMenuButton(isEnabled: true, action: action)
    let configuration = UIImage.SymbolConfiguration(pointSize: 13, weight: .semibold)
    button.show(title: "", image: UIImage(systemName: name, withConfiguration: configuration), isDestructive: false)
    button.accessibilityLabel = label
    button.bounds.size = CGSize(width: Self.chevronWidth, height: Self.height)
    return button
  }

  private func choose(_ item: MenuContent.Item) {
    switch item {
    case .action(let element): onChoose(element)
    case .submenu(let menu):
      menus.append(menu)
      showPage(at: 0)
    case .loading: break
    }
  }

  // MARK: - Layout

  private func place() {
    let width = buttons.reduce(0) { $0 + $1.bounds.width }
    let isResized = bounds.width != width
    bounds.size = CGSize(width: width, height: Self.height)
    shadow.frame = bounds
    card.frame = bounds
    separators = buttons.dropFirst().map { _ in UIView() }
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x: CGFloat = 0
    for (index, button) in buttons.enumerated() {
      let left = isMirrored ? width - x - button.bounds.width : x
      button.frame = CGRect(x: left, y: 0, width: button.bounds.width, height: Self.height)
      card.addSubview(button)
      if index > 0 {
        let line = separators[index - 1]
        line.backgroundColor = MenuMetrics.separatorColor
        line.frame = CGRect(x: isMirrored ? width - x : x, y: 0, width: MenuMetrics.separator, height: Self.height)
        card.addSubview(line)
      }
      x += button.bounds.width
    }
    if isResized { onResize() }
  }
}
