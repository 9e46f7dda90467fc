// Members of Core Graphics that darwin-check lacks, written from Apple's documentation. Bodies are never run.

// Initializers that are imported from functions on Apple's platforms; see Paths.swift.
public protocol _CreatableContext {}
extension _CreatableContext {
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace, bitmapInfo: UInt32
  ) { fatalError() }
  public init?(
    data: UnsafeMutableRawPointer?, width: Int, height: Int, bitsPerComponent: Int, bytesPerRow: Int,
    space: CGColorSpace?, bitmapInfo: CGBitmapInfo
  ) { fatalError() }
}
extension CGContext: _CreatableContext {}

public protocol _CreatableImage {}
extension _CreatableImage {
  public init?(
    width: Int, height: Int, bitsPerComponent: Int, bitsPerPixel: Int, bytesPerRow: Int, space: CGColorSpace,
    bitmapInfo: CGBitmapInfo, provider: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { fatalError() }
  public init?(
    jpegDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { fatalError() }
  public init?(
    pngDataProviderSource source: CGDataProvider, decode: UnsafePointer<CGFloat>?, shouldInterpolate: Bool,
    intent: CGColorRenderingIntent
  ) { fatalError() }
}
extension CGImage: _CreatableImage {}

public protocol _CreatableColor {}
extension _CreatableColor {
  public init(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) { fatalError() }
  public init?(patternSpace space: CGColorSpace, pattern: CGPattern, components: UnsafePointer<CGFloat>) {
    fatalError()
  }
}
extension CGColor: _CreatableColor {}

public protocol _CreatableColorSpace {}
extension _CreatableColorSpace {
  public init?(patternBaseSpace baseSpace: CGColorSpace?) { fatalError() }
}
extension CGColorSpace: _CreatableColorSpace {}

extension CGImage {
  public var bitsPerComponent: Int { fatalError() }
  public var byteOrderInfo: CGImageByteOrderInfo { fatalError() }
  public var colorSpace: CGColorSpace? { fatalError() }
  public var dataProvider: CGDataProvider? { fatalError() }
  public var shouldInterpolate: Bool { fatalError() }
  public func cropping(to rect: CGRect) -> CGImage? { fatalError() }
}

extension CGContext {
  public var data: UnsafeMutableRawPointer? { fatalError() }
  public var width: Int { fatalError() }
  public var height: Int { fatalError() }
  public var bitsPerComponent: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bytesPerRow: Int { fatalError() }
  public func makeImage() -> CGImage? { fatalError() }

  public func setFillColor(red: CGFloat, green: CGFloat, blue: CGFloat, alpha: CGFloat) {}
  public func setFillColor(gray: CGFloat, alpha: CGFloat) {}
  public func setBlendMode(_ mode: CGBlendMode) {}
  public var interpolationQuality: CGInterpolationQuality {
    get { fatalError() }
    set {}
  }
  public func clear(_ rect: CGRect) {}
  public func strokeLineSegments(between points: [CGPoint]) {}

  public func setFillPattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {}
  public func setStrokePattern(_ pattern: CGPattern, colorComponents components: UnsafePointer<CGFloat>) {}
  public func setPatternPhase(_ phase: CGSize) {}

  public func draw(_ image: CGImage, in rect: CGRect, byTiling: Bool = false) {}
  public func draw(_ layer: CGLayer, in rect: CGRect) {}
  public func draw(_ layer: CGLayer, at point: CGPoint) {}
  public func drawShading(_ shading: CGShading) {}

  public var textMatrix: CGAffineTransform {
    get { fatalError() }
    set {}
  }
  public var textPosition: CGPoint {
    get { fatalError() }
    set {}
  }
}

extension CGBlendMode {
  public static var colorDodge: CGBlendMode { fatalError() }
  public static var colorBurn: CGBlendMode { fatalError() }
  public static var softLight: CGBlendMode { fatalError() }
  public static var hardLight: CGBlendMode { fatalError() }
  public static var hue: CGBlendMode { fatalError() }
  public static var saturation: CGBlendMode { fatalError() }
  public static var color: CGBlendMode { fatalError() }
  public static var luminosity: CGBlendMode { fatalError() }
}
