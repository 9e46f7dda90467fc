/// A drag from the point of view of the app in which items are dropped.
@preconcurrency @MainActor
public protocol UIDropSession: UIDragDropSession, ProgressReporting {
  /// The session of the drag, because it began in this app.
  var localDragSession: (any UIDragSession)? { get }
  /// Loads an object of a class from each item that provides it, and calls a closure with them on the main queue.
  ///
  /// Objects are loaded only for a call while the drop is performed; otherwise the closure receives none.
  ///
  /// - Parameters:
  ///   - aClass: The class of the objects.
  ///   - completion: A closure that receives the objects, in the order of the items.
  /// - Returns: The progress of the loading.
  @discardableResult
  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress
}

extension UIDropSession {
  /// Loads a value of a type, such as `String`, from each item that provides it.
  ///
  /// - Parameters:
  ///   - ofClass: The type of the values.
  ///   - completion: A closure that receives the values on the main queue, in the order of the items.
  /// - Returns: The progress of the loading.
  public func loadObjects<T>(ofClass: T.Type, completion: @escaping ([T]) -> Void) -> Progress
  where T: _ObjectiveCBridgeable, T._ObjectiveCType: NSItemProviderReading {
    loadObjects(ofClass: T._ObjectiveCType.self) { objects in
      completion(
        objects.compactMap { ($0 as? T._ObjectiveCType).map { T._unconditionallyBridgeFromObjectiveC($0) } })
    }
  }
}
