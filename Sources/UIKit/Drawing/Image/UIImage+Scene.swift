package import DisplayScene

extension ImageAttributes.Resizing {
  /// Returns the parts of an image of a size, and where they are in a rectangle that the image fills.
  func slices(of size: CGSize, in rect: CGRect) -> [SceneSlices.Slice] {
    let caps = ImageSlices.Caps(
      top: capInsets.top, left: capInsets.left, bottom: capInsets.bottom, right: capInsets.right)
    return ImageSlices.slices(size: size, in: rect, caps: caps, tiles: mode == .tile)
  }
}

extension UIImage {
  /// Returns the image as content of a layer, drawn in a rectangle, in its variant for some traits.
  ///
  /// - Parameters:
  ///   - rect: The rectangle that the image fills.
  ///   - templateColor: The color of template images.
  ///   - traits: The traits that determine the variant of the image, and the color of its tint.
  ///   - isRightToLeft: A Boolean value that indicates whether the layout direction is right to left. If it is `nil`,
  ///     the traits determine the direction.
  package func scene(
    in rect: CGRect, templateColor: SceneColor, traits: UITraitCollection, isRightToLeft: Bool? = nil
  ) -> [SceneContent] {
    let isRightToLeft = isRightToLeft ?? (traits.layoutDirection == .rightToLeft)
    return resolved(for: traits, isRightToLeft: isRightToLeft).ownScene(
      in: rect, templateColor: templateColor, traits: traits, isRightToLeft: isRightToLeft)
  }

  /// Returns the image as content of a layer, drawn in a rectangle, without a selection of a variant.
  func ownScene(
    in rect: CGRect, templateColor: SceneColor, traits: UITraitCollection, isRightToLeft: Bool
  ) -> [SceneContent] {
    let own = attributes.tint?.resolvedColor(with: traits).components.scene
    switch content {
    case .empty: return []
    case .pixels(let picture):
      return scene(picture, in: rect, tint: isTemplate ? templateColor : own, isMirrored: isRightToLeft)
    case .symbol(let drawing, let configuration):
      // A symbol has no colors: without a tint color it is drawn black. The color of a configuration replaces a tint
      // color unless the app asks for a template.
      let configured = configuration.values.color?.resolvedColor(with: traits).components.scene
      let color =
        isTemplate
        ? (renderingMode == .alwaysTemplate ? nil : configured) ?? templateColor : own ?? configured ?? .black
      return drawing.shapes(
        in: rect, color: color, isRightToLeft: isRightToLeft,
        boldness: configuration.values.weight.boldness
      ).map { .shape($0) }
    }
  }

  private func scene(_ picture: CGImage, in rect: CGRect, tint: SceneColor?, isMirrored: Bool) -> [SceneContent] {
    let isMirrored = isMirrored && attributes.flipsForRightToLeft
    let orientation = isMirrored ? imageOrientation.mirrored : imageOrientation
    // The display applies the orientation that the data records.
    let isUpright = orientation == Orientation(exif: picture.exifOrientation)
    if let resizing = attributes.resizing, rect.size != size {
      let own = CGRect(origin: .zero, size: size)
      let whole = mark(picture, in: own, isUpright ? .up : orientation)
      let drawing = SceneDrawing(bounds: own, marks: [whole], tint: tint)
      let slices = SceneSlices(drawing: drawing, slices: resizing.slices(of: size, in: rect))
      return [.drawing(SceneDrawing(bounds: rect, marks: [SceneMark(.slices(slices))]))]
    }
    guard isUpright else {
      return [.drawing(SceneDrawing(bounds: rect, marks: [mark(picture, in: rect, orientation)], tint: tint))]
    }
    return switch picture.markKind(in: rect, tint: tint) {
    case .image(let image): [.image(image)]
    case .drawing(let drawing): [.drawing(drawing)]
    default: []
    }
  }

  /// Returns the mark that draws a picture in a rectangle with an orientation.
  private func mark(_ picture: CGImage, in rect: CGRect, _ orientation: Orientation) -> SceneMark {
    guard orientation != .up else { return SceneMark(picture.markKind(in: rect)) }
    let unit = CGRect(x: 0, y: 0, width: 1, height: 1)
    let place = CGAffineTransform(a: rect.width, b: 0, c: 0, d: rect.height, tx: rect.minX, ty: rect.minY)
    let map = orientation.transform.concatenating(place)
    return SceneMark(
      picture.markKind(in: unit), map: AffineMap(a: map.a, b: map.b, c: map.c, d: map.d, tx: map.tx, ty: map.ty))
  }
}
