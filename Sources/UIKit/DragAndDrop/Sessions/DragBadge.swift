/// The badge at the corner of dragged previews: the number of items, and what happens when they are dropped.
@MainActor
final class DragBadge: UIView {
  private let label = UILabel()
  private let symbol = UIImageView()
  private var operation = UIDropOperation.cancel
  private var count = 1

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: DragMetrics.badgeSize, height: DragMetrics.badgeSize))
    layer.cornerRadius = DragMetrics.badgeSize / 2
    label.font = .systemFont(ofSize: 14, weight: .semibold)
    label.textColor = .white
    label.textAlignment = .center
    symbol.tintColor = .white
    symbol.contentMode = .center
    addSubview(label)
    addSubview(symbol)
    accessibilityElementsHidden = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// A Boolean value that indicates whether there is nothing to show.
  private(set) var isEmpty = true

  /// Shows an operation and a number of items.
  ///
  /// Returns whether the badge has changed.
  func show(_ operation: UIDropOperation, count: Int) -> Bool {
    guard operation != self.operation || count != self.count else { return false }
    (self.operation, self.count) = (operation, count)
    UIView.performWithoutAnimation { update() }
    return true
  }

  private func update() {
    let name: String? =
      switch operation {
      case .copy: "plus"
      case .forbidden: "xmark"
      case .cancel, .move: nil
      }
    let showsCount = count > 1 && operation != .forbidden
    isEmpty = name == nil && !showsCount
    backgroundColor = operation == .copy ? .systemGreen : operation == .forbidden ? .systemGray : .systemBlue
    symbol.image = name.flatMap {
      UIImage(systemName: $0, withConfiguration: UIImage.SymbolConfiguration(pointSize: 12, weight: .bold))
    }
    symbol.isHidden = name == nil
    label.text = showsCount ? "\(count)" : nil
    let size = DragMetrics.badgeSize
    let text = showsCount ? label.sizeThatFits(CGSize(width: 100, height: size)).width : 0
    let mark = name == nil ? 0 : size
    bounds.size = CGSize(width: max(size, mark + text + (showsCount ? 9 : 0)), height: size)
    symbol.frame = CGRect(x: 0, y: 0, width: mark, height: size)
    label.frame = CGRect(x: mark == 0 ? 0 : mark - 3, y: 0, width: bounds.width - (mark == 0 ? 0 : mark), height: size)
  }
}
