import Dispatch

/// A drag as the delegates of drop interactions receive it.
@MainActor
final class DropSession: NSObject, UIDropSession {
  private let drag: DragSession
  let progress = Progress(totalUnitCount: 0)
  /// A Boolean value that indicates whether the drop is being performed, so that data can be requested.
  var isPerforming = false

  init(_ drag: DragSession) { self.drag = drag }

  /// A Boolean value that indicates whether the user does not move the items any more.
  var isOver: Bool { !drag.isMoving }

  var items: [UIDragItem] { drag.items }
  var allowsMoveOperation: Bool { drag.allowsMoveOperation }
  var isRestrictedToDraggingApplication: Bool { drag.isRestrictedToDraggingApplication }
  var localDragSession: (any UIDragSession)? { drag }

  /// Returns the size of an item's preview; zero if it has none.
  func previewSize(of item: UIDragItem) -> CGSize { drag.previewSize(of: item) }

  func location(in view: UIView) -> CGPoint { drag.location(in: view) }

  func hasItemsConforming(toTypeIdentifiers typeIdentifiers: [String]) -> Bool {
    drag.hasItemsConforming(toTypeIdentifiers: typeIdentifiers)
  }

  func canLoadObjects(ofClass aClass: any NSItemProviderReading.Type) -> Bool { drag.canLoadObjects(ofClass: aClass) }

  func loadObjects(
    ofClass aClass: any NSItemProviderReading.Type, completion: @escaping ([any NSItemProviderReading]) -> Void
  ) -> Progress {
    let loadable = items.map(\.itemProvider).filter { $0.canLoadObject(ofClass: aClass) }
    let providers = isPerforming ? loadable : []
    let progress = Progress(totalUnitCount: Int64(providers.count))
    self.progress.totalUnitCount += progress.totalUnitCount
    let results = LoadedObjects(count: providers.count)
    let deliver: @MainActor @Sendable () -> Void = { completion(results.objects) }
    let overall = self.progress
    for (index, provider) in providers.enumerated() {
      provider.loadObject(ofClass: aClass) { object, _ in
        let isLast = results.set(object, at: index)
        progress.completedUnitCount += 1
        overall.completedUnitCount += 1
        if isLast { DispatchQueue.main.async(execute: deliver) }
      }
    }
    if providers.isEmpty { DispatchQueue.main.async(execute: deliver) }
    return progress
  }
}

/// The objects that are being loaded from several item providers.
// Unchecked because the protocol does not require Sendable: the array is accessed under the lock, and each object is
// handed over to the main queue.
private final class LoadedObjects: @unchecked Sendable {
  private let lock = NSLock()
  private var results: [(any NSItemProviderReading)?]
  private var missing: Int

  init(count: Int) {
    results = Array(repeating: nil, count: count)
    missing = count
  }

  var objects: [any NSItemProviderReading] { lock.withLock { results.compactMap { $0 } } }

  /// Stores the result of a load.
  ///
  /// Returns whether it is the last one.
  func set(_ object: (any NSItemProviderReading)?, at index: Int) -> Bool {
    lock.withLock {
      results[index] = object
      missing -= 1
      return missing == 0
    }
  }
}
