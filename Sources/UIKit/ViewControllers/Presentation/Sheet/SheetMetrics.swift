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
  /// The inset of the sides of a card that is behind another one.
  static let recededInset: CGFloat = 16
  static let grabberSize = CGSize(width: 36, height: 5)
  private static let formSize = CGSize(width: 540, height: 620)
  private static let pageWidth: CGFloat = 712

  let container: CGRect
  let safeArea: UIEdgeInsets
  let shape: Shape
  let isFormSheet: Bool
  /// The preferred width of a card; `nil` for that of the container.
  private let attachedWidth: CGFloat?

  init(
    container: CGRect, safeArea: UIEdgeInsets, traits: UITraitCollection, isFormSheet: Bool,
    isAttachedInCompactHeight: Bool = false, attachedWidth: CGFloat? = nil
  ) {
    self.container = container
    self.safeArea = safeArea
    self.isFormSheet = isFormSheet
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
  func frame(detent: CGFloat, preferred: CGSize) -> CGRect {
    switch shape {
    case .full: return container
    case .card:
      let height = min(max(detent, 0), maximumDetent) + safeArea.bottom
      let room = max(container.width - safeArea.left - safeArea.right, 0)
      let width = min(attachedWidth ?? room, room)
      let x = container.minX + safeArea.left + ((room - width) / 2).rounded()
      return CGRect(x: x, y: container.maxY - height, width: width, height: height)
    case .floating:
      let size = floatingSize(preferred)
      return CGRect(
        x: ((container.width - size.width) / 2).rounded(), y: ((container.height - size.height) / 2).rounded(),
        width: size.width, height: size.height)
    }
  }

  private func floatingSize(_ preferred: CGSize) -> CGSize {
    let room = CGSize(
      width: max(container.width - 2 * 20, 0),
      height: max(container.height - safeArea.top - safeArea.bottom - 2 * 10, 0))
    var size = isFormSheet ? Self.formSize : CGSize(width: Self.pageWidth, height: room.height)
    if preferred.width > 0, preferred.width.isFinite { size.width = preferred.width }
    if preferred.height > 0, preferred.height.isFinite { size.height = preferred.height }
    return CGSize(width: min(size.width, room.width), height: min(size.height, room.height))
  }
}
