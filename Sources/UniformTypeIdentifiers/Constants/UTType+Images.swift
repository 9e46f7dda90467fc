extension UTType {
  // MARK: - Images and 3D Content

  /// An image.
  public static var image: UTType { UTType(known: "public.image") }
  /// An image in JPEG.
  public static var jpeg: UTType { UTType(known: "public.jpeg") }
  /// An image in TIFF.
  public static var tiff: UTType { UTType(known: "public.tiff") }
  /// An image in GIF.
  public static var gif: UTType { UTType(known: "com.compuserve.gif") }
  /// An image in PNG.
  public static var png: UTType { UTType(known: "public.png") }
  /// An icon of Apple's platforms.
  public static var icns: UTType { UTType(known: "com.apple.icns") }
  /// A bitmap image of Windows.
  public static var bmp: UTType { UTType(known: "com.microsoft.bmp") }
  /// An icon of Windows.
  public static var ico: UTType { UTType(known: "com.microsoft.ico") }
  /// The raw image of a camera.
  public static var rawImage: UTType { UTType(known: "public.camera-raw-image") }
  /// An image in SVG.
  public static var svg: UTType { UTType(known: "public.svg-image") }
  /// A Live Photo.
  public static var livePhoto: UTType { UTType(known: "com.apple.live-photo") }
  /// An image in HEIF.
  public static var heif: UTType { UTType(known: "public.heif") }
  /// An image in HEIC.
  public static var heic: UTType { UTType(known: "public.heic") }
  /// A sequence of images in HEIC.
  public static var heics: UTType { UTType(known: "public.heics") }
  /// An image in WebP.
  public static var webP: UTType { UTType(known: "org.webmproject.webp") }
  /// An image in OpenEXR.
  public static var exr: UTType { UTType(known: "com.ilm.openexr-image") }
  /// A digital negative.
  public static var dng: UTType { UTType(known: "com.adobe.raw-image") }
  /// An image in JPEG XL.
  public static var jpegxl: UTType { UTType(known: "public.jpeg-xl") }
  /// Content with three dimensions.
  public static var threeDContent: UTType { UTType(known: "public.3d-content") }
  /// A scene in Universal Scene Description.
  public static var usd: UTType { UTType(known: "com.pixar.universal-scene-description") }
  /// A package in Universal Scene Description.
  public static var usdz: UTType { UTType(known: "com.pixar.universal-scene-description-mobile") }
  /// A Reality file.
  public static var realityFile: UTType { UTType(known: "com.apple.reality") }
  /// A scene of SceneKit.
  public static var sceneKitScene: UTType { UTType(known: "com.apple.scenekit.scene") }
  /// A reference object for augmented reality.
  public static var arReferenceObject: UTType { UTType(known: "com.apple.arobject") }
}
