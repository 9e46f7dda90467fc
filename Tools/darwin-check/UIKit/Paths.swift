// Members of Core Graphics and Foundation that darwin-check lacks, written from Apple's documentation. Bodies are never
// run.

// What follows is imported from functions on Apple's platforms, which is possible in the module of the class alone.
public protocol _CreatablePath {}
extension _CreatablePath { public init() { fatalError() } }
extension CGMutablePath: _CreatablePath {
  public func closeSubpath() {}
}

extension CGPath {
  public func apply(info: UnsafeMutableRawPointer?, function: CGPathApplierFunction) {}
  public func applyWithBlock(_ block: (UnsafePointer<CGPathElement>) -> Void) {}
}

extension CGMutablePath {
  public func move(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addLine(to point: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addCurve(
    to end: CGPoint, control1: CGPoint, control2: CGPoint, transform: CGAffineTransform = .identity
  ) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint, transform: CGAffineTransform = .identity) {}
  public func addArc(
    tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat, transform: CGAffineTransform = .identity
  ) {}
}

extension CGContext {
  public var isPathEmpty: Bool { fatalError() }
  public func addCurve(to end: CGPoint, control1: CGPoint, control2: CGPoint) {}
  public func addQuadCurve(to end: CGPoint, control: CGPoint) {}
  public func addArc(tangent1End: CGPoint, tangent2End: CGPoint, radius: CGFloat) {}
  public func setFillColorSpace(_ space: CGColorSpace) {}
  public func setStrokeColorSpace(_ space: CGColorSpace) {}
  public func setFillColor(_ components: UnsafePointer<CGFloat>) {}
  public func setStrokeColor(_ components: UnsafePointer<CGFloat>) {}
}

extension CGImage {
  public var bytesPerRow: Int { fatalError() }
  public var bitsPerPixel: Int { fatalError() }
  public var bitmapInfo: CGBitmapInfo { fatalError() }
  public var alphaInfo: CGImageAlphaInfo { fatalError() }
}

extension CGFloat {
  public init(truncating number: NSNumber) { fatalError() }
  public init?(exactly number: NSNumber) { fatalError() }
}
