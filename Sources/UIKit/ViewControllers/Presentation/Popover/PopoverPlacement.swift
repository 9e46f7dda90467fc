/// The placement of a popover and its arrow.
struct PopoverPlacement: Equatable {
  let metrics: PopoverMetrics
  /// The frame of the popover with its arrow.
  var frame: CGRect
  var direction: UIPopoverArrowDirection
  /// The distance of the arrow's tip from the left or top end of its side.
  var tip: CGFloat

  /// Creates a placement in the first permitted direction in which the content fits.
  ///
  /// If there is none, the direction is the one with the most space.
  ///
  /// - Parameters:
  ///   - size: The size of the content.
  ///   - source: The rectangle at which the arrow points.
  ///   - room: The rectangle that the popover must not leave.
  ///   - canOverlap: Whether the popover may cover the source when there is not enough space. It does in any case if
  ///     there is no usable space beside the source.
  ///   - isRightToLeft: Whether the layout direction is from right to left.
  ///   - metrics: The measures of the background.
  init(
    size: CGSize, source: CGRect, room: CGRect, permitted: UIPopoverArrowDirection, canOverlap: Bool,
    isRightToLeft: Bool, metrics: PopoverMetrics = .standard
  ) {
    self.metrics = metrics
    let insets = metrics.contentInsets
    let size = CGSize(
      width: size.width + insets.left + insets.right, height: size.height + insets.top + insets.bottom)
    let arrowHeight = metrics.arrowHeight
    let wanted = permitted.intersection(.any).isEmpty ? UIPopoverArrowDirection.any : permitted
    let sides: [UIPopoverArrowDirection] = isRightToLeft ? [.up, .down, .right, .left] : [.up, .down, .left, .right]
    let candidates = sides.filter(wanted.contains).map { direction in
      (direction: direction, room: Self.room(for: direction, beside: source, in: room, arrowHeight: arrowHeight))
    }
    let fitting = candidates.first { $0.room.width >= size.width && $0.room.height >= size.height }
    let roomiest = candidates.max { Self.shownArea(size, in: $0.room) < Self.shownArea(size, in: $1.room) }
    // A source that fills the screen leaves no space beside it.
    let coversSource = fitting == nil && !Self.isUsable(roomiest?.room ?? .zero, for: size)
    let chosen = fitting ?? (coversSource ? candidates.first : roomiest)
    direction = chosen?.direction ?? .up
    var available = chosen?.room ?? room.size
    if canOverlap || coversSource, fitting == nil {
      available = Self.room(for: direction, beside: .null, in: room, arrowHeight: arrowHeight)
    }
    let content = CGSize(
      width: max(min(size.width, available.width), 0), height: max(min(size.height, available.height), 0))
    let isVertical = direction == .up || direction == .down
    let outer = CGSize(
      width: content.width + (isVertical ? 0 : arrowHeight),
      height: content.height + (isVertical ? arrowHeight : 0))
    var origin = CGPoint(x: source.midX - outer.width / 2, y: source.midY - outer.height / 2)
    // Without space beside the source, the arrow points at its center.
    let target = coversSource ? CGRect(origin: source.center, size: .zero) : source
    switch direction {
    case .up: origin.y = target.maxY
    case .down: origin.y = target.minY - outer.height
    case .left: origin.x = target.maxX
    default: origin.x = target.minX - outer.width
    }
    origin.x = max(min(origin.x, room.maxX - outer.width), room.minX)
    origin.y = max(min(origin.y, room.maxY - outer.height), room.minY)
    frame = CGRect(origin: origin, size: outer)
    let length = isVertical ? outer.width : outer.height
    let end = metrics.cornerRadius + metrics.arrowBase / 2
    let position = isVertical ? source.midX - origin.x : source.midY - origin.y
    tip = max(min(position, length - end), min(end, length / 2))
  }

  private static func room(
    for direction: UIPopoverArrowDirection, beside source: CGRect, in room: CGRect, arrowHeight: CGFloat
  ) -> CGSize {
    let isFree = source.isNull
    switch direction {
    case .up: return CGSize(width: room.width, height: room.maxY - (isFree ? room.minY : source.maxY) - arrowHeight)
    case .down: return CGSize(width: room.width, height: (isFree ? room.maxY : source.minY) - room.minY - arrowHeight)
    case .left: return CGSize(width: room.maxX - (isFree ? room.minX : source.maxX) - arrowHeight, height: room.height)
    default: return CGSize(width: (isFree ? room.maxX : source.minX) - room.minX - arrowHeight, height: room.height)
    }
  }

  /// The least width and height of content that is usable, which is the height of a button.
  private static let leastLength: CGFloat = 44

  /// Returns whether content of a size is usable in a space.
  private static func isUsable(_ room: CGSize, for size: CGSize) -> Bool {
    room.width >= min(size.width, leastLength) && room.height >= min(size.height, leastLength)
  }

  private static func shownArea(_ size: CGSize, in room: CGSize) -> CGFloat {
    max(min(size.width, room.width), 0) * max(min(size.height, room.height), 0)
  }

  /// The distance of the arrow's tip from the center of its side.
  var arrowOffset: CGFloat {
    tip - (direction == .up || direction == .down ? frame.width : frame.height) / 2
  }

  /// The rectangle of the content, within the frame.
  var contentRect: CGRect { bodyRect.inset(by: metrics.contentInsets) }

  /// The rectangle of the popover without its arrow, within the frame.
  private var bodyRect: CGRect {
    let bounds = CGRect(origin: .zero, size: frame.size)
    switch direction {
    case .up: return bounds.inset(by: UIEdgeInsets(top: metrics.arrowHeight, left: 0, bottom: 0, right: 0))
    case .down: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: metrics.arrowHeight, right: 0))
    case .left: return bounds.inset(by: UIEdgeInsets(top: 0, left: metrics.arrowHeight, bottom: 0, right: 0))
    default: return bounds.inset(by: UIEdgeInsets(top: 0, left: 0, bottom: 0, right: metrics.arrowHeight))
    }
  }

  /// Returns the triangle of the arrow, within the frame.
  @MainActor var arrow: UIBezierPath {
    let half = metrics.arrowBase / 2
    let (width, height) = (frame.width, frame.height)
    let corners: [CGPoint]
    switch direction {
    case .up:
      let y = metrics.arrowHeight
      corners = [CGPoint(x: tip - half, y: y), CGPoint(x: tip, y: 0), CGPoint(x: tip + half, y: y)]
    case .down:
      let y = height - metrics.arrowHeight
      corners = [CGPoint(x: tip - half, y: y), CGPoint(x: tip, y: height), CGPoint(x: tip + half, y: y)]
    case .left:
      let x = metrics.arrowHeight
      corners = [CGPoint(x: x, y: tip - half), CGPoint(x: 0, y: tip), CGPoint(x: x, y: tip + half)]
    default:
      let x = width - metrics.arrowHeight
      corners = [CGPoint(x: x, y: tip - half), CGPoint(x: width, y: tip), CGPoint(x: x, y: tip + half)]
    }
    let path = UIBezierPath()
    path.move(to: corners[0])
    path.addLine(to: corners[1])
    path.addLine(to: corners[2])
    path.close()
    return path
  }
}
