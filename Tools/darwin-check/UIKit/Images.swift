// Copies, masks and kinds of images, gradients of colors, and named color spaces that darwin-check lacks, written from
// Apple's documentation. Bodies are never run.

extension CGImage {
  public func copy() -> CGImage? { fatalError() }
  public func copy(colorSpace space: CGColorSpace) -> CGImage? { fatalError() }
  public func masking(_ mask: CGImage) -> CGImage? { fatalError() }
  public var isMask: Bool { fatalError() }
  public var utType: CFString? { fatalError() }
}

// Initializers that are imported from functions on Apple's platforms; see Paths.swift.
public protocol _CreatableGradient {}
extension _CreatableGradient {
  public init?(colorsSpace space: CGColorSpace?, colors: CFArray, locations: UnsafePointer<CGFloat>?) { fatalError() }
}
extension CGGradient: _CreatableGradient {}

public struct CGGradientDrawingOptions: OptionSet, Sendable {
  public let rawValue: UInt32
  public init(rawValue: UInt32) { self.rawValue = rawValue }
  public static var drawsBeforeStartLocation: CGGradientDrawingOptions { fatalError() }
  public static var drawsAfterEndLocation: CGGradientDrawingOptions { fatalError() }
}

extension CGContext {
  public func drawLinearGradient(
    _ gradient: CGGradient, start startPoint: CGPoint, end endPoint: CGPoint, options: CGGradientDrawingOptions
  ) { fatalError() }
  public func drawRadialGradient(
    _ gradient: CGGradient, startCenter: CGPoint, startRadius: CGFloat, endCenter: CGPoint, endRadius: CGFloat,
    options: CGGradientDrawingOptions
  ) { fatalError() }
}

public protocol _CreatableColorSpaceByName {}
extension _CreatableColorSpaceByName {
  public init?(name: CFString) { fatalError() }
}
extension CGColorSpace: _CreatableColorSpaceByName {
  public static var sRGB: CFString { fatalError() }
  public var name: CFString? { fatalError() }
}
