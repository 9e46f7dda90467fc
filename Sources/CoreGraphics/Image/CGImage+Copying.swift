import DisplayScene

extension CGImage {
  // MARK: - Copying Images

  /// Returns a copy of the image.
  public func copy() -> CGImage? { copy(content, layout: ownLayout) }

  /// Returns a copy of the image whose pixels are colors of another color space.
  ///
  /// The result is `nil` if the space has another number of components.
  ///
  /// - Note: Displays interpret the colors of all spaces as sRGB.
  public func copy(colorSpace space: CGColorSpace) -> CGImage? {
    guard let layout = layout?.inColorSpace(space) else { return nil }
    guard case .pixels(let bitmap) = content else { return copy(content, layout: layout) }
    return PixelBitmap(width: width, height: height, layout: layout, bytes: bitmap.bytes).flatMap {
      copy(.pixels($0), layout: ownLayout)
    }
  }

  private func copy(_ content: Content, layout: PixelLayout?) -> CGImage? {
    CGImage(
      width: width, height: height, alphaInfo: alphaInfo, content: content, exifOrientation: exifOrientation,
      shouldInterpolate: shouldInterpolate, intent: renderingIntent, layout: layout)
  }

  /// Returns the image with the opacity that a gray image has in its bounds: white is opaque, and black is transparent.
  ///
  /// The mask is scaled to the size of the image. The result is `nil` if the mask has colors or an alpha component.
  ///
  /// - Note: The pixels of the result cannot be determined here.
  /// - Parameter mask: A gray image without an alpha component.
  public func masking(_ mask: CGImage) -> CGImage? {
    guard mask.alphaInfo.isOpaque, mask.colorSpace?.model == .monochrome else { return nil }
    let whole = CGRect(x: 0, y: 0, width: width, height: height)
    let clip = SceneClip.mask([SceneMark(mask.markKind(in: whole))], .bright)
    let drawing = SceneDrawing(bounds: whole, marks: [SceneMark(markKind(in: whole), clips: [clip])])
    return CGImage(drawing, width: width, height: height, isOpaque: false)
  }

  // MARK: - Getting the Kind of an Image

  /// A Boolean value that indicates whether the image is an image mask, which has no colors.
  ///
  /// - Note: Image masks cannot be created here.
  public var isMask: Bool { false }

  /// The identifier of the type of the file from which the image was created; `nil` for another image.
  public var utType: CFString? {
    switch content {
    case .encoded(_, let mediaType): mediaType == "image/png" ? "public.png" : "public.jpeg"
    case .pixels, .drawing: nil
    }
  }
}
