package import DisplayScene

extension UIImage {
  /// Returns the image as content of a layer, drawn in a rectangle; `templateColor` is the color for template images.
  ///
  /// - Parameter isRightToLeft: Whether the place of use is laid out from the right; nil as the traits say.
  package func scene(
    in rect: CGRect, templateColor: SceneColor, traits: UITraitCollection, isRightToLeft: Bool? = nil
  ) -> [SceneContent] {
    let own = tint?.resolvedColor(with: traits).components.scene
    switch content {
    case .pixels(let standard):
      let picture = appearances[CatalogImage.Appearance(traits)] ?? standard
      let color = isTemplate ? templateColor : own
      return [.image(SceneImage(data: picture.data, mediaType: picture.mediaType, rect: rect, tint: color))]
    case .symbol(let drawing, let configuration):
      // A symbol has no colors: without a tint color it is drawn black.
      return drawing.shapes(
        in: rect, color: isTemplate ? templateColor : own ?? .black,
        isRightToLeft: isRightToLeft ?? (traits.layoutDirection == .rightToLeft),
        boldness: configuration.values.weight.boldness
      ).map { .shape($0) }
    }
  }
}
