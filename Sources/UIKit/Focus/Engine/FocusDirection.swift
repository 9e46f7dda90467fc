/// The geometry of a movement of the focus with an arrow key.
struct FocusDirection {
  let heading: UIFocusHeading
  /// The frame of the focused item.
  let start: CGRect

  /// Returns the distance to a frame, which is smaller for a better target; `nil` if the frame is not in the direction.
  ///
  /// A target is beyond the edge of the focused item in the direction, and directly opposite to a part of the item. Of
  /// targets with the same distance, the one whose center deviates less is better.
  func distance(to frame: CGRect) -> (gap: CGFloat, deviation: CGFloat)? {
    guard !frame.isNull, !frame.isEmpty else { return nil }
    let isVertical = heading == .up || heading == .down
    let gap: CGFloat
    switch heading {
    case .up: gap = start.minY - frame.maxY
    case .down: gap = frame.minY - start.maxY
    case .left: gap = start.minX - frame.maxX
    case .right: gap = frame.minX - start.maxX
    default: return nil
    }
    // Neighbors may share a line or a pixel.
    guard gap > -1 else { return nil }
    let isOpposite =
      isVertical
      ? frame.minX < start.maxX && frame.maxX > start.minX : frame.minY < start.maxY && frame.maxY > start.minY
    guard isOpposite else { return nil }
    return (max(gap, 0), isVertical ? abs(frame.midX - start.midX) : abs(frame.midY - start.midY))
  }

  /// Returns the nearest of several elements with frames.
  func nearest<Element>(of elements: [Element], frame: (Element) -> CGRect) -> Element? {
    var best: (element: Element, gap: CGFloat, deviation: CGFloat)?
    for element in elements {
      guard let (gap, deviation) = distance(to: frame(element)) else { continue }
      if let current = best, (current.gap, current.deviation) <= (gap, deviation) { continue }
      best = (element, gap, deviation)
    }
    return best?.element
  }
}
