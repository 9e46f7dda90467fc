/// A view that shows one or more sets of values as wheels, which the user turns to select a combination.
///
/// The data source provides the numbers of components and rows; the delegate provides titles or views, and is notified
/// when the user selects a row.
@preconcurrency @MainActor
open class UIPickerView: UIView {
  private let indicator = ControlPart(color: .tertiarySystemFill, cornerRadius: PickerMetrics.cornerRadius)
  private var columns: [PickerColumn] = []
  private var needsLoading = true

  // MARK: - Creating a Picker View

  /// Creates a picker view.
  ///
  /// If the size of the frame is zero, the picker view has the system's size.
  public override init(frame: CGRect) {
    super.init(frame: frame)
    setUp()
  }

  /// Creates a picker view from an archive.
  public required init?(coder: NSCoder) {
    super.init(coder: coder)
    setUp()
    decodeInterface(coder, as: UIPickerView.self)
  }

  private func setUp() {
    if bounds.size == .zero { frame.size = PickerMetrics.size }
    clipsToBounds = true
    addSubview(indicator)
  }

  // MARK: - Providing the Data

  /// The object that provides the numbers of components and rows.
  ///
  /// It is not retained.
  open weak var dataSource: (any UIPickerViewDataSource)? {
    didSet { setNeedsLoading() }
  }

  /// The object that provides the content of rows, and is notified of selections.
  ///
  /// It is not retained.
  open weak var delegate: (any UIPickerViewDelegate)? {
    didSet { setNeedsLoading() }
  }

  private func setNeedsLoading() {
    needsLoading = true
    setNeedsLayout()
  }

  // MARK: - Getting the Dimensions

  /// The number of components.
  open var numberOfComponents: Int {
    loadIfNeeded()
    return columns.count
  }

  /// Returns the number of rows of a component.
  @discardableResult
  open func numberOfRows(inComponent component: Int) -> Int { column(component).numberOfRows }

  /// Returns the size of the rows of a component.
  @discardableResult
  open func rowSize(forComponent component: Int) -> CGSize {
    let column = column(component)
    return CGSize(width: width(of: component), height: column.rowHeight)
  }

  private func column(_ component: Int, function: StaticString = #function) -> PickerColumn {
    loadIfNeeded()
    expect(
      columns.indices.contains(component),
      "UIPickerView.\(function): there is no component \(component); the data source returned \(columns.count)")
    return columns[component]
  }

  /// Returns the index of a column.
  func component(of column: PickerColumn) -> Int? { columns.firstIndex { $0 === column } }

  // MARK: - Reloading

  /// Reloads all components from the data source and the delegate.
  open func reloadAllComponents() {
    needsLoading = true
    loadIfNeeded()
  }

  /// Reloads a component from the data source and the delegate.
  open func reloadComponent(_ component: Int) {
    _ = column(component)
    load(component)
  }

  private func loadIfNeeded() {
    guard needsLoading, let dataSource else { return }
    needsLoading = false
    let count = max(dataSource.numberOfComponents(in: self), 0)
    while columns.count > count { columns.removeLast().removeFromSuperview() }
    while columns.count < count {
      let column = PickerColumn(frame: .zero)
      columns.append(column)
      addSubview(column)
    }
    for component in columns.indices { load(component) }
    setNeedsLayout()
  }

  private func load(_ component: Int) {
    guard columns.indices.contains(component) else { return }
    let rows = dataSource?.pickerView(self, numberOfRowsInComponent: component) ?? 0
    let height = delegate?.pickerView(self, rowHeightForComponent: component) ?? PickerMetrics.rowHeight
    let content = PickerColumn.Content { [weak self] row, reusable in
      guard let self, let delegate = self.delegate else { return UIView() }
      return delegate.pickerView(self, viewForRow: row, forComponent: component, reusing: reusable)
    } title: { [weak self] row in
      guard let self, let delegate = self.delegate else { return nil }
      return delegate.pickerView(self, attributedTitleForRow: row, forComponent: component)?.string
        ?? delegate.pickerView(self, titleForRow: row, forComponent: component)
    } didSelect: { [weak self] row in
      guard let self else { return }
      delegate?.pickerView(self, didSelectRow: row, inComponent: component)
    }
    guard columns.indices.contains(component) else { return }
    columns[component].show(content, rows: rows, rowHeight: height)
  }

  /// Returns the label of a row, to which the text is added.
  final func label(forRow row: Int, inComponent component: Int, reusing view: UIView?) -> UILabel {
    let label = view as? UILabel ?? UILabel(frame: .zero)
    label.font = .systemFont(ofSize: PickerMetrics.fontSize)
    label.textColor = shownTextColor(ofRow: row, inComponent: component)
    return label
  }

  /// The color of titles, which apps set by the name `textColor`; `nil` for that of labels.
  var textColor: UIColor? {
    didSet { if textColor != oldValue { reloadAllComponents() } }
  }

  /// Returns the color of the title of a row; `nil` for that of labels.
  func shownTextColor(ofRow row: Int, inComponent component: Int) -> UIColor? { textColor }

  // MARK: - Selecting Rows

  /// A Boolean value that indicates whether the selected row has an indicator, which it always has.
  ///
  /// Setting it has had no effect since iOS 7.
  open var showsSelectionIndicator: Bool {
    get { true }
    set {}  // The indicator cannot be hidden.
  }

  /// Selects a row of a component.
  ///
  /// The delegate is not notified.
  open func selectRow(_ row: Int, inComponent component: Int, animated: Bool) {
    let column = column(component)
    layoutIfNeeded()
    column.select(row, animated: animated && window != nil)
  }

  /// Returns the index of the selected row of a component, or -1 if there is none.
  @discardableResult
  open func selectedRow(inComponent component: Int) -> Int {
    let column = column(component)
    return column.numberOfRows > 0 ? column.selectedRow : -1
  }

  /// Returns the view of a row, or `nil` if the row is not displayed.
  @discardableResult
  open func view(forRow row: Int, forComponent component: Int) -> UIView? { column(component).view(forRow: row) }

  // MARK: - Measuring and Layout

  open override func sizeThatFits(_ size: CGSize) -> CGSize { PickerMetrics.size }

  open override var intrinsicContentSize: CGSize { PickerMetrics.size }

  override var standardHugging: AxisPriorities { AxisPriorities(both: .defaultHigh) }

  private func width(of component: Int) -> CGFloat {
    let share = PickerMetrics.share(of: bounds.width, among: columns.count)
    guard let width = delegate?.pickerView(self, widthForComponent: component), width.isFinite, width >= 0 else {
      return share
    }
    return width
  }

  open override func layoutSubviews() {
    super.layoutSubviews()
    loadIfNeeded()
    let height = columns.first?.rowHeight ?? PickerMetrics.rowHeight
    indicator.frame = CGRect(
      x: PickerMetrics.margin, y: bounds.midY - height / 2, width: max(bounds.width - 2 * PickerMetrics.margin, 0),
      height: height)
    let widths = columns.indices.map(width)
    let total = widths.reduce(0, +) + PickerMetrics.gap * CGFloat(max(widths.count - 1, 0))
    let isRightToLeft = effectiveUserInterfaceLayoutDirection == .rightToLeft
    var x = bounds.midX - total / 2
    for (index, column) in columns.enumerated() {
      let left = isRightToLeft ? 2 * bounds.midX - x - widths[index] : x
      column.frame = CGRect(x: left, y: bounds.minY, width: widths[index], height: bounds.height)
      x += widths[index] + PickerMetrics.gap
    }
  }
}
