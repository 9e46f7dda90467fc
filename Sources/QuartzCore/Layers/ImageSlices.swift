package import DisplayScene

/// The nine parts of a resizable image, and the corresponding parts of the rectangle that it fills.
///
/// The corners keep their size. The edges are stretched or repeated in one direction, and the center in both
/// directions.
package struct ImageSlices {
  /// The lengths of the parts at the edges, which are stretched in one direction at most.
  package struct Caps {
    let top, left, bottom, right: CGFloat

    package init(top: CGFloat, left: CGFloat, bottom: CGFloat, right: CGFloat) {
      (self.top, self.left, self.bottom, self.right) = (top, left, bottom, right)
    }
  }

  /// A part along an axis, and the ranges that it fills.
  private struct Part {
    var source: Range<CGFloat>
    var places: [Range<CGFloat>]
  }

  /// The largest number of repetitions along an axis.
  ///
  /// More are not distinguishable from a stretched part.
  private static let mostTiles: CGFloat = 200

  /// Returns the parts of an image of a size that fills a rectangle.
  ///
  /// - Parameters:
  ///   - size: The size of the image.
  ///   - rect: The rectangle that the image fills.
  ///   - caps: The lengths of the parts at the edges.
  ///   - tiles: A Boolean value that indicates whether the inner parts are repeated instead of being stretched.
  package static func slices(size: CGSize, in rect: CGRect, caps: Caps, tiles: Bool) -> [SceneSlices.Slice] {
    let columns = parts(size.width, caps.left, caps.right, rect.minX, rect.width, tiles)
    let rows = parts(size.height, caps.top, caps.bottom, rect.minY, rect.height, tiles)
    return rows.flatMap { row in
      columns.flatMap { column in
        row.places.flatMap { vertical in
          column.places.map { horizontal in slice(column.source, row.source, horizontal, vertical) }
        }
      }
    }
  }

  private static func slice(
    _ columns: Range<CGFloat>, _ rows: Range<CGFloat>, _ horizontal: Range<CGFloat>, _ vertical: Range<CGFloat>
  ) -> SceneSlices.Slice {
    func rect(_ across: Range<CGFloat>, _ down: Range<CGFloat>) -> CGRect {
      CGRect(
        x: across.lowerBound, y: down.lowerBound, width: across.upperBound - across.lowerBound,
        height: down.upperBound - down.lowerBound)
    }
    return SceneSlices.Slice(source: rect(columns, rows), rect: rect(horizontal, vertical))
  }

  private static func parts(
    _ size: CGFloat, _ leading: CGFloat, _ trailing: CGFloat, _ start: CGFloat, _ length: CGFloat,
    _ tiles: Bool
  ) -> [Part] {
    let first = min(max(0, leading), size)
    let last = min(max(0, trailing), size - first)
    // Caps that do not fit are reduced in proportion.
    let fit = first + last > length && first + last > 0 ? length / (first + last) : 1
    let inner = first..<(size - last)
    let (innerStart, innerEnd) = (start + first * fit, start + length - last * fit)
    var parts: [Part] = []
    if first > 0 { parts.append(Part(source: 0..<first, places: [start..<innerStart])) }
    if inner.upperBound > inner.lowerBound, innerEnd > innerStart {
      parts += middle(inner, innerStart, innerEnd, tiles)
    }
    if last > 0 { parts.append(Part(source: (size - last)..<size, places: [innerEnd..<(start + length)])) }
    return parts
  }

  private static func middle(
    _ source: Range<CGFloat>, _ start: CGFloat, _ end: CGFloat, _ tiles: Bool
  ) -> [Part] {
    let length = source.upperBound - source.lowerBound
    // A part of one point is the same stretched and repeated.
    guard tiles, length > 1, (end - start) / length <= mostTiles else {
      return [Part(source: source, places: [start..<end])]
    }
    var places: [Range<CGFloat>] = []
    var place = start
    while place + length <= end + 0.001 {
      places.append(place..<(place + length))
      place += length
    }
    var parts = places.isEmpty ? [] : [Part(source: source, places: places)]
    // The last repetition is cut off where the trailing cap begins.
    if end - place > 0.001 {
      parts.append(Part(source: source.lowerBound..<(source.lowerBound + end - place), places: [place..<end]))
    }
    return parts
  }
}
