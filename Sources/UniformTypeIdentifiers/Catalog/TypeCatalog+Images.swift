extension TypeCatalog {
  /// The declarations of images, and scenes with three dimensions.
  static let images: [TypeDeclaration] = [
    .type("public.image", "public.data public.content", "image"),
    .type("public.jpeg", "public.image", "JPEG image", files: "jpeg jpg jpe", mime: "image/jpeg image/jpg"),
    .type("public.tiff", "public.image", "TIFF image", files: "tiff tif", mime: "image/tiff"),
    .type("com.compuserve.gif", "public.image", "GIF image", files: "gif", mime: "image/gif"),
    .type("public.png", "public.image", "PNG image", files: "png", mime: "image/png"),
    .type("com.apple.icns", "public.image", "icon", files: "icns"),
    .type("com.microsoft.bmp", "public.image", "BMP image", files: "bmp dib", mime: "image/bmp image/x-bmp"),
    .type("com.microsoft.ico", "public.image", "icon", files: "ico", mime: "image/vnd.microsoft.icon image/x-icon"),
    .type("public.camera-raw-image", "public.image", "raw image", files: "raw"),
    .type("public.svg-image", "public.image", "SVG image", files: "svg svgz", mime: "image/svg+xml"),
    .type("com.apple.live-photo", "", "Live Photo"),
    .type("public.heif", "public.heif-standard", "HEIF image", files: "heif hif", mime: "image/heif"),
    .type("public.heic", "public.heif-standard", "HEIC image", files: "heic", mime: "image/heic"),
    .type("public.heics", "public.heif-standard", "HEIC image sequence", files: "heics", mime: "image/heic-sequence"),
    .type("org.webmproject.webp", "public.image", "WebP image", files: "webp", mime: "image/webp"),
    .type("com.ilm.openexr-image", "public.image", "OpenEXR image", files: "exr", mime: "image/x-exr"),
    .type("com.adobe.raw-image", "public.image", "DNG image", files: "dng", mime: "image/x-adobe-dng"),
    .type("public.jpeg-xl", "public.image", "JPEG XL image", files: "jxl", mime: "image/jxl"),
    .type("public.3d-content", "public.content", "3D content"),
    .type(
      "com.pixar.universal-scene-description", "public.3d-content public.data", "USD scene", files: "usd usda usdc"),
    .type(
      "com.pixar.universal-scene-description-mobile", "public.3d-content public.data", "USDZ package", files: "usdz",
      mime: "model/vnd.usdz+zip"),
    .type("com.apple.reality", "public.data", "Reality file", files: "reality", mime: "model/vnd.reality"),
    .type("com.apple.scenekit.scene", "public.3d-content public.data", "SceneKit scene", files: "scn"),
    .type("com.apple.arobject", "public.data", "AR object", files: "arobject"),
    .type("public.heif-standard", "public.image", "HEIF image"),
  ]
}
