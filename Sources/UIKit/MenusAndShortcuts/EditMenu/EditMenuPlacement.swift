/// The place of an edit menu near its content, in the coordinates of the window.
enum EditMenuPlacement {
  private static let gap: CGFloat = 8

  /// Returns the frame of a menu.
  ///
  /// - Parameters:
  ///   - target: The rectangle of the content.
  ///   - size: The size of the menu.
  ///   - room: The part of the window that the menu may cover.
  ///   - direction: The preferred direction from the menu to the content.
  static func frame(
    at target: CGRect, size: CGSize, in room: CGRect, _ direction: UIEditMenuArrowDirection
  ) -> CGRect {
    let above = target.minY - gap - size.height
    let below = target.maxY + gap
    var origin = CGPoint(x: target.midX - size.width / 2, y: above)
    switch direction {
    case .automatic:
      // If there is no room above or below the content, the menu is in front of it.
      if above < room.minY { origin.y = below + size.height <= room.maxY ? below : target.midY - size.height / 2 }
    case .down: break
    case .up: origin.y = below
    case .left: origin = CGPoint(x: target.maxX + gap, y: target.midY - size.height / 2)
    case .right: origin = CGPoint(x: target.minX - gap - size.width, y: target.midY - size.height / 2)
    }
    return CGRect(
      x: clamp(origin.x, room.minX, room.maxX - size.width), y: clamp(origin.y, room.minY, room.maxY - size.height),
      width: size.width, height: size.height)
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat {
    max(min(value, high), low)
  }
}
