/// The views of a list cell's accessories.
@MainActor
final class ListAccessoryViews {
  private struct Shown {
    let accessory: UICellAccessory
    let view: UIView
    let width: CGFloat
  }

  private var leading: [Shown] = []
  private var trailing: [Shown] = []
  private var made: [String: UIView] = [:]

  /// A Boolean value that indicates whether a mark shows the selection.
  private(set) var hasMark = false

  /// Displays the accessories of a cell for its state.
  func show(_ accessories: [UICellAccessory], in cell: UICollectionViewListCell) {
    let isEditing = cell.collectionView?.isEditing ?? false
    var sides: (leading: [UICellAccessory], trailing: [UICellAccessory]) = ([], [])
    for accessory in accessories where accessory.isDisplayed(isEditing: isEditing) {
      func insert(into side: inout [UICellAccessory]) {
        let index = accessory.position?(side) ?? side.count
        side.insert(accessory, at: min(max(0, index), side.count))
      }
      if accessory.isLeading { insert(into: &sides.leading) } else { insert(into: &sides.trailing) }
    }
    var old = made
    made = [:]
    leading = sides.leading.enumerated().map { shown($1, "l\($0)", &old, cell) }
    trailing = sides.trailing.enumerated().map { shown($1, "t\($0)", &old, cell) }
    hasMark = (leading + trailing).contains { if case .multiselect = $0.accessory.kind { true } else { false } }
    for (_, view) in old where !made.values.contains(where: { $0 === view }) && view.superview === cell {
      view.removeFromSuperview()
    }
    for shown in leading + trailing where shown.view.superview !== cell { cell.addSubview(shown.view) }
    cell.setNeedsLayout()
  }

  private func shown(
    _ accessory: UICellAccessory, _ place: String, _ old: inout [String: UIView], _ cell: UICollectionViewListCell
  ) -> Shown {
    let view = view(of: accessory, place, &old, cell)
    made[name(accessory, place)] = view
    (view as? CellAccessoryView)?.adapt(to: cell.traitCollection)
    if let tint = accessory.tintColor { view.tintColor = tint }
    let width = view.bounds.width
    switch accessory.reservedLayoutWidth {
    case nil, .actual: return Shown(accessory: accessory, view: view, width: width)
    case .standard: return Shown(accessory: accessory, view: view, width: max(width, 24))
    case .custom(let reserved): return Shown(accessory: accessory, view: view, width: max(width, reserved))
    }
  }

  /// Returns a name for an accessory and its position, with which its view is reused.
  private func name(_ accessory: UICellAccessory, _ place: String) -> String {
    let kind =
      switch accessory.kind {
      case .disclosureIndicator: "disclosure"
      case .checkmark: "checkmark"
      case .detail: "detail"
      case .delete: "delete"
      case .insert: "insert"
      case .reorder: "reorder"
      case .multiselect: "multiselect"
      case .outlineDisclosure: "outline"
      case .label(let text, _): "label " + text
      case .custom(let view): "custom \(ObjectIdentifier(view).hashValue)"
      }
    return place + kind
  }

  private func view(
    of accessory: UICellAccessory, _ place: String, _ old: inout [String: UIView], _ cell: UICollectionViewListCell
  ) -> UIView {
    let kept = old.removeValue(forKey: name(accessory, place))
    switch accessory.kind {
    case .disclosureIndicator: return kept ?? CellAccessoryView(type: .disclosureIndicator)
    case .checkmark: return kept ?? CellAccessoryView(type: .checkmark)
    case .detail(let action):
      let view = kept as? CellAccessoryView ?? CellAccessoryView(type: .detailButton)
      view.onTap = action
      return view
    case .delete(let action):
      return control(.delete, kept) { [weak cell] in (action ?? { cell?.showTrailingActions() })() }
    case .insert(let action): return control(.insert, kept) { action?() }
    case .multiselect:
      let view = control(.mark, kept, action: nil)
      view.isMarked = cell.isSelected
      return view
    case .reorder:
      let view = kept as? CellReorderControl ?? CellReorderControl(frame: .zero)
      view.bounds.size = CGSize(width: 28, height: TableMetrics.rowHeight)
      view.onChange = { [weak cell] in cell?.reorderDidChange($0) }
      return view
    case .outlineDisclosure(_, let action):
      let view = kept as? OutlineDisclosureView ?? OutlineDisclosureView(frame: .zero)
      view.onTap = { [weak cell] in (action ?? { cell?.toggleExpansion() })() }
      view.setExpanded(cell.isExpanded)
      return view
    case .label(let text, let font):
      let view = kept as? UILabel ?? UILabel(frame: .zero)
      view.text = text
      view.font = font
      view.textColor = accessory.tintColor ?? .secondaryLabel
      view.sizeToFit()
      return view
    case .custom(let view):
      if view.bounds.width == 0 || view.bounds.height == 0 { view.sizeToFit() }
      return view
    }
  }

  private func control(_ kind: CellEditControl.Kind, _ kept: UIView?, action: (() -> Void)?) -> CellEditControl {
    let view = kept as? CellEditControl ?? CellEditControl(kind: kind)
    view.margin = 0
    view.bounds.size = CGSize(width: 22, height: TableMetrics.rowHeight)
    view.onTap = action
    return view
  }

  // MARK: - Layout

  private static let spacing: CGFloat = 16

  /// Returns the widths of the accessories at both sides.
  func widths(in cell: UICollectionViewListCell) -> (leading: CGFloat, trailing: CGFloat) {
    func width(_ side: [Shown]) -> CGFloat {
      side.isEmpty ? 0 : cell.margin + side.reduce(0) { $0 + $1.width } + CGFloat(side.count - 1) * Self.spacing
    }
    return (width(leading), width(trailing))
  }

  func layOut(in cell: UICollectionViewListCell) {
    let size = cell.bounds.size
    // The text of a header is not in the middle of its cell.
    let header = cell.isHeaderOrFooter ? cell.contentView as? UIListContentView : nil
    let middle = header.map { $0.frame.minY + $0.contentMiddle } ?? size.height / 2
    func place(_ shown: Shown, at x: CGFloat) {
      let height =
        shown.view is CellEditControl || shown.view is CellReorderControl ? size.height : shown.view.bounds.height
      let frame = CGRect(
        x: x + (shown.width - shown.view.bounds.width) / 2, y: middle - height / 2,
        width: shown.view.bounds.width, height: height)
      shown.view.frame =
        cell.isMirrored
        ? CGRect(x: size.width - frame.maxX, y: frame.minY, width: frame.width, height: frame.height) : frame
    }
    var x = cell.margin + (cell.indentsAccessories ? cell.indentation : 0)
    for shown in leading {
      place(shown, at: x)
      x += shown.width + Self.spacing
    }
    x = size.width - cell.margin
    for shown in trailing.reversed() {
      x -= shown.width
      place(shown, at: x)
      x -= Self.spacing
    }
  }
}

/// A chevron that points to the row's children while it is expanded.
@MainActor
final class OutlineDisclosureView: UIControl {
  private let image = UIImageView(image: UIImage(systemName: "chevron.right"))
  private var isExpanded = false
  var onTap: (() -> Void)?

  override init(frame: CGRect) {
    super.init(frame: CGRect(x: 0, y: 0, width: 22, height: 22))
    image.frame = bounds
    image.contentMode = .center
    addSubview(image)
    isAccessibilityElement = true
    accessibilityTraits = .button
    setExpanded(false)
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func setExpanded(_ expanded: Bool) {
    accessibilityLabel = expanded ? "Collapse" : "Expand"
    guard expanded != isExpanded else { return }
    isExpanded = expanded
    let change = { [image] in
      image.transform = expanded ? CGAffineTransform(rotationAngle: .pi / 2) : .identity
    }
    guard window != nil else { return change() }
    UIView.animate(withDuration: UICollectionView.updateDuration, animations: change)
  }

  override func primaryTouchDidEnd(with event: UIEvent?) { onTap?() }
}
