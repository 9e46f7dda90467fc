/// Gives scroll views their ``UIScrollView/delegate``.
///
/// - Note: Not API. On Apple's platforms a table view narrows the type of the property that it inherits, which Swift
///   forbids for a class's own members. One that comes from a protocol can be redeclared with the narrower type.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: UIScrollView {}

extension _ScrollViewDelegating {
  /// The delegate, which is notified of scrolling; not retained.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
