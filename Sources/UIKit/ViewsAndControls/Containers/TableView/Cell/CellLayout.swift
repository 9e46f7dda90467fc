/// The layout of the parts of a cell.
///
/// The rectangles are those of a left-to-right layout, and are placed in the layout direction of the cell.
@MainActor
struct CellLayout {
  private let size: CGSize
  private let insets: (leading: CGFloat, trailing: CGFloat)
  private let content: CGRect
  private let accessory: UIView?
  private let accessoryFrame: CGRect
  private let editControl: CellEditControl?
  private let reorderControl: CellReorderControl?
  private let directed: DirectionalPlacement

  init(_ cell: UITableViewCell) { self.init(cell, size: cell.bounds.size) }

  init(_ cell: UITableViewCell, size: CGSize) {
    self.size = size
    let surroundings = cell.surroundings
    editControl = cell.parts.editControl(of: cell)
    reorderControl = cell.parts.reorderControl(of: cell)
    accessory = cell.parts.accessoryView(of: cell)
    directed = cell.directed
    insets =
      directed.isRightToLeft
      ? (surroundings.sideInsets.right, surroundings.sideInsets.left)
      : (surroundings.sideInsets.left, surroundings.sideInsets.right)
    var start = insets.leading
    var end = size.width - insets.trailing
    if editControl != nil, surroundings.shouldIndent, cell.shouldIndentWhileEditing {
      start += TableMetrics.editControlWidth
    }
    if reorderControl != nil { end -= TableMetrics.reorderControlWidth }
    var frame = CGRect.zero
    if let accessory {
      let fit = accessory.bounds.size
      let margin = reorderControl == nil ? surroundings.margin : 0
      frame = CGRect(
        x: end - margin - fit.width, y: (size.height - fit.height) / 2, width: fit.width, height: fit.height)
      end = frame.minX - (accessory is CellAccessoryView ? 0 : 8)
    }
    accessoryFrame = frame
    // Without an inset, the content reaches the edges beside which there is no control.
    if !surroundings.insetsContent {
      if start == insets.leading { start = 0 }
      if end == size.width - insets.trailing { end = size.width }
    }
    content = CGRect(x: start, y: 0, width: max(0, end - start), height: size.height)
  }

  // MARK: - Measuring

  /// Returns the fitting height of a cell, which includes the separator.
  ///
  /// The content view has the height of the cell nevertheless, so that views whose heights it determines are higher
  /// than they need to be by the separator.
  func fittingHeight(of cell: UITableViewCell) -> CGFloat {
    prepare(cell)
    if cell.contentConfiguration != nil || cell.contentView.hasConstrainedContent {
      return cell.contentView.fittingHeight(width: content.width) + cell.separatorHeight
    }
    let labels = CellLabelLayout(cell, in: CGSize(width: content.width, height: 0), hasAccessory: hasTrailing)
    return max(TableMetrics.rowHeight, labels.height + cell.separatorHeight)
  }

  private var hasTrailing: Bool { accessory != nil || reorderControl != nil }

  private func prepare(_ cell: UITableViewCell) {
    let margin = cell.surroundings.margin
    let trailing = hasTrailing ? 8 : margin
    cell.parts.setContentMargins(
      directed.isRightToLeft
        ? UIEdgeInsets(top: 11, left: trailing, bottom: 11, right: margin)
        : UIEdgeInsets(top: 11, left: margin, bottom: 11, right: trailing), of: cell.contentView)
    guard let view = cell.contentView as? UIListContentView else { return }
    view.listMargin = cell.surroundings.margin
    view.hasTrailingNeighbor = hasTrailing
    view.standardHeight = TableMetrics.rowHeight - cell.separatorHeight
  }

  // MARK: - Placing

  func apply(to cell: UITableViewCell) {
    prepare(cell)
    let bounds = CGRect(origin: .zero, size: size)
    placeBackgrounds(of: cell, in: bounds)
    cell.contentView.place(in: directed(content, in: bounds))
    accessory?.place(in: directed(accessoryFrame, in: bounds))
    editControl?.margin = cell.surroundings.margin
    let editWidth = TableMetrics.editControlWidth + cell.surroundings.margin
    editControl?.frame = directed(
      CGRect(x: insets.leading, y: 0, width: editWidth, height: size.height), in: bounds)
    let reorderWidth = TableMetrics.reorderControlWidth
    reorderControl?.frame = directed(
      CGRect(x: size.width - insets.trailing - reorderWidth, y: 0, width: reorderWidth, height: size.height),
      in: bounds)
    let labels =
      cell.contentConfiguration == nil ? CellLabelLayout(cell, in: content.size, hasAccessory: hasTrailing) : nil
    labels?.apply(to: cell, directed)
    placeSeparators(of: cell, labels)
  }

  private func placeBackgrounds(of cell: UITableViewCell, in bounds: CGRect) {
    let area = cell.ownBackground?.area(in: bounds, isRightToLeft: directed.isRightToLeft) ?? bounds
    cell.parts.background.area = area
    cell.parts.selection.area = area
    cell.parts.customBackground.view?.place(in: area)
    cell.backgroundView?.place(in: bounds)
    cell.selectedBackgroundView?.place(in: bounds)
    cell.multipleSelectionBackgroundView?.place(in: bounds)
  }

  /// Returns the place of the text in the content view of a cell with an image, where the automatic line begins.
  private func textBesideImage(of cell: UITableViewCell, _ labels: CellLabelLayout?) -> CGFloat? {
    guard let labels else {
      guard let view = cell.contentView as? UIListContentView, view.showsImage else { return nil }
      return view.textStart
    }
    guard let image = cell.parts.imageView?.image, image.size.width > 0 else { return nil }
    return labels.textStart
  }

  private func placeSeparators(of cell: UITableViewCell, _ labels: CellLabelLayout?) {
    let surroundings = cell.surroundings
    let parts = cell.parts
    let thickness = 1 / max(cell.traitCollection.displayScale, 1)
    let isLast = surroundings.position.isLast
    var inset = cell.separatorInset.added(to: surroundings.separatorOrigin)
    if !surroundings.hasSeparatorInset, parts.separatorInset == nil, let text = textBesideImage(of: cell, labels) {
      inset.left = max(inset.left, content.minX + text)
    }
    inset.right = max(inset.right, surroundings.indexWidth)
    // The lines above and below a group extend from edge to edge. An inset group has no such lines.
    let isGroupEnd = surroundings.tableStyle == .grouped && isLast
    let start = isGroupEnd ? 0 : max(inset.left, content.minX == 0 ? 0 : content.minX + surroundings.margin)
    parts.separator.isHidden =
      !surroundings.showsSeparator || !parts.allowsSeparator || surroundings.tableStyle == .insetGrouped && isLast
    parts.separator.frame = directed(
      CGRect(
        x: start, y: size.height - thickness, width: max(0, size.width - start - (isGroupEnd ? 0 : inset.right)),
        height: thickness), in: CGRect(origin: .zero, size: size))
    parts.topSeparator.isHidden =
      !surroundings.showsSeparator || surroundings.tableStyle != .grouped || !surroundings.position.isFirst
    parts.topSeparator.frame = CGRect(x: 0, y: 0, width: size.width, height: thickness)
  }
}

extension UITableViewCell {
  /// The height of the separator, which the height of a row that sizes itself includes.
  var separatorHeight: CGFloat {
    guard let table, surroundings.showsSeparator else { return 0 }
    return table.pixelGrid.pixel
  }
}
