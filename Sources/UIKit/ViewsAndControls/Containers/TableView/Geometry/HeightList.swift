/// Heights of things that stand one below the other, with quick answers to where each one begins and which one is at
/// a place.
///
/// A binary indexed tree keeps partial sums: a lookup and a change take logarithmic time, however many there are.
struct HeightList: Equatable {
  private var heights: [CGFloat]
  /// The sum of a stretch of heights that ends at each index; counted from 1.
  private var sums: [CGFloat]

  init(_ heights: [CGFloat] = []) {
    self.heights = heights.map(Self.sane)
    sums = [0] + self.heights
    for index in sums.indices.dropFirst() {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  init(count: Int, height: CGFloat) { self.init(Array(repeating: height, count: count)) }

  /// Heights come from the app: what is no height counts as none.
  private static func sane(_ height: CGFloat) -> CGFloat { height.isFinite && height > 0 ? min(height, 1e7) : 0 }

  var count: Int { heights.count }

  var total: CGFloat { offset(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights[index] }
    set {
      let value = Self.sane(newValue)
      let difference = value - heights[index]
      guard difference != 0 else { return }
      heights[index] = value
      var position = index + 1
      while position < sums.count {
        sums[position] += difference
        position += position & -position
      }
    }
  }

  /// Returns the offset of an entry; for the number of entries, the end of all of them.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  /// Returns the index at an offset: the last entry that begins there or before, which skips entries without height;
  /// `nil` if the list is empty.
  func index(at offset: CGFloat) -> Int? {
    guard !heights.isEmpty else { return nil }
    var position = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - heights.count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next < sums.count, sums[next] <= rest {
        position = next
        rest -= sums[next]
      }
      step >>= 1
    }
    return min(position, heights.count - 1)
  }
}
