import Dispatch

/// Runs the end of an object's life on the main actor, from the plain `deinit` of a class that can be subclassed.
///
/// An `isolated deinit` would bind every subclass: an app's plain `deinit` would not compile. So the classes of this module
/// deinitialize as any class does, and have what concerns the main actor done there:
///
/// ```swift
/// @MainActor
/// class Host {
///   private let layer = CALayer()
///
///   deinit { MainActorDeinit.run { [layer] in layer.view = nil } }
/// }
/// ```
///
/// An object that is released elsewhere waits for the main actor, and with it the thread that released it. So no view or view controller
/// disappears while the main actor is looking at it, as UIKit, too, sees to it that they are deallocated on the main thread.
/// The main actor must not wait for such a thread in its turn.
package enum MainActorDeinit {
  /// Marks the main queue, which serves the main actor. Its jobs need not run on the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  package static func run(_ body: @MainActor () -> Void) {
    if DispatchQueue.getSpecific(key: mark) == true {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }
}
