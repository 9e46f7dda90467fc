/// The items of a section in lines, relative to the section's content area.
///
/// Items of equal size form a grid, whose frames are computed on request, so the number of items does not matter. Its
/// last line has the distances of a full line. Items of different sizes are divided into lines in order: a line is
/// justified, a single item in a line is centered, and the last line has the minimum distance.
enum FlowItems {
  case grid(FlowGrid)
  case lines([FlowLine], sizes: [CGSize])

  /// The length of all lines with the distances between them.
  func length(_ metrics: FlowMetrics) -> CGFloat {
    switch self {
    case .grid(let grid):
      grid.lineCount == 0
        ? 0 : CGFloat(grid.lineCount) * grid.length + CGFloat(grid.lineCount - 1) * metrics.lineSpacing
    case .lines(let lines, _): lines.last.map { $0.start + $0.length } ?? 0
    }
  }

  /// Returns the frame of an item.
  func frame(of item: Int, _ metrics: FlowMetrics) -> CGRect {
    switch self {
    case .grid(let grid): return grid.frame(of: item, metrics)
    case .lines(let lines, let sizes):
      guard let index = Self.line(containing: item, in: lines) else { return .zero }
      return lines[index].frame(of: item, sizes, metrics)
    }
  }

  /// Returns the items with lines in a range along the section.
  func items(from start: CGFloat, to end: CGFloat, _ metrics: FlowMetrics) -> Range<Int> {
    switch self {
    case .grid(let grid): return grid.items(from: start, to: end, metrics)
    case .lines(let lines, _):
      let first = lines.firstIndexInOrder { $0.start + $0.length > start }
      let last = lines.firstIndexInOrder { $0.start >= end }
      guard first < last else { return 0..<0 }
      return lines[first].items.lowerBound..<lines[last - 1].items.upperBound
    }
  }

  private static func line(containing item: Int, in lines: [FlowLine]) -> Int? {
    let index = lines.firstIndexInOrder { $0.items.upperBound > item }
    return index < lines.count ? index : nil
  }
}

/// The distances of a section.
struct FlowMetrics: Equatable {
  var axes = FlowAxes()
  /// The width across the section, without its insets.
  var room: CGFloat = 0
  var lineSpacing: CGFloat = 0
  var itemSpacing: CGFloat = 0
  var pixels = PixelGrid(scale: 1)

  static func == (one: FlowMetrics, other: FlowMetrics) -> Bool {
    one.axes == other.axes && one.room == other.room && one.lineSpacing == other.lineSpacing
      && one.itemSpacing == other.itemSpacing
  }
}

/// A grid of items of equal size.
struct FlowGrid {
  let size: CGSize
  let count: Int
  let itemsPerLine: Int
  /// The distance between the items of a line, and before its first one.
  let gap: CGFloat
  let lead: CGFloat
  /// The length of a line along the section.
  let length: CGFloat

  init(size: CGSize, count: Int, _ metrics: FlowMetrics) {
    self.size = size
    self.count = count
    length = metrics.axes.along(size)
    let item = metrics.axes.across(size)
    let fitting =
      item + metrics.itemSpacing > 0
      ? (metrics.room + metrics.itemSpacing + 0.001) / (item + metrics.itemSpacing) : CGFloat(max(count, 1))
    itemsPerLine = max(1, Int(min(max(fitting, 1), 1_000_000_000)))
    let left = metrics.room - CGFloat(itemsPerLine) * item
    gap = itemsPerLine > 1 ? left / CGFloat(itemsPerLine - 1) : 0
    lead = itemsPerLine == 1 ? max(0, left / 2) : 0
  }

  var lineCount: Int { (count + itemsPerLine - 1) / itemsPerLine }

  func frame(of item: Int, _ metrics: FlowMetrics) -> CGRect {
    let (line, column) = item.quotientAndRemainder(dividingBy: itemsPerLine)
    let across = lead + CGFloat(column) * (metrics.axes.across(size) + gap)
    return metrics.axes.rect(
      along: CGFloat(line) * (length + metrics.lineSpacing), across: metrics.pixels.nearest(across), size: size)
  }

  func items(from start: CGFloat, to end: CGFloat, _ metrics: FlowMetrics) -> Range<Int> {
    let step = length + metrics.lineSpacing
    guard count > 0, end > 0 else { return 0..<0 }
    guard step > 0 else { return 0..<count }
    let lines = CGFloat(lineCount)
    let first = Int(min(max(((start + metrics.lineSpacing) / step).rounded(.down), 0), lines))
    let last = Int(min(max((end / step).rounded(.up), 0), lines))
    guard first < last else { return 0..<0 }
    return first * itemsPerLine..<min(last * itemsPerLine, count)
  }
}

/// A line of items of different sizes.
struct FlowLine {
  var items: Range<Int>
  /// The position of the line along the section.
  var start: CGFloat
  var length: CGFloat
  /// The position of each item across the section.
  var places: [CGFloat]

  /// Divides items into lines.
  static func lines(_ sizes: [CGSize], _ metrics: FlowMetrics) -> [FlowLine] {
    var lines: [FlowLine] = []
    var first = 0
    var start: CGFloat = 0
    while first < sizes.count {
      var end = first
      var used: CGFloat = 0
      var length: CGFloat = 0
      while end < sizes.count {
        let added = metrics.axes.across(sizes[end]) + (end > first ? metrics.itemSpacing : 0)
        guard end == first || used + added <= metrics.room + 0.001 else { break }
        used += added
        length = max(length, metrics.axes.along(sizes[end]))
        end += 1
      }
      let left = metrics.room - used
      var line = FlowLine(items: first..<end, start: start, length: length, places: [])
      line.place(sizes, left: left, isLast: end == sizes.count, metrics)
      lines.append(line)
      start += length + metrics.lineSpacing
      first = end
    }
    return lines
  }

  private mutating func place(_ sizes: [CGSize], left: CGFloat, isLast: Bool, _ metrics: FlowMetrics) {
    var place: CGFloat = 0
    var gap = metrics.itemSpacing
    if !isLast {
      if items.count > 1 { gap += left / CGFloat(items.count - 1) } else { place = max(0, left / 2) }
    }
    for item in items {
      places.append(metrics.pixels.nearest(place))
      place += metrics.axes.across(sizes[item]) + gap
    }
  }

  /// Returns the frame of an item, which is centered in the line.
  func frame(of item: Int, _ sizes: [CGSize], _ metrics: FlowMetrics) -> CGRect {
    let size = sizes[item]
    let middle = (length - metrics.axes.along(size)) / 2
    return metrics.axes.rect(
      along: start + metrics.pixels.nearest(middle), across: places[item - items.lowerBound], size: size)
  }
}

extension Array {
  /// Returns the index of the first element that satisfies a condition, or the count.
  ///
  /// All later elements must satisfy it too.
  func firstIndexInOrder(_ isBeyond: (Element) -> Bool) -> Int {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if isBeyond(self[middle]) { high = middle } else { low = middle + 1 }
    }
    return low
  }
}
