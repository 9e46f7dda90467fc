/// A list of heights of adjacent entries.
///
/// It computes the position of each entry, and the entry at a position.
///
/// A binary indexed tree stores partial sums, so that lookups and changes take logarithmic time.
struct HeightList: Equatable {
  private var heights: [CGFloat]
  /// The sums of the ranges of heights that end at each index, counted from 1.
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

  /// Returns a valid height for a value of the app.
  ///
  /// A value that is not finite or not positive becomes 0.
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

  /// Returns the offset of an entry, or the end of all entries if the index is their number.
  func offset(of index: Int) -> CGFloat {
    var sum: CGFloat = 0
    var position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return sum
  }

  /// Returns the index of the last entry that begins at an offset or before it.
  ///
  /// The result is `nil` if the list is empty.
  ///
  /// Entries without a height are skipped.
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
