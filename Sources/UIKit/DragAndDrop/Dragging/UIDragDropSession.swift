/// The members that drag sessions and drop sessions have in common.
@preconcurrency @MainActor
public protocol UIDragDropSession: NSObjectProtocol {
  /// The items that the user drags.
  var items: [UIDragItem] { get }
  /// Returns the location of the touch in a view's coordinates.
  func location(in view: UIView) -> CGPoint
  /// A Boolean value that indicates whether the items can be moved instead of copied.
  var allowsMoveOperation: Bool { get }
  /// A Boolean value that indicates whether only the app that began the drag can receive the items.
  var isRestrictedToDraggingApplication: Bool { get }
  /// Returns whether an item has content of one of the types.
  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool
  /// Returns whether an object of a class can be loaded from an item.
  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool
}

extension UIDragDropSession {
  /// Returns whether a value of a type, such as `String`, can be loaded from an item.
  public func canLoadObjects<T>(ofClass: T.Type) -> Bool
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    canLoadObjects(ofClass: T._ObjectiveCType.self)
  }
}

/// A drag from the point of view of the app in which it began.
@preconcurrency @MainActor
public protocol UIDragSession: UIDragDropSession {
  /// An object that the app associates with the session.
  ///
  /// The default is `nil`.
  var localContext: Any? { get set }
}
