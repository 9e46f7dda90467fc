/// A rectangle of whole pixels.
struct PixelRegion: Equatable, Sendable {
  var x: Int
  var y: Int
  var width: Int
  var height: Int

  init(x: Int, y: Int, width: Int, height: Int) {
    (self.x, self.y, self.width, self.height) = (x, y, width, height)
  }

  /// Creates the smallest region that contains a rectangle and is inside of another region.
  init(containing rect: CGRect, in limit: PixelRegion) {
    func whole(_ value: CGFloat, _ start: Int, _ length: Int) -> Int {
      Int(max(CGFloat(start), min(CGFloat(start + length), value)))
    }
    guard !rect.isNull, ![rect.minX, rect.minY, rect.width, rect.height].contains(where: \.isNaN) else {
      self.init(x: limit.x, y: limit.y, width: 0, height: 0)
      return
    }
    let left = whole(rect.minX.rounded(.down), limit.x, limit.width)
    let top = whole(rect.minY.rounded(.down), limit.y, limit.height)
    let right = whole(rect.maxX.rounded(.up), limit.x, limit.width)
    let bottom = whole(rect.maxY.rounded(.up), limit.y, limit.height)
    self.init(x: left, y: top, width: right - left, height: bottom - top)
  }

  var isEmpty: Bool { width <= 0 || height <= 0 }
}
