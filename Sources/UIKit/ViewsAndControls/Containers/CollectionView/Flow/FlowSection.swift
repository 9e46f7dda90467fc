/// A section of a flow layout: a header, the items within the section's insets, and a footer.
struct FlowSection {
  /// The position of the section along the layout.
  var start: CGFloat = 0
  var header: CGFloat = 0
  var footer: CGFloat = 0
  var insets = UIEdgeInsets.zero
  var metrics = FlowMetrics()
  var items = FlowItems.lines([], sizes: [])
  var count = 0

  var axes: FlowAxes { metrics.axes }
  var itemsStart: CGFloat { start + header + axes.before(insets) }
  var itemsEnd: CGFloat { itemsStart + items.length(metrics) }
  var footerStart: CGFloat { itemsEnd + axes.after(insets) }
  var end: CGFloat { footerStart + footer }

  func frame(ofItem item: Int) -> CGRect {
    let frame = items.frame(of: item, metrics)
    let across = axes.acrossBefore(insets)
    return axes.isHorizontal
      ? frame.offsetBy(dx: itemsStart, dy: across) : frame.offsetBy(dx: across, dy: itemsStart)
  }

  /// Returns the items in a range along the layout.
  func items(from low: CGFloat, to high: CGFloat) -> Range<Int> {
    items.items(from: low - itemsStart, to: high - itemsStart, metrics)
  }
}
