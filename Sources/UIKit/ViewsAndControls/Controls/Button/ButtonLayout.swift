/// The layout of the parts of a button.
@MainActor
struct ButtonLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
    /// The indicator, which is outside of the rectangle of the content.
    var indicator = CGRect.zero
  }

  /// The sizes of the texts in a width.
  private struct Texts {
    var title: CGSize
    var subtitle: CGSize
    var padding: CGFloat = 0

    var size: CGSize {
      CGSize(width: max(title.width, subtitle.width), height: title.height + padding + subtitle.height)
    }
  }

  /// The distance between the content and an indicator.
  private static let indicatorDistance: CGFloat = 6

  /// The insets of the content, with the room for an indicator.
  private let insets: UIEdgeInsets
  private let image: CGSize
  /// A Boolean value that indicates whether the image is stretched to the width that the text leaves.
  var fillsWidth = false
  /// A Boolean value that indicates whether the image is stretched to the height that the text leaves.
  var fillsHeight = false
  private let indicator: CGSize
  private let isIndicatorLeft: Bool
  private let title: ButtonText
  private let subtitle: ButtonText
  /// The sizes of the texts where their width is not limited.
  private let freeTexts: Texts
  private let imageEdge: ButtonImageEdge
  private let textShare: CGFloat
  private let imagePadding: CGFloat
  private let minimumSize: CGSize
  private let scale: CGFloat
  private let titleShift: UIEdgeInsets
  private let imageShift: UIEdgeInsets

  /// Creates a layout of an appearance in an environment.
  ///
  /// - Parameters:
  ///   - appearance: The appearance of the button.
  ///   - traits: The environment of the button.
  ///   - adjustsImage: A Boolean value that indicates whether the text size can enlarge the image.
  init(_ appearance: ButtonAppearance, traits: UITraitCollection, adjustsImage: Bool) {
    scale = max(traits.displayScale, 1)
    var insets = appearance.insets
    indicator = appearance.indicator?.size ?? .zero
    isIndicatorLeft = appearance.isIndicatorLeft
    if indicator.width > 0 {
      let room = indicator.width + Self.indicatorDistance
      if isIndicatorLeft { insets.left += room } else { insets.right += room }
    }
    self.insets = insets
    (titleShift, imageShift) = (appearance.titleShift, appearance.imageShift)
    let background = appearance.backgroundImage?.size ?? .zero
    minimumSize = CGSize(
      width: max(appearance.minimumSize.width, background.width),
      height: max(appearance.minimumSize.height, background.height))
    image =
      appearance.showsSpinner
      ? CGSize(width: 20, height: 20) : appearance.image?.size(adjustedTo: traits, if: adjustsImage) ?? .zero
    (title, subtitle) = (appearance.title, appearance.subtitle)
    var texts = Texts(title: title.size(scale: self.scale), subtitle: subtitle.size(scale: self.scale))
    texts.padding = texts.title.width > 0 && texts.subtitle.width > 0 ? appearance.titlePadding : 0
    freeTexts = texts
    imageEdge = appearance.imageEdge
    textShare = appearance.textShare
    imagePadding = image.width > 0 && texts.size.width > 0 ? appearance.imagePadding : 0
  }

  /// Returns the sizes of the texts, which wrap at a width if they can.
  private func texts(in width: CGFloat) -> Texts {
    var texts = freeTexts
    if title.wraps, texts.title.width > width { texts.title = title.size(in: width, scale: scale) }
    if subtitle.wraps, texts.subtitle.width > width { texts.subtitle = subtitle.size(in: width, scale: scale) }
    return texts
  }

  // MARK: - Size

  private var isVertical: Bool { imageEdge == .top || imageEdge == .bottom }

  /// A Boolean value that indicates whether the height depends on the width.
  var wraps: Bool { title.wraps || subtitle.wraps }

  /// The width beside the text that the image takes.
  private var reservedWidth: CGFloat { isVertical ? 0 : image.width + imagePadding }

  /// Returns the size of the image and the texts together.
  private func contentSize(_ image: CGSize, _ text: CGSize) -> CGSize {
    isVertical
      ? CGSize(width: max(image.width, text.width), height: image.height + imagePadding + text.height)
      : CGSize(width: image.width + imagePadding + text.width, height: max(image.height, text.height))
  }

  /// Returns the size of the image in the rectangle of the content, which it can fill beside a text.
  private func imageSize(in room: CGSize, beside text: CGSize) -> CGSize {
    var size = image
    guard size.width > 0 else { return size }
    if fillsWidth { size.width = isVertical ? room.width : max(size.width, room.width - imagePadding - text.width) }
    if fillsHeight {
      size.height = isVertical ? max(size.height, room.height - imagePadding - text.height) : room.height
    }
    return size
  }

  /// Returns the size that fits the parts, whose texts wrap at a width if they can.
  func size(fitting width: CGFloat = .infinity) -> CGSize {
    let content = contentSize(
      image, texts(in: max(0, width - insets.left - insets.right - reservedWidth)).size)
    return CGSize(
      width: max(content.width + insets.left + insets.right, minimumSize.width),
      height: max(content.height + insets.top + insets.bottom, minimumSize.height))
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
    // The image is not made smaller, and the text is truncated.
    let widest = max(0, room.width - reservedWidth)
    let texts = texts(in: widest)
    let (title, subtitle) = (texts.title, texts.subtitle)
    let text = CGSize(width: min(texts.size.width, widest), height: texts.size.height)
    let image = imageSize(in: room.size, beside: text)
    let block = contentSize(image, text)
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
    case .left: (imageOrigin.x, textOrigin.x) = (left, left + image.width + imagePadding)
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
          subtitle, at: CGPoint(x: textOrigin.x, y: textOrigin.y + title.height + texts.padding), in: text.width)),
      indicator: pixelAligned(indicatorFrame(beside: room)))
  }

  private func indicatorFrame(beside content: CGRect) -> CGRect {
    let distance = Self.indicatorDistance
    let left = isIndicatorLeft ? content.minX - distance - indicator.width : content.maxX + distance
    return CGRect(origin: CGPoint(x: left, y: content.midY - indicator.height / 2), size: indicator)
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
