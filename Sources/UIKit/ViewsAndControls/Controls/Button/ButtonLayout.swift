/// The layout of the parts of a button.
@MainActor
struct ButtonLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private let insets: UIEdgeInsets
  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
  private let imageEdge: ButtonImageEdge
  private let textShare: CGFloat
  private let imagePadding: CGFloat
  private let titlePadding: CGFloat
  private let minimumSize: CGSize
  private let scale: CGFloat
  private let titleShift: UIEdgeInsets
  private let imageShift: UIEdgeInsets

  init(_ appearance: ButtonAppearance, scale: CGFloat) {
    self.scale = max(scale, 1)
    insets = appearance.insets
    (titleShift, imageShift) = (appearance.titleShift, appearance.imageShift)
    let background = appearance.backgroundImage?.size ?? .zero
    minimumSize = CGSize(
      width: max(appearance.minimumSize.width, background.width),
      height: max(appearance.minimumSize.height, background.height))
    image =
      appearance.showsSpinner
      ? CGSize(width: 20, height: 20) : appearance.image?.size ?? .zero
    title = Self.measure(appearance.title, appearance.attributedTitle, appearance.titleFont, self.scale)
    subtitle = Self.measure(appearance.subtitle, appearance.attributedSubtitle, appearance.subtitleFont, self.scale)
    let hasText = title.width > 0 || subtitle.width > 0
    imageEdge = appearance.imageEdge
    textShare = appearance.textShare
    imagePadding = image.width > 0 && hasText ? appearance.imagePadding : 0
    titlePadding = title.width > 0 && subtitle.width > 0 ? appearance.titlePadding : 0
  }

  private static func measure(
    _ text: String?, _ attributed: NSAttributedString?, _ font: UIFont, _ scale: CGFloat
  ) -> CGSize {
    if let attributed { return pixelAligned(attributed.size(), scale) }
    guard let text, !text.isEmpty else { return .zero }
    return pixelAligned(TextLayout(text, font: font, numberOfLines: 1).size, scale)
  }

  private static func pixelAligned(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  // MARK: - Size

  private var isVertical: Bool { imageEdge == .top || imageEdge == .bottom }

  private var textSize: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  private var contentSize: CGSize {
    isVertical
      ? CGSize(width: max(image.width, textSize.width), height: image.height + imagePadding + textSize.height)
      : CGSize(width: image.width + imagePadding + textSize.width, height: max(image.height, textSize.height))
  }

  /// The size that fits the parts.
  var size: CGSize {
    CGSize(
      width: max(contentSize.width + insets.left + insets.right, minimumSize.width),
      height: max(contentSize.height + insets.top + insets.bottom, minimumSize.height))
  }

  // MARK: - Frames

  /// Returns the rectangle of the content in bounds, which is within the insets.
  func contentRect(in bounds: CGRect) -> CGRect {
    CGRect(
      x: bounds.minX + insets.left, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.left - insets.right),
      height: max(0, bounds.height - insets.top - insets.bottom))
  }

  /// Returns the frames of the parts in the rectangle of the content.
  ///
  /// - Parameters:
  ///   - room: The rectangle of the content.
  ///   - horizontal: The fraction of the free space that is at the left.
  ///   - vertical: The fraction of the free space that is above.
  func frames(in room: CGRect, alignedTo horizontal: CGFloat, _ vertical: CGFloat) -> Frames {
    // The image keeps its size, and the text is truncated.
    let reserved = isVertical ? 0 : image.width + imagePadding
    let text = CGSize(width: max(0, min(textSize.width, room.width - reserved)), height: textSize.height)
    let block =
      isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
      : CGSize(width: reserved + text.width, height: max(image.height, text.height))
    let (left, top) = (
      room.minX + (room.width - block.width) * horizontal, room.minY + (room.height - block.height) * vertical
    )
    // Across the direction of their arrangement, both parts are aligned in the rectangle.
    func across(_ size: CGSize) -> CGPoint {
      CGPoint(
        x: room.minX + (room.width - size.width) * horizontal, y: room.minY + (room.height - size.height) * vertical)
    }
    var (imageOrigin, textOrigin) = (across(image), across(text))
    switch imageEdge {
    case .left: (imageOrigin.x, textOrigin.x) = (left, left + reserved)
    case .right: (imageOrigin.x, textOrigin.x) = (left + text.width + imagePadding, left)
    case .top: (imageOrigin.y, textOrigin.y) = (top, top + image.height + imagePadding)
    case .bottom: (imageOrigin.y, textOrigin.y) = (top + text.height + imagePadding, top)
    }
    return Frames(
      image: pixelAligned(shifted(CGRect(origin: imageOrigin, size: image), by: imageShift, horizontal, vertical)),
      title: pixelAligned(
        shifted(line(title, at: textOrigin, in: text.width), by: titleShift, horizontal, vertical)),
      subtitle: pixelAligned(
        line(
          subtitle, at: CGPoint(x: textOrigin.x, y: textOrigin.y + title.height + titlePadding), in: text.width)))
  }

  /// Returns the frame of a title or subtitle, which are aligned with each other.
  private func line(_ size: CGSize, at origin: CGPoint, in width: CGFloat) -> CGRect {
    let shown = min(size.width, width)
    return CGRect(x: origin.x + (width - shown) * textShare, y: origin.y, width: shown, height: size.height)
  }

  /// Returns a frame moved by insets, which move the frame by half of their difference if it is centered.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    frame.offsetBy(
      dx: insets.left * (1 - horizontal) - insets.right * horizontal,
      dy: insets.top * (1 - vertical) - insets.bottom * vertical)
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}
