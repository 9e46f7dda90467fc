/// The lines of the empty rows below the last row of a plain table.
@MainActor
final class TableFillerRows: UIView {
  private var lines: [UIView] = []

  override init(frame: CGRect) {
    super.init(frame: frame)
    isUserInteractionEnabled = false
    clipsToBounds = true
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  /// Shows a line at the lower edge of each row of a height.
  func show(rowHeight: CGFloat, inset: UIEdgeInsets, color: UIColor?) {
    let count = min(Int(bounds.height / rowHeight), 1000)
    while lines.count > count { lines.removeLast().removeFromSuperview() }
    while lines.count < count {
      let line = UIView()
      lines.append(line)
      addSubview(line)
    }
    let thickness = 1 / max(traitCollection.displayScale, 1)
    for (index, line) in lines.enumerated() {
      line.backgroundColor = color
      line.frame = directed(
        CGRect(
          x: inset.left, y: CGFloat(index + 1) * rowHeight - thickness,
          width: max(bounds.width - inset.left - inset.right, 0), height: thickness), in: bounds)
    }
  }
}

extension UITableView {
  /// Shows or hides the empty rows below the content.
  func updateFillerRows() {
    let room = bounds.maxY - geometry.height
    guard let height = shownFillerRowHeight, room > 0 else {
      fillerRows?.removeFromSuperview()
      return fillerRows = nil
    }
    let filler = fillerRows ?? TableFillerRows(frame: .zero)
    fillerRows = filler
    UIView.performWithoutAnimation {
      if filler.superview !== self { insert(filler, at: backgroundView == nil ? 0 : 1) }
      filler.frame = CGRect(x: 0, y: geometry.height, width: bounds.width, height: room)
      filler.show(rowHeight: height, inset: shownSeparatorInset, color: shownSeparatorColor)
    }
  }

  /// The height of the empty rows; `nil` if the table has none.
  private var shownFillerRowHeight: CGFloat? {
    guard style == .plain, fillerRowHeight != 0, tableFooterView == nil, separatorStyle != .none else { return nil }
    if fillerRowHeight > 0 { return max(fillerRowHeight, 1) }
    let last = (0..<geometry.numberOfSections).last { geometry.numberOfRows(in: $0) > 0 }
    let row = last.map { IndexPath(row: geometry.numberOfRows(in: $0) - 1, section: $0) }
    return max(row.map(geometry.rowHeight) ?? (rowHeight > 0 ? rowHeight : TableMetrics.rowHeight), 1)
  }
}
