package import Foundation

extension SceneLayer {
  /// The corners of the part of this layer that its mask leaves visible, in this layer's coordinates.
  ///
  /// A display clips the layer to them, which is faster than a mask. The value is `nil` without a mask, and for a mask
  /// that is more than an opaque rectangle.
  package var maskOutline: [CGPoint]? {
    mask.count == 1 ? mask[0].outlineAsMask : nil
  }

  /// The corners of the part that this layer leaves visible as a mask, in the coordinates of the masked layer.
  ///
  /// The value is `nil` if the layer is more than an opaque rectangle.
  package var outlineAsMask: [CGPoint]? {
    isOpaqueRectangle ? geometry.bounds.corners.map(geometry.map.apply) : nil
  }

  private var isOpaqueRectangle: Bool {
    guard !isHidden, opacity == 1, contents.isEmpty, sublayers.isEmpty, mask.isEmpty else { return false }
    return style == SceneStyle(backgroundColor: style.backgroundColor, clipsToBounds: style.clipsToBounds)
      && style.backgroundColor?.alpha == 1
  }
}
