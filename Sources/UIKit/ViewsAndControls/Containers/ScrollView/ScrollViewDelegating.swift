/// A protocol that declares the ``UIScrollView/delegate`` of scroll views.
///
/// - Note: This is not public API. On Apple's platforms, a table view narrows the type of the property that it
///   inherits, which Swift does not permit for the members of a class. A property that a protocol declares can be
///   redeclared with the narrower type.
@preconcurrency @MainActor
public protocol _ScrollViewDelegating: UIScrollView {}

extension _ScrollViewDelegating {
  /// The delegate of the scroll view.
  ///
  /// The scroll view does not retain it.
  public var delegate: (any UIScrollViewDelegate)? {
    get { scrollDelegate }
    set { scrollDelegate = newValue }
  }
}
