public import Foundation

/// A customization of a preview.
///
///     #Preview("Slider", traits: .fixedLayout(width: 375, height: 60)) { UISlider() }
@MainActor
public struct PreviewTrait<T> {
  package let value: T
}

extension PreviewTrait<Preview.ViewTraits> {
  // MARK: - Layout

  /// The preview is centered in the screen of the device, which is the default.
  public static var defaultLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(value: .layout(.device)) }

  /// The container has the size of the preview that fits into the screen of the device.
  public static var sizeThatFitsLayout: PreviewTrait<Preview.ViewTraits> { PreviewTrait(value: .layout(.sizeThatFits)) }

  /// The preview is centered in a container of a size, in points.
  public static func fixedLayout(width: CGFloat, height: CGFloat) -> PreviewTrait<T> {
    PreviewTrait(value: .layout(.fixed(width: width, height: height)))
  }

  // MARK: - Orientation

  /// The top of the device is at the top, which is the default.
  public static var portrait: PreviewTrait<Preview.ViewTraits> { PreviewTrait(value: .orientation(.portrait)) }

  /// The top of the device is at the bottom.
  public static var portraitUpsideDown: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(value: .orientation(.portraitUpsideDown))
  }

  /// The top of the device is on the left.
  public static var landscapeLeft: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(value: .orientation(.landscapeLeft))
  }

  /// The top of the device is on the right.
  public static var landscapeRight: PreviewTrait<Preview.ViewTraits> {
    PreviewTrait(value: .orientation(.landscapeRight))
  }
}
