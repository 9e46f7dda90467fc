import Dispatch

/// The deinitialization on the main actor, from the plain `deinit` of a class that can be subclassed.
///
/// An `isolated deinit` would isolate the deinitializer of every subclass: a plain `deinit` of the app would not
/// compile. The classes of this module therefore have plain deinitializers, and perform the part that requires the main
/// actor with this type:
///
/// ```swift
/// @MainActor
/// class Host {
///   private let layer = CALayer()
///
///   deinit { MainActorDeinit.run { [layer] in layer.host = nil } }
/// }
/// ```
///
/// If an object is released outside of the main actor, the thread that released it waits for the main actor. No view or
/// view controller is therefore deallocated while the main actor accesses it, as UIKit also deallocates them on the
/// main thread. The main actor must not wait for such a thread.
package enum MainActorDeinit {
  /// The key that identifies the main queue, which executes the main actor.
  ///
  /// Its jobs need not run on the main thread.
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  /// A Boolean value that indicates whether the main actor executes the current code.
  package static var isOnMainActor: Bool { DispatchQueue.getSpecific(key: mark) == true }

  package static func run(_ body: @MainActor () -> Void) {
    if isOnMainActor {
      MainActor.assumeIsolated(body)
    } else {
      DispatchQueue.main.sync { MainActor.assumeIsolated(body) }
    }
  }
}
