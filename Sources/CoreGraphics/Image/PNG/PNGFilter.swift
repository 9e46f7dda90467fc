/// The differences that are stored instead of the bytes of a row.
enum PNGFilter: UInt8 {
  case none, sub, up, average, paeth

  /// Returns the bytes of a row.
  ///
  /// - Parameters:
  ///   - row: The stored bytes.
  ///   - above: The bytes of the row above it, which are zero for the first one.
  ///   - distance: The number of bytes to the same component of the pixel on the left.
  func undone(_ row: ArraySlice<UInt8>, above: [UInt8], distance: Int) -> [UInt8] {
    var result = Array(row)
    guard self != .none else { return result }
    for index in result.indices {
      let left = index < distance ? 0 : result[index - distance]
      let up = above[index]
      switch self {
      case .none: break
      case .sub: result[index] &+= left
      case .up: result[index] &+= up
      case .average: result[index] &+= UInt8((Int(left) + Int(up)) / 2)
      case .paeth:
        result[index] &+= Self.nearest(Int(left), Int(up), index < distance ? 0 : Int(above[index - distance]))
      }
    }
    return result
  }

  /// Returns that of three neighbors which is nearest to the continuation of their slope.
  private static func nearest(_ left: Int, _ up: Int, _ corner: Int) -> UInt8 {
    let (a, b, c) = (abs(up - corner), abs(left - corner), abs(left + up - 2 * corner))
    return UInt8(a <= b && a <= c ? left : b <= c ? up : corner)
  }
}
