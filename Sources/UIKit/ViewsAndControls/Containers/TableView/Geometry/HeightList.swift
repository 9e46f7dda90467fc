/// A list of heights of adjacent entries.
///
/// It computes the position of each entry, and the entry at a position.
///
/// Most heights are estimates, which are all the same. The list stores the common height, and the heights as soon as
/// one differs, with a binary indexed tree of the sums of the differences: lookups and changes take logarithmic time,
/// and a list of equal heights costs nothing.
struct HeightList: Equatable {
  private struct Entry {
    var height: CGFloat
    /// The sum of the differences from the common height, of a range that ends with this entry.
    var sum: CGFloat
  }

  let count: Int
  private let common: CGFloat
  /// The entries; empty while all heights are the common one.
  private var entries: [Entry] = []

  init(count: Int, height: CGFloat) {
    self.count = count
    common = Self.sane(height)
  }

  init(_ heights: [CGFloat] = []) {
    self.init(count: heights.count, height: heights.first ?? 0)
    let heights = heights.map(Self.sane)
    guard heights.contains(where: { $0 != common }) else { return }
    entries = heights.map { Entry(height: $0, sum: $0 - common) }
    // The ranges are those of numbers from 1.
    for number in 1...count {
      let next = number + (number & -number)
      if next <= count { entries[next - 1].sum += entries[number - 1].sum }
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
    get { entries.isEmpty ? common : entries[index].height }
    set {
      let value = Self.sane(newValue)
      let difference = value - self[index]
      guard difference != 0 else { return }
      if entries.isEmpty { entries = Array(repeating: Entry(height: common, sum: 0), count: count) }
      entries[index].height = value
      var number = index + 1
      while number <= count {
        entries[number - 1].sum += difference
        number += number & -number
      }
    }
  }

  /// Returns the offset of an entry, or the end of all entries if the index is their number.
  func offset(of index: Int) -> CGFloat {
    let even = CGFloat(index) * common
    guard !entries.isEmpty else { return even }
    var sum: CGFloat = 0
    var number = index
    while number > 0 {
      sum += entries[number - 1].sum
      number -= number & -number
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
        let height = CGFloat(step) * common + (entries.isEmpty ? 0 : entries[next - 1].sum)
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
