import Synchronization

/// The methods that UIKit calls again when a trait changes that they have read.
///
/// The methods of layout are not among them, because every change of traits lays out the views.
enum TrackedMethod: Hashable {
  /// The update of the constraints of a view, or of the view of a controller.
  case constraints
  /// The drawing of a view.
  case drawing
  /// The update of the configuration of a button, with its handler.
  case configuration
  /// The update of the content-unavailable configuration of a view controller.
  case contentUnavailability
  /// The provider of the sections of a compositional layout.
  case sections
}

/// The traits that are read while a tracked method runs.
///
/// Reads of any collection count: that of a superview, and the current one, are usually the same object, and a change of
/// a trait in another part of the interface is no change for the object whose method it is.
@MainActor
enum TraitTracking {
  /// A Boolean value that indicates whether a tracked method runs.
  ///
  /// Every read of a trait checks it, on any thread.
  private nonisolated static let isActive = Atomic(false)
  /// The traits that the running method has read.
  private static var reads: [UITrait] = []

  /// Returns the traits that are read while a closure runs, except by other tracked methods that it calls.
  static func traits(readBy body: () -> Void) -> [UITrait] {
    let (outer, wasActive) = (reads, isActive.load(ordering: .relaxed))
    reads = []
    isActive.store(true, ordering: .relaxed)
    defer {
      reads = outer
      isActive.store(wasActive, ordering: .relaxed)
    }
    body()
    return reads
  }

  /// Notes that a trait is read.
  @inline(__always)
  nonisolated static func note<T: UITraitDefinition>(_ trait: T.Type) {
    if isActive.load(ordering: .relaxed) { record(trait) }
  }

  private nonisolated static func record(_ trait: UITrait) {
    guard MainQueue.isCurrent else { return }
    // A type is not sendable by itself; the closure is called on this thread.
    nonisolated(unsafe) let trait = trait
    MainActor.assumeIsolated {
      if !reads.contains(where: { $0 == trait }) { reads.append(trait) }
    }
  }
}

extension TraitAdjusting {
  /// Calls a method of the object, and records the traits that it reads.
  func tracking(_ method: TrackedMethod, _ body: () -> Void) {
    let traits = TraitTracking.traits(readBy: body)
    if traits.isEmpty {
      traitAdjustments?.readTraits[method] = nil
    } else {
      traitAdjustmentsForWriting.readTraits[method] = traits
    }
  }
}
