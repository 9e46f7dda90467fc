/// The geometry of a sheet in its container.
struct SheetMetrics {
  enum Shape {
    /// The sheet extends from edge to edge at the bottom, as on iPhone.
    case card
    /// The sheet is in the center of a large screen.
    case floating
    /// The sheet covers a screen with a compact height.
    case full
  }

  static let automaticCornerRadius: CGFloat = 10
  /// The distance of a card's top edge from the status bar.
  static let topGap: CGFloat = 10
  /// The least distance of a floating sheet from the sides of the screen.
  private static let sideMargin: CGFloat = 20
  /// The inset of the sides of a card that is behind another one.
  static let recededInset: CGFloat = 16
  static let grabberSize = CGSize(width: 36, height: 5)
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  let container: CGRect
  let safeArea: UIEdgeInsets
  let shape: Shape
  let isFormSheet: Bool
  /// The point over which the sheet is centered; `nil` for the center of the container.
  private let center: CGPoint?
  /// The preferred width of a card; `nil` for that of the container.
  private let attachedWidth: CGFloat?

  init(
    container: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection, isFormSheet: Bool,
    center: CGPoint? = nil, isAttachedInCompactHeight: Bool = false, attachedWidth: CGFloat? = nil
  ) {
    self.container = container
    self.safeArea = safeArea
    self.isFormSheet = isFormSheet
    self.center = center
    self.attachedWidth = attachedWidth.flatMap { $0.isFinite && $0 > 0 ? $0 : nil }
    if traits.verticalSizeClass == .compact {
      shape = isAttachedInCompactHeight ? .card : .full
    } else {
      shape = traits.horizontalSizeClass == .regular ? .floating : .card
    }
  }

  /// The maximum height of a detent, to which the safe area at the bottom is added.
  var maximumDetent: CGFloat {
    max(container.height - safeArea.top - Self.topGap - safeArea.bottom, 0)
  }

  /// Returns the frame of the sheet for the height of a detent.
  ///
  /// - Parameter keyboard: The height of a keyboard above which a card is, as far as the room above it permits.
  func frame(detent: CGFloat, preferred: CGSize, aboveKeyboard keyboard: CGFloat = 0) -> CGRect {
    switch shape {
    case .full: return container
    case .card:
      let detent = min(max(detent, 0), maximumDetent)
      let lift = min(keyboard, safeArea.bottom + maximumDetent - detent)
      // A lifted card is above the safe area at the bottom.
      let (bottom, height) = lift > safeArea.bottom ? (lift, detent) : (0, detent + safeArea.bottom)
      let room = max(container.width - safeArea.left - safeArea.right, 0)
      let width = min(attachedWidth ?? room, room)
      let left = container.minX + safeArea.left
      let x = place(width, around: center?.x, from: left, to: left + room)
      return CGRect(x: x, y: container.maxY - bottom - height, width: width, height: height)
    case .floating:
      let size = floatingSize(preferred)
      let area = container.insetBy(dx: Self.sideMargin, dy: 0)
      let (top, bottom) = (area.minY + safeArea.top + Self.topGap, area.maxY - safeArea.bottom - Self.topGap)
      let y = center == nil ? ((container.height - size.height) / 2).rounded() : nil
      return CGRect(
        x: place(size.width, around: center?.x, from: area.minX, to: area.maxX),
        y: y ?? place(size.height, around: center?.y, from: top, to: bottom), width: size.width, height: size.height)
    }
  }

  /// Returns the beginning of a length that is centered around a position, as far as its range permits.
  private func place(_ length: CGFloat, around middle: CGFloat?, from start: CGFloat, to end: CGFloat) -> CGFloat {
    max(min(((middle ?? (start + end) / 2) - length / 2).rounded(), end - length), start)
  }

  private func floatingSize(_ preferred: CGSize) -> CGSize {
    let room = CGSize(
      width: max(container.width - 2 * Self.sideMargin, 0),
      height: max(container.height - safeArea.top - safeArea.bottom - 2 * Self.topGap, 0))
    var size = isFormSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
    if preferred.width > 0, preferred.width.isFinite { size.width = preferred.width }
    if preferred.height > 0, preferred.height.isFinite { size.height = preferred.height }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
