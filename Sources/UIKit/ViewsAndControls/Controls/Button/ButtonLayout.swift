/// The layout of the parts of a button.
@MainActor
struct ButtonLayout {
  struct Frames {
    var image = CGRect.zero
    var title = CGRect.zero
    var subtitle = CGRect.zero
  }

  private let insets: NSDirectionalEdgeInsets
  private let image: CGSize
  private let title: CGSize
  private let subtitle: CGSize
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
    if let text = appearance.attributedTitle {
      title = Self.pixelAligned(text.size(), self.scale)
    } else {
      title = Self.measure(appearance.title, appearance.titleFont, self.scale)
    }
    subtitle = Self.measure(appearance.subtitle, appearance.subtitleFont, self.scale)
    let hasText = title.width > 0 || subtitle.width > 0
    imagePadding = image.width > 0 && hasText ? appearance.imagePadding : 0
    titlePadding = title.width > 0 && subtitle.width > 0 ? appearance.titlePadding : 0
  }

  private static func measure(_ text: String?, _ font: UIFont, _ scale: CGFloat) -> CGSize {
    guard let text, !text.isEmpty else { return .zero }
    return pixelAligned(TextLayout(text, font: font, numberOfLines: 1).size, scale)
  }

  private static func pixelAligned(_ size: CGSize, _ scale: CGFloat) -> CGSize {
    CGSize(width: (size.width * scale).rounded(.up) / scale, height: (size.height * scale).rounded(.up) / scale)
  }

  /// Returns a frame moved by insets, which move the frame by half of their difference if it is centered.
  private func shifted(_ frame: CGRect, by insets: UIEdgeInsets, _ horizontal: CGFloat, _ vertical: CGFloat) -> CGRect {
    frame.offsetBy(
      dx: insets.left * (1 - horizontal) - insets.right * horizontal,
      dy: insets.top * (1 - vertical) - insets.bottom * vertical)
  }

  private var textSize: CGSize {
    CGSize(width: max(title.width, subtitle.width), height: title.height + titlePadding + subtitle.height)
  }

  private var contentSize: CGSize {
    CGSize(width: image.width + imagePadding + textSize.width, height: max(image.height, textSize.height))
  }

  /// The size that fits the parts.
  var size: CGSize {
    CGSize(
      width: max(contentSize.width + insets.leading + insets.trailing, minimumSize.width),
      height: max(contentSize.height + insets.top + insets.bottom, minimumSize.height))
  }

  /// Returns the frames of the parts in bounds.
  ///
  /// - Parameters:
  ///   - horizontal: The fraction of the free space that is at the left.
  ///   - vertical: The fraction of the free space that is above.
  func frames(in bounds: CGRect, alignedTo horizontal: CGFloat, _ vertical: CGFloat) -> Frames {
    let room = CGRect(
      x: bounds.minX + insets.leading, y: bounds.minY + insets.top,
      width: max(0, bounds.width - insets.leading - insets.trailing),
      height: max(0, bounds.height - insets.top - insets.bottom))
    let textWidth = max(0, min(textSize.width, room.width - image.width - imagePadding))
    let x = room.minX + (room.width - image.width - imagePadding - textWidth) * horizontal
    func top(_ height: CGFloat) -> CGFloat { room.minY + (room.height - height) * vertical }
    let textX = x + image.width + imagePadding
    let textTop = top(textSize.height)
    return Frames(
      image: pixelAligned(
        shifted(
          CGRect(x: x, y: top(image.height), width: image.width, height: image.height), by: imageShift, horizontal,
          vertical)),
      title: pixelAligned(
        shifted(line(title, x: textX, y: textTop, in: textWidth), by: titleShift, horizontal, vertical)),
      subtitle: pixelAligned(
        line(subtitle, x: textX, y: textTop + title.height + titlePadding, in: textWidth)))
  }

  /// Returns the frame of a title or subtitle, which are centered relative to each other.
  private func line(_ size: CGSize, x: CGFloat, y: CGFloat, in width: CGFloat) -> CGRect {
    let shown = min(size.width, width)
    return CGRect(x: x + (width - shown) / 2, y: y, width: shown, height: size.height)
  }

  private func pixelAligned(_ rect: CGRect) -> CGRect {
    CGRect(
      x: (rect.minX * scale).rounded() / scale, y: (rect.minY * scale).rounded() / scale, width: rect.width,
      height: rect.height)
  }
}
