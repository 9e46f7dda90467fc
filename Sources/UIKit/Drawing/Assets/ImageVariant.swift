/// A variant of an image in an asset: what is drawn, and how.
struct ImageVariant: Sendable {
  let content: UIImage.Content
  let attributes: ImageAttributes

  /// Returns this variant with the changes that were made to an image since it was another variant.
  func changed(like image: UIImage, since original: ImageVariant) -> ImageVariant {
    var drawn = content
    if let configuration = image.symbolConfiguration, configuration != original.content.symbolConfiguration {
      drawn = content.configured(configuration)
    }
    return ImageVariant(
      content: drawn, attributes: image.attributes.changes(since: original.attributes, in: attributes))
  }
}

/// The asset of an image, and the variant that the image is in it.
struct ImageAssetLink: Sendable {
  let asset: UIImageAsset
  /// The variant without the changes that the app made to the image.
  let variant: ImageVariant
}

extension ImageAttributes {
  /// Returns the attributes of another variant, with the changes that were made since the attributes of this one.
  func changes(since original: ImageAttributes, in other: ImageAttributes) -> ImageAttributes {
    var result = other
    if orientation != original.orientation { result.orientation = orientation }
    if renderingMode != original.renderingMode { result.renderingMode = renderingMode }
    if tint != original.tint { result.tint = tint }
    if resizing != original.resizing { result.resizing = resizing }
    if alignmentRectInsets != original.alignmentRectInsets { result.alignmentRectInsets = alignmentRectInsets }
    if flipsForRightToLeft != original.flipsForRightToLeft { result.flipsForRightToLeft = flipsForRightToLeft }
    if frames != original.frames {
      result.frames = frames
      result.duration = duration
    }
    return result
  }
}
