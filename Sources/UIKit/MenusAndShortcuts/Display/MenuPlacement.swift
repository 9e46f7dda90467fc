/// The places of a menu and its preview, in the coordinates of the window.
struct MenuPlacement: Equatable {
  var menu: CGRect
  var preview: CGRect
  /// A Boolean value that indicates whether the menu opens upward.
  var isAbove: Bool

  /// Places a menu below what it belongs to; above if there is more room.
  ///
  /// - Parameters:
  ///   - anchor: The frame of what the menu belongs to.
  ///   - size: The natural size of the menu.
  ///   - room: The part of the window that menus may cover.
  static func besides(_ anchor: CGRect, size: CGSize, in room: CGRect, isRightToLeft: Bool) -> MenuPlacement {
    let gap = min(MenuPlacement.gap, room.height / 2)
    let below = room.maxY - anchor.maxY - gap
    let above = anchor.minY - gap - room.minY
    let isAbove = size.height > below && above > below
    let height = min(size.height, max(isAbove ? above : below, min(size.height, room.height / 3)))
    let y = isAbove ? anchor.minY - gap - height : anchor.maxY + gap
    let menu = CGRect(
      x: x(of: size.width, at: anchor, in: room, isRightToLeft: isRightToLeft),
      y: clamp(y, room.minY, room.maxY - height), width: size.width, height: height)
    return MenuPlacement(menu: menu, preview: anchor, isAbove: isAbove)
  }

  /// Places a preview near its source, and the menu below it.
  ///
  /// The menu is above the preview if the source is in the lower part of the room.
  ///
  /// Both are in the room: the preview moves, and becomes smaller if there is no other way.
  static func preview(
    of previewSize: CGSize, at source: CGRect, with size: CGSize, in room: CGRect, isRightToLeft: Bool
  ) -> MenuPlacement {
    guard previewSize.width > 0, previewSize.height > 0 else {
      return besides(source, size: size, in: room, isRightToLeft: isRightToLeft)
    }
    let menuHeight = min(
      size.height, max(room.height - min(previewSize.height, room.height / 2) - gap, room.height / 3))
    let space = max(room.height - (menuHeight > 0 ? menuHeight + gap : 0), 1)
    let scale = min(1, room.width / previewSize.width, space / previewSize.height)
    let shown = CGSize(width: previewSize.width * scale, height: previewSize.height * scale)
    let fitsBelow = source.midY + shown.height / 2 + gap + menuHeight <= room.maxY
    let fitsAbove = source.midY - shown.height / 2 - gap - menuHeight >= room.minY
    let isAbove = menuHeight > 0 && !fitsBelow && fitsAbove
    let limits =
      isAbove
      ? (room.minY + menuHeight + gap, room.maxY - shown.height)
      : (room.minY, room.maxY - shown.height - (menuHeight > 0 ? menuHeight + gap : 0))
    let preview = CGRect(
      x: clamp(source.midX - shown.width / 2, room.minX, room.maxX - shown.width),
      y: clamp(source.midY - shown.height / 2, limits.0, limits.1), width: shown.width, height: shown.height)
    let menu = CGRect(
      x: x(of: size.width, at: preview, in: room, isRightToLeft: isRightToLeft),
      y: isAbove ? preview.minY - gap - menuHeight : preview.maxY + gap, width: size.width, height: menuHeight)
    return MenuPlacement(menu: menu, preview: preview, isAbove: isAbove)
  }

  private static let gap: CGFloat = 8

  /// The menu is aligned with the side of the anchor that is nearer to the edge of the room.
  private static func x(of width: CGFloat, at anchor: CGRect, in room: CGRect, isRightToLeft: Bool) -> CGFloat {
    let left = anchor.midX - room.minX
    let right = room.maxX - anchor.midX
    let isAtRight = abs(left - right) < 1 ? isRightToLeft : right < left
    return clamp(isAtRight ? anchor.maxX - width : anchor.minX, room.minX, room.maxX - width)
  }

  private static func clamp(_ value: CGFloat, _ low: CGFloat, _ high: CGFloat) -> CGFloat { max(min(value, high), low) }
}
