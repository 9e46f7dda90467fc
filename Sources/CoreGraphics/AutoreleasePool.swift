/// The objects that remain alive until the end of the turn of the run loop.
///
/// On Apple's platforms, methods in Objective-C return autoreleased objects, which remain alive while nothing else
/// retains them: apps store a new layout constraint in a weak variable, and activate it afterwards. Objects that apps
/// use this way are added to this pool, which the run loop drains.
@MainActor
package final class AutoreleasePool {
  package static let shared = AutoreleasePool()

  private var objects: [AnyObject] = []

  package var isEmpty: Bool { objects.isEmpty }

  package var count: Int { objects.count }

  package func add(_ object: AnyObject) { objects.append(object) }

  /// Releases the objects that were added since the pool had a number of objects.
  package func drain(to count: Int = 0) {
    guard objects.count > count else { return }
    // Released after the access to the array, because the code of a deinitializer can add objects.
    let released = objects[count...]
    objects.removeSubrange(count...)
    withExtendedLifetime(released) {}
  }
}
