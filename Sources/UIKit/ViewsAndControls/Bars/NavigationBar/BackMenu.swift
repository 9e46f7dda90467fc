/// The menu that a long press on the back button opens. It lists all view controllers below the top one, the nearest
/// first.
///
/// The menu covers the whole window, so that a tap outside its rows closes it. It also closes when the stack changes.
@MainActor
final class BackMenu: UIView {
  /// A view controller to return to.
  struct Entry {
    var title: String
    var onTap: () -> Void
  }

  private static let width: CGFloat = 250
  private static let rowHeight: CGFloat = 44
  private static let margin: CGFloat = 8

  private let card = UIView()
  private let rows: [BackMenuRow]
  private let anchor: CGRect

  /// - Parameter anchor: The back button's frame in the window.
  init(_ entries: [Entry], anchor: CGRect) {
    rows = entries.map { BackMenuRow($0) }
    self.anchor = anchor
    super.init(frame: .zero)
    accessibilityViewIsModal = true
    card.layer.cornerRadius = 12
    card.backgroundColor = .secondarySystemBackground
    card.clipsToBounds = true
    // The card clips its rows, and a clipping view cannot have a shadow. The shadow belongs to the menu.
    layer.shadowColor = UIColor.black.cgColor
    layer.shadowOpacity = 0.2
    layer.shadowRadius = 24
    layer.shadowOffset = CGSize(width: 0, height: 8)
    addSubview(card)
    for row in rows {
      card.addSubview(row)
      row.addAction(UIAction { [weak self] _ in self?.close() }, for: .touchUpInside)
    }
    rows.last?.isLast = true
    let beside = UITapGestureRecognizer(_runtimeHandler: { [weak self] recognizer in self?.tapped(recognizer) })
    // The rows must receive their taps as well.
    beside.cancelsTouchesInView = false
    addGestureRecognizer(beside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Opens the menu over a window.
  func open(in window: UIWindow) {
    frame = window.bounds
    autoresizingMask = [.flexibleWidth, .flexibleHeight]
    window.addSubview(self)
    layoutIfNeeded()
    alpha = 0
    UIView.animate(withDuration: 0.2) { self.alpha = 1 }
  }

  /// Closes the menu. The action of a chosen row does not depend on it.
  func close() {
    guard isUserInteractionEnabled else { return }
    isUserInteractionEnabled = false
    accessibilityElementsHidden = true
    UIView.animate(withDuration: 0.2) {
      self.alpha = 0
    } completion: { _ in
      self.removeFromSuperview()
    }
  }

  private func tapped(_ recognizer: UIGestureRecognizer) {
    if !card.frame.contains(recognizer.location(in: self)) { close() }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    let room = bounds.inset(by: safeAreaInsets).insetBy(dx: Self.margin, dy: Self.margin)
    let width = min(Self.width, room.width)
    let height = min(CGFloat(rows.count) * Self.rowHeight, max(room.maxY - anchor.maxY, Self.rowHeight))
    let isMirrored = effectiveUserInterfaceLayoutDirection == .rightToLeft
    let x = isMirrored ? anchor.maxX - width : anchor.minX
    card.frame = CGRect(
      x: min(max(x, room.minX), max(room.maxX - width, room.minX)), y: anchor.maxY, width: width, height: height)
    for (index, row) in rows.enumerated() {
      row.frame = CGRect(x: 0, y: CGFloat(index) * Self.rowHeight, width: width, height: Self.rowHeight)
    }
  }
}

/// A row of the menu.
@MainActor
private final class BackMenuRow: BarControl {
  private let label = UILabel()
  private let separator = UIView()
  var isLast = false {
    didSet { separator.isHidden = isLast }
  }

  init(_ entry: BackMenu.Entry) {
    super.init(frame: .zero)
    label.text = entry.title
    label.font = .systemFont(ofSize: 17)
    label.textColor = .label
    label.lineBreakMode = .byTruncatingTail
    separator.backgroundColor = .separator
    addSubview(label)
    addSubview(separator)
    isAccessibilityElement = true
    accessibilityLabel = entry.title
    accessibilityTraits = .button
    addAction(UIAction { _ in entry.onTap() }, for: .touchUpInside)
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  override func updateColors() { backgroundColor = isHighlighted ? .systemFill : nil }

  // The touch areas of adjacent rows meet without a gap.
  override func point(inside point: CGPoint, with event: UIEvent?) -> Bool { bounds.contains(point) }

  override func layoutSubviews() {
    super.layoutSubviews()
    label.frame = bounds.insetBy(dx: 16, dy: 0)
    separator.frame = CGRect(x: 0, y: bounds.maxY - 0.5, width: bounds.width, height: 0.5)
  }
}
