/// The column of index titles at the trailing side of a table or collection view.
///
/// A touch of a title scrolls to its section or item.
@MainActor
final class SectionIndexView: UIView {
  /// The closure that is called with the index and the title that a touch has reached.
  var onChoose: ((Int, String) -> Void)?
  var titles: [String] = [] {
    didSet { if titles != oldValue { makeLabels() } }
  }
  var color: UIColor? {
    didSet { for label in labels { label.textColor = color ?? tintColor } }
  }
  /// The colors behind the titles, without and with a touch.
  var paper: UIColor? {
    didSet { showPaper() }
  }
  var touchedPaper: UIColor? {
    didSet { showPaper() }
  }
  private var isTouched = false {
    didSet { showPaper() }
  }
  private var labels: [UILabel] = []
  private var chosen: Int?
  private static let font = UIFont.systemFont(ofSize: 11, weight: .semibold)
  private static let lineHeight: CGFloat = 14
  static let width: CGFloat = 15

  override init(frame: CGRect) {
    super.init(frame: frame)
    layer.zPosition = 500
  }

  required init?(coder: NSCoder) { super.init(coder: coder) }

  func place(in list: UIScrollView) {
    let area = list.bounds.inset(by: list.adjustedContentInset)
    let x =
      list.effectiveUserInterfaceLayoutDirection == .rightToLeft
      ? list.bounds.minX + list.safeAreaInsets.left + 1
      : list.bounds.maxX - list.safeAreaInsets.right - Self.width - 1
    let frame = CGRect(x: x, y: area.minY, width: Self.width, height: max(0, area.height))
    if self.frame != frame { self.frame = frame }
  }

  private var top: CGFloat { (bounds.height - CGFloat(titles.count) * Self.lineHeight) / 2 }

  // MARK: - Touches

  override func touchesBegan(_ touches: Set<UITouch>, with event: UIEvent?) {
    isTouched = true
    follow(touches)
  }
  override func touchesMoved(_ touches: Set<UITouch>, with event: UIEvent?) { follow(touches) }
  override func touchesEnded(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidEnd() }
  override func touchesCancelled(_ touches: Set<UITouch>, with event: UIEvent?) { touchDidEnd() }

  private func touchDidEnd() {
    chosen = nil
    isTouched = false
  }

  private func showPaper() { backgroundColor = isTouched ? touchedPaper ?? paper : paper }

  private func follow(_ touches: Set<UITouch>) {
    guard let touch = touches.first, !titles.isEmpty else { return }
    let place = (touch.location(in: self).y - top) / Self.lineHeight
    guard place.isFinite else { return }
    let index = Int(min(max(place, 0), CGFloat(titles.count - 1)))
    guard index != chosen else { return }
    chosen = index
    onChoose?(index, titles[index])
  }

  // MARK: - Showing

  private func makeLabels() {
    for label in labels { label.removeFromSuperview() }
    labels = titles.map { title in
      let label = UILabel(frame: .zero)
      label.text = title
      label.font = Self.font
      label.textColor = color ?? tintColor
      label.textAlignment = .center
      addSubview(label)
      return label
    }
    setNeedsLayout()
  }

  override func tintColorDidChange() {
    super.tintColorDidChange()
    for label in labels { label.textColor = color ?? tintColor }
  }

  override func layoutSubviews() {
    super.layoutSubviews()
    for (index, label) in labels.enumerated() {
      label.frame = CGRect(
        x: 0, y: top + CGFloat(index) * Self.lineHeight, width: bounds.width, height: Self.lineHeight)
    }
  }
}
