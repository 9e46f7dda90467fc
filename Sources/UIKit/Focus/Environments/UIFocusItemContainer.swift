/// An object that contains focus items, and knows where they are.
///
/// Every view is the container of its subviews. An environment whose items are no views provides a container of its
/// own.
@preconcurrency @MainActor
public protocol UIFocusItemContainer: NSObjectProtocol {
  /// The coordinate space of the frames of the items.
  var coordinateSpace: any UICoordinateSpace { get }

  /// Returns the items that intersect a rectangle of the coordinate space.
  ///
  /// The items that these contain are found in their own containers.
  func focusItems(in rect: CGRect) -> [any UIFocusItem]
}
