import Foundation
import Synchronization

/// The items of a pasteboard, which all objects with its name share.
///
/// It is accessed from any thread, as pasteboards are: all of its state is accessed under `lock`. The values are data,
/// strings, URLs, images, colors, and property lists, which do not change.
final class PasteboardStore: @unchecked Sendable {
  typealias Item = [String: Any]

  private let lock = NSLock()
  private var itemsStorage: [Item] = []
  private var changes = 0
  /// The types before the changes of this update cycle, or `nil` if there are none.
  private var typesBefore: Set<String>?
  private var generation = 0
  /// The item providers for which the items were made; `nil` if they were not.
  private var providersStorage: [NSItemProvider]?

  let name: String

  init(name: String) { self.name = name }

  var items: [Item] { lock.withLock { itemsStorage } }

  var providers: [NSItemProvider]? { lock.withLock { providersStorage } }

  var changeCount: Int { lock.withLock { changes } }

  /// The number of the content, which differs from the change count in that it is that of now.
  var contentNumber: Int { lock.withLock { generation } }

  /// Replaces the items, and counts and reports the change at the end of the update cycle.
  ///
  /// - Parameters:
  ///   - pasteboard: The pasteboard that posts the notification.
  ///   - providers: The item providers of the new items; `nil` if they were not made for item providers.
  ///   - change: A closure that changes the items.
  /// - Returns: The number of the content.
  @discardableResult
  func change(
    for pasteboard: UIPasteboard, providers: [NSItemProvider]? = nil, _ change: (inout [Item]) -> Void
  ) -> Int {
    let (old, oldProviders, isFirst, number): ([Item], [NSItemProvider]?, Bool, Int) = lock.withLock {
      let (old, oldProviders, isFirst) = (itemsStorage, providersStorage, typesBefore == nil)
      if isFirst { typesBefore = Self.types(of: old) }
      generation += 1
      change(&itemsStorage)
      providersStorage = providers
      return (old, oldProviders, isFirst, generation)
    }
    // Released without the lock, because the last reference to an object can run its deinitializer.
    withExtendedLifetime((old, oldProviders)) {}
    if isFirst { Self.afterTurn { self.reportChange(of: pasteboard) } }
    return number
  }

  /// Removes the items after a delay, unless they were replaced meanwhile.
  func expire(_ number: Int, of pasteboard: UIPasteboard, after delay: TimeInterval) {
    Self.afterTurn {
      AppRuntime.shared.timers.schedule(after: delay) {
        guard self.lock.withLock({ self.generation == number }) else { return }
        self.change(for: pasteboard) { $0 = [] }
      }
    }
  }

  /// Counts a change whose report was discarded.
  ///
  /// Called when the simulated device restarts, which keeps the items.
  func reset() {
    lock.withLock {
      if typesBefore != nil { changes += 1 }
      typesBefore = nil
    }
  }

  private func reportChange(of pasteboard: UIPasteboard) {
    let (before, after): (Set<String>, Set<String>) = lock.withLock {
      defer { typesBefore = nil }
      changes += 1
      return (typesBefore ?? [], Self.types(of: itemsStorage))
    }
    var userInfo: [String: [String]] = [:]
    let (added, removed) = (after.subtracting(before).sorted(), before.subtracting(after).sorted())
    if !added.isEmpty { userInfo[UIPasteboard.changedTypesAddedUserInfoKey] = added }
    if !removed.isEmpty { userInfo[UIPasteboard.changedTypesRemovedUserInfoKey] = removed }
    NotificationCenter.default.post(
      name: UIPasteboard.changedNotification, object: pasteboard, userInfo: userInfo.isEmpty ? nil : userInfo)
  }

  private static func types(of items: [Item]) -> Set<String> { Set(items.flatMap(\.keys)) }

  /// Performs a closure at the end of the update cycle.
  private static func afterTurn(_ block: @escaping @Sendable @MainActor () -> Void) {
    if MainQueue.isCurrent {
      MainActor.assumeIsolated { AppRuntime.shared.performAfterCommit(block) }
    } else {
      DispatchQueue.main.async { MainActor.assumeIsolated(block) }
    }
  }
}

/// The pasteboards with names, which exist until the app ends or removes them.
enum Pasteboards {
  private static let stores = Mutex<[String: PasteboardStore]>([:])

  /// Returns the store with a name, which is created if there is none.
  static func store(named name: String) -> PasteboardStore {
    stores.withLock { stores in
      if let store = stores[name] { return store }
      let store = PasteboardStore(name: name)
      stores[name] = store
      return store
    }
  }

  static func existingStore(named name: String) -> PasteboardStore? { stores.withLock { $0[name] } }

  static func remove(_ name: String) -> PasteboardStore? { stores.withLock { $0.removeValue(forKey: name) } }

  /// Discards the reports of changes that are pending.
  static func reset() {
    for store in stores.withLock({ Array($0.values) }) { store.reset() }
  }
}
