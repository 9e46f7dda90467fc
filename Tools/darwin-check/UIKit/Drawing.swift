// Members of Core Graphics that darwin-check lacks, written from Apple's documentation. Bodies are never run.

extension CGContext {
  public var ctm: CGAffineTransform { fatalError() }
  public var boundingBoxOfClipPath: CGRect { fatalError() }
}

public enum CGColorSpaceModel: Int32, Sendable {
  case unknown = -1
  case monochrome, rgb, cmyk, lab, deviceN, indexed, pattern, XYZ
}

extension CGColorSpace {
  public var model: CGColorSpaceModel { fatalError() }
}

extension CGColor {
  public var colorSpace: CGColorSpace? { fatalError() }
}
