/// A list of heights of adjacent entries.
///
/// It computes the position of each entry, and the entry at a position.
///
/// Most heights are estimates, which are all the same. The list stores the common height, and the heights as soon as one
/// differs, with a binary indexed tree of the sums of the differences: lookups and changes take logarithmic time, and a
/// list of equal heights costs nothing.
struct HeightList: Equatable {
  let count: Int
  private let common: CGFloat
  /// The heights; empty while all of them are the common one.
  private var heights: [CGFloat] = []
  /// The sums of the differences from the common height, of the ranges that end at each index, counted from 1.
  private var sums: [CGFloat] = []

  init(count: Int, height: CGFloat) {
    self.count = count
    common = Self.sane(height)
  }

  init(_ heights: [CGFloat] = []) {
    self.init(count: heights.count, height: heights.first ?? 0)
    let heights = heights.map(Self.sane)
    guard heights.contains(where: { $0 != common }) else { return }
    self.heights = heights
    sums = [0] + heights.map { $0 - common }
    for index in sums.indices.dropFirst() {
      let next = index + (index & -index)
      if next < sums.count { sums[next] += sums[index] }
    }
  }

  static func == (first: HeightList, second: HeightList) -> Bool {
    first.count == second.count && (0..<first.count).allSatisfy { first[$0] == second[$0] }
  }

  /// Returns a valid height for a value of the app.
  ///
  /// A value that is not finite or not positive becomes 0.
  private static func sane(_ height: CGFloat) -> CGFloat { height.isFinite && height > 0 ? min(height, 1e7) : 0 }

  var total: CGFloat { offset(of: count) }

  subscript(index: Int) -> CGFloat {
    get { heights.isEmpty ? common : heights[index] }
    set {
      let value = Self.sane(newValue)
      let difference = value - self[index]
      guard difference != 0 else { return }
      if heights.isEmpty {
        heights = Array(repeating: common, count: count)
        sums = Array(repeating: 0, count: count + 1)
      }
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
    let even = CGFloat(index) * common
    guard !heights.isEmpty else { return even }
    var sum: CGFloat = 0
    var position = index
    while position > 0 {
      sum += sums[position]
      position -= position & -position
    }
    return even + sum
  }

  /// Returns the index of the last entry that begins at an offset or before it.
  ///
  /// The result is `nil` if the list is empty.
  ///
  /// Entries without a height are skipped.
  func index(at offset: CGFloat) -> Int? {
    guard count > 0 else { return nil }
    var position = 0
    var rest = offset
    var step = 1 << (Int.bitWidth - 1 - count.leadingZeroBitCount)
    while step > 0 {
      let next = position + step
      if next <= count {
        let height = CGFloat(step) * common + (heights.isEmpty ? 0 : sums[next])
        if height <= rest {
          position = next
          rest -= height
        }
      }
      step >>= 1
    }
    return min(position, count - 1)
  }
}
