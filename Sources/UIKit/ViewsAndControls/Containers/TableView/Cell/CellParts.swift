/// The views of a cell in addition to the content of the app.
@MainActor
final class CellParts {
  let background = CellShapeView(frame: .zero)
  let selection = CellShapeView(frame: .zero)
  let separator = UIView(frame: .zero)
  let topSeparator = UIView(frame: .zero)
  let customBackground = BackgroundContentSlot()
  var color: UIColor?
  var separatorInset: UIEdgeInsets?
  /// A Boolean value that indicates whether a line is below the cell where its table has lines.
  var allowsSeparator = true
  private(set) var textLabel: UILabel?
  private(set) var detailTextLabel: UILabel?
  private(set) var imageView: UIImageView?
  private var accessory: CellAccessoryView?
  private weak var shownAccessoryView: UIView?
  private var isContentHighlighted = false
  private var editControl: CellEditControl?
  private var reorderControl: CellReorderControl?

  private var contentMargins: UIEdgeInsets?
  private weak var viewWithMargins: UIView?

  /// Sets the margins of the content view to those of a row, unless the app has set other margins.
  func setContentMargins(_ margins: UIEdgeInsets, of view: UIView) {
    guard contentMargins != margins || viewWithMargins !== view else { return }
    contentMargins = margins
    viewWithMargins = view
    view.insetsLayoutMarginsFromSafeArea = false
    view.layoutMargins = margins
  }

  init() {
    for view in [separator, topSeparator] { view.isUserInteractionEnabled = false }
  }

  // MARK: - Labels

  func textLabel(of cell: UITableViewCell) -> UILabel? {
    guard cell.contentConfiguration == nil else { return textLabel }
    if let textLabel { return textLabel }
    let label = UILabel(frame: .zero)
    label.font = .preferredFont(forTextStyle: cell.style == .value2 ? .subheadline : .body)
    if cell.style == .value2 {
      label.textColor = cell.tintColor
      // Both texts meet in the middle.
      label.textAlignment = cell.effectiveUserInterfaceLayoutDirection == .rightToLeft ? .left : .right
    }
    textLabel = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func detailTextLabel(of cell: UITableViewCell) -> UILabel? {
    guard cell.style != .default, cell.contentConfiguration == nil else { return detailTextLabel }
    if let detailTextLabel { return detailTextLabel }
    let label = UILabel(frame: .zero)
    switch cell.style {
    case .subtitle: label.font = .preferredFont(forTextStyle: .caption1)
    case .value2: label.font = .preferredFont(forTextStyle: .subheadline)
    case .default, .value1:
      label.font = .preferredFont(forTextStyle: .body)
      label.textColor = .secondaryLabel
    }
    detailTextLabel = label
    cell.contentView.addSubview(label)
    cell.setNeedsLayout()
    return label
  }

  func imageView(of cell: UITableViewCell) -> UIImageView? {
    guard cell.style != .value2, cell.contentConfiguration == nil else { return imageView }
    if let imageView { return imageView }
    let view = UIImageView(frame: .zero)
    view.contentMode = .scaleAspectFit
    view.preferredSymbolConfiguration = UIImage.SymbolConfiguration(textStyle: .body)
    imageView = view
    cell.contentView.addSubview(view)
    cell.setNeedsLayout()
    return view
  }

  // MARK: - Background

  func showBackground(of cell: UITableViewCell) {
    let surroundings = cell.surroundings
    let configuration = cell.updatedBackground(isOn: showsSelection(of: cell))
    let isInset = surroundings.tableStyle == .insetGrouped
    background.fill =
      configuration?.shownBackgroundColor(tintColor: cell.tintColor) ?? color
      ?? (cell.backgroundView == nil ? ListStyle(surroundings.tableStyle).cellColor : nil)
    let radius = configuration.flatMap { $0.cornerRadius > 0 ? $0.cornerRadius : nil }
    for shape in [background, selection] {
      shape.radius = radius ?? (isInset ? TableMetrics.groupCornerRadius : 0)
      shape.position = radius == nil ? surroundings.position : CellGroupPosition()
    }
    background.reachesIntoNext = configuration?.customBackgroundColor == nil && color == nil && radius == nil
    background.stroke = configuration?.shownStroke(tintColor: cell.tintColor)
    selection.fill = .systemGray4
    separator.backgroundColor = surroundings.separatorColor
    topSeparator.backgroundColor = surroundings.separatorColor
  }

  private func multipleSelectionView(of cell: UITableViewCell) -> UIView? {
    cell.permitsMultipleSelection ? cell.multipleSelectionBackgroundView : nil
  }

  /// Returns whether the background of a cell shows that it is highlighted or selected.
  ///
  /// A selected row of a table that is being edited has a mark instead, unless the app provides a background for it.
  private func showsSelection(of cell: UITableViewCell) -> Bool {
    guard cell.selectionStyle != .none else { return false }
    let isMarked = cell.isEditing && cell.surroundings.selectsInEditing && multipleSelectionView(of: cell) == nil
    return cell.isHighlighted || cell.isSelected && !isMarked
  }

  private func highlightContent(_ isOn: Bool, of cell: UITableViewCell) {
    for view in [textLabel, detailTextLabel, imageView] as [(any HighlightableView)?] { view?.isHighlighted = isOn }
    guard isOn != isContentHighlighted else { return }
    isContentHighlighted = isOn
    CellHighlight.set(isOn, in: cell.contentView)
  }

  func showSelection(of cell: UITableViewCell, animated: Bool) {
    let isOn = showsSelection(of: cell)
    highlightContent(isOn, of: cell)
    let views = [cell.selectedBackgroundView, cell.multipleSelectionBackgroundView].compactMap { $0 }
    let shown = multipleSelectionView(of: cell) ?? cell.selectedBackgroundView
    let isConfigured = cell.ownBackground != nil
    let change = { [self] in
      selection.alpha = isOn && shown == nil && !isConfigured ? 1 : 0
      for view in views { view.alpha = isOn && view === shown ? 1 : 0 }
      if isConfigured { showBackground(of: cell) }
    }
    editControl?.isMarked = cell.isSelected
    guard animated, cell.window != nil else { return change() }
    UIView.animate(
      withDuration: TableMetrics.updateDuration, delay: 0, options: [.allowUserInteraction], animations: change)
  }

  // MARK: - Accessories

  /// Returns the accessory view of a cell, which is created if its kind has changed.
  func accessoryView(of cell: UITableViewCell) -> UIView? {
    let (view, type) =
      cell.isEditing
      ? (cell.editingAccessoryView, cell.editingAccessoryType) : (cell.accessoryView, cell.accessoryType)
    if let view {
      accessory?.removeFromSuperview()
      accessory = nil
      return show(view, in: cell)
    }
    guard type != .none else {
      accessory = nil
      return show(nil, in: cell)
    }
    if let accessory, accessory.type == type {
      accessory.adapt(to: cell.traitCollection)
      return accessory
    }
    let made = CellAccessoryView(type: type)
    made.adapt(to: cell.traitCollection)
    made.onTap = { [weak cell] in if let cell { cell.table?.accessoryButtonTapped(in: cell) } }
    accessory = made
    return show(made, in: cell)
  }

  private func show(_ view: UIView?, in cell: UITableViewCell) -> UIView? {
    if shownAccessoryView !== view {
      if shownAccessoryView?.superview === cell { shownAccessoryView?.removeFromSuperview() }
      shownAccessoryView = view
    }
    if let view, view.superview !== cell { cell.addSubview(view) }
    return view
  }

  // MARK: - Editing Controls

  func editControl(of cell: UITableViewCell) -> CellEditControl? {
    let kind = CellEditControl.Kind(cell)
    guard cell.isEditing, let kind else {
      editControl?.removeFromSuperview()
      editControl = nil
      return nil
    }
    if let editControl, editControl.kind == kind { return editControl }
    editControl?.removeFromSuperview()
    let control = CellEditControl(kind: kind)
    control.onTap = { [weak cell] in if let cell { cell.table?.editControlTapped(in: cell) } }
    control.isMarked = cell.isSelected
    cell.addSubview(control)
    editControl = control
    return control
  }

  func reorderControl(of cell: UITableViewCell) -> CellReorderControl? {
    guard cell.isEditing, cell.surroundings.canMove, cell.showsReorderControl || cell.table != nil else {
      reorderControl?.removeFromSuperview()
      reorderControl = nil
      return nil
    }
    if let reorderControl { return reorderControl }
    let control = CellReorderControl(frame: .zero)
    control.onChange = { [weak cell] recognizer in
      if let cell { cell.table?.reorderDidChange(recognizer, cell: cell) }
    }
    cell.addSubview(control)
    reorderControl = control
    return control
  }
}
