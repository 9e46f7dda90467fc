// Members that Apple declares in Swift or refines for it, written from the documentation. Bodies are never run.

extension NSRegularExpression {
  public func enumerateMatches(
    in string: String, options: MatchingOptions = [], range: NSRange,
    using block: (NSTextCheckingResult?, MatchingFlags, UnsafeMutablePointer<ObjCBool>) -> Void
  ) { fatalError() }
  public func matches(in string: String, options: MatchingOptions = [], range: NSRange) -> [NSTextCheckingResult] {
    fatalError()
  }
  public func firstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSTextCheckingResult? {
    fatalError()
  }
  public func numberOfMatches(in string: String, options: MatchingOptions = [], range: NSRange) -> Int { fatalError() }
  public func rangeOfFirstMatch(in string: String, options: MatchingOptions = [], range: NSRange) -> NSRange {
    fatalError()
  }
}

extension UITextView {
  public convenience init(usingTextLayoutManager: Bool) { fatalError() }
}

public struct CGAffineTransformComponents: Sendable {
  public var scale: CGSize
  public var horizontalShear: CGFloat
  public var rotation: CGFloat
  public var translation: CGVector
}

extension CGAffineTransform {
  public func decomposed() -> CGAffineTransformComponents { fatalError() }
  public init(_ components: CGAffineTransformComponents) { fatalError() }
}
