/// A component of a picker view: a wheel that the user turns.
///
/// The wheel is a scroll view whose content is as long as the surface of the wheel. ``WheelGeometry`` determines the
/// positions of the rows each time the content moves.
@MainActor
final class PickerColumn: UIScrollView, UIScrollViewDelegate {
  /// The content of a column, and the closures that it calls.
  @MainActor
  struct Content {
    var view: (_ row: Int, _ reusing: UIView?) -> UIView
    var title: (_ row: Int) -> String?
    var didSelect: (_ row: Int) -> Void
  }

  private var content: Content?
  /// The width at the trailing side of labels that remains free.
  var trailingRoom: CGFloat = 0 {
    didSet { if trailingRoom != oldValue { setNeedsLayout() } }
  }
  private(set) var rowHeight = PickerMetrics.rowHeight
  private(set) var numberOfRows = 0
  private(set) var selectedRow = 0
  private var rowViews: [Int: UIView] = [:]
  private var reusableViews: [UIView] = []
  /// A Boolean value that indicates whether a selection by the user has not been reported.
  private var isTurnedByUser = false

  override init(frame: CGRect) {
    super.init(frame: frame)
    delegate = self
    showsVerticalScrollIndicator = false
    showsHorizontalScrollIndicator = false
    scrollsToTop = false
    contentInsetAdjustmentBehavior = .never
    alwaysBounceVertical = true
    isAccessibilityElement = true
    accessibilityTraits = .adjustable
    addGestureRecognizer(
      UITapGestureRecognizer(_runtimeHandler: { [weak self] recognizer in
        if let self, recognizer.state == .ended { tapped(at: recognizer.location(in: self)) }
      }))
  }

  @available(*, unavailable)
  required init?(coder: NSCoder) { preconditionFailure("can only be created in code") }

  // MARK: - Content

  /// Displays rows.
  ///
  /// The selected row remains selected if it still exists.
  func show(_ content: Content, rows: Int, rowHeight: CGFloat) {
    endMotion()
    for view in rowViews.values { view.removeFromSuperview() }
    rowViews = [:]
    reusableViews = []
    self.content = content
    numberOfRows = max(rows, 0)
    self.rowHeight = rowHeight.isFinite && rowHeight > 0 ? rowHeight : PickerMetrics.rowHeight
    selectedRow = min(max(selectedRow, 0), max(numberOfRows - 1, 0))
    adaptToSize()
    setNeedsLayout()
  }

  func view(forRow row: Int) -> UIView? { rowViews[row] }

  func select(_ row: Int, animated: Bool) {
    guard numberOfRows > 0 else { return }
    selectedRow = min(max(row, 0), numberOfRows - 1)
    isTurnedByUser = false
    setContentOffset(offset(of: selectedRow), animated: animated)
    setNeedsLayout()
  }

  private func offset(of row: Int) -> CGPoint { CGPoint(x: 0, y: CGFloat(row) * rowHeight - contentInset.top) }

  private func row(at offset: CGFloat) -> Int {
    let row = ((offset + contentInset.top) / rowHeight).rounded()
    guard row.isFinite, numberOfRows > 0 else { return 0 }
    return Int(min(max(row, 0), CGFloat(numberOfRows - 1)))
  }

  // MARK: - Layout

  private func adaptToSize() {
    let inset = max((bounds.height - rowHeight) / 2, 0)
    let size = CGSize(width: bounds.width, height: CGFloat(numberOfRows) * rowHeight)
    let insets = UIEdgeInsets(top: inset, left: 0, bottom: inset, right: 0)
    guard contentSize != size || contentInset != insets else { return }
    contentInset = insets
    contentSize = size
    contentOffset = offset(of: selectedRow)
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    if drag == nil, motion == nil { adaptToSize() }
    placeRows()
  }

  private func placeRows() {
    guard bounds.height > 0, let content else { return }
    let wheel = WheelGeometry(height: bounds.height, rowHeight: rowHeight)
    let center = row(at: contentOffset.y)
    let visible = (center - wheel.visibleRows)...(center + wheel.visibleRows)
    for (row, view) in rowViews where !visible.contains(row) || row >= numberOfRows {
      view.removeFromSuperview()
      rowViews[row] = nil
      reusableViews.append(view)
    }
    for row in visible where (0..<numberOfRows).contains(row) {
      let distance = (CGFloat(row) + 0.5) * rowHeight - bounds.midY
      guard let place = wheel.place(at: distance) else {
        rowViews[row]?.isHidden = true
        continue
      }
      let view = rowViews[row] ?? content.view(row, reusableViews.popLast())
      rowViews[row] = view
      if view.superview !== self {
        view.transform = .identity
        view.isAccessibilityElement = false
        addSubview(view)
      }
      view.isHidden = false
      // A custom view has its own size, and a label has the size of the row.
      let isLabel = view is UILabel
      let room = isLabel ? trailingRoom : 0
      let size =
        isLabel || view.bounds.size == .zero
        ? CGSize(width: max(bounds.width - room, 0), height: rowHeight) : view.bounds.size
      if view.bounds.size != size { view.bounds.size = size }
      let shift = isLaidOutRightToLeft ? room / 2 : -room / 2
      view.center = CGPoint(x: bounds.midX + shift, y: bounds.midY + place.distance)
      view.transform = CGAffineTransform(scaleX: place.scale.width, y: place.scale.height)
      view.alpha = place.opacity
    }
  }

  // MARK: - Turning

  func scrollViewWillBeginDragging(_ scrollView: UIScrollView) { isTurnedByUser = true }

  func scrollViewWillEndDragging(
    _ scrollView: UIScrollView, withVelocity velocity: CGPoint, targetContentOffset: UnsafeMutablePointer<CGPoint>
  ) {
    targetContentOffset.pointee = offset(of: row(at: targetContentOffset.pointee.y))
  }

  func scrollViewDidEndDragging(_ scrollView: UIScrollView, willDecelerate decelerate: Bool) {
    if !decelerate { cameToRest() }
  }

  func scrollViewDidEndDecelerating(_ scrollView: UIScrollView) {
    // A touch stops the wheel, which continues to a row when the touch ends.
    if !isTracking { cameToRest() }
  }

  func scrollViewDidEndScrollingAnimation(_ scrollView: UIScrollView) { cameToRest() }

  override var offsetOfRest: CGPoint? { offset(of: row(at: contentOffset.y)) }

  override func contentDidRest() { cameToRest() }

  private func tapped(at point: CGPoint) {
    guard numberOfRows > 0 else { return }
    let wheel = WheelGeometry(height: bounds.height, rowHeight: rowHeight)
    let place = bounds.midY + wheel.distance(at: point.y - bounds.midY)
    turn(to: Int(min(max((place / rowHeight).rounded(.down), 0), CGFloat(numberOfRows - 1))))
  }

  /// Turns the wheel to a row for the user.
  private func turn(to row: Int) {
    isTurnedByUser = true
    guard offset(of: row) != contentOffset else { return cameToRest() }
    setContentOffset(offset(of: row), animated: true)
  }

  private func cameToRest() {
    guard isTurnedByUser, numberOfRows > 0 else { return }
    isTurnedByUser = false
    let row = row(at: contentOffset.y)
    guard row != selectedRow else { return }
    selectedRow = row
    content?.didSelect(row)
  }

  // MARK: - Accessibility

  override var accessibilityValue: String? {
    get { super.accessibilityValue ?? (numberOfRows > 0 ? content?.title(selectedRow) : nil) }
    set { super.accessibilityValue = newValue }
  }

  private var picker: UIPickerView? { superview as? UIPickerView }

  override var accessibilityLabel: String? {
    get {
      super.accessibilityLabel
        ?? picker.flatMap { picker in
          picker.describe(self) {
            $0.pickerView(picker, accessibilityAttributedLabelForComponent: $1)?.string
              ?? $0.pickerView(picker, accessibilityLabelForComponent: $1)
          }
        }
    }
    set { super.accessibilityLabel = newValue }
  }

  override var accessibilityHint: String? {
    get {
      super.accessibilityHint
        ?? picker.flatMap { picker in
          picker.describe(self) {
            $0.pickerView(picker, accessibilityAttributedHintForComponent: $1)?.string
              ?? $0.pickerView(picker, accessibilityHintForComponent: $1)
          }
        }
    }
    set { super.accessibilityHint = newValue }
  }

  override var accessibilityAttributedLabel: NSAttributedString? {
    get {
      picker.flatMap { picker in
        picker.describe(self) { $0.pickerView(picker, accessibilityAttributedLabelForComponent: $1) }
      } ?? super.accessibilityAttributedLabel
    }
    set { super.accessibilityAttributedLabel = newValue }
  }

  override var accessibilityAttributedHint: NSAttributedString? {
    get {
      picker.flatMap { picker in
        picker.describe(self) { $0.pickerView(picker, accessibilityAttributedHintForComponent: $1) }
      } ?? super.accessibilityAttributedHint
    }
    set { super.accessibilityAttributedHint = newValue }
  }

  override var accessibilityUserInputLabels: [String]! {
    get {
      picker.flatMap { picker in
        picker.describe(self) { $0.pickerView(picker, accessibilityUserInputLabelsForComponent: $1) }
      } ?? super.accessibilityUserInputLabels
    }
    set { super.accessibilityUserInputLabels = newValue }
  }

  override func accessibilityIncrement() { adjust(by: 1) }
  override func accessibilityDecrement() { adjust(by: -1) }

  private func adjust(by step: Int) {
    let row = selectedRow + step
    guard (0..<numberOfRows).contains(row) else { return }
    select(row, animated: false)
    content?.didSelect(row)
  }
}
