import Dispatch
import Foundation
import Synchronization

/// A value of a pasteboard that an item provider loads when it is first read.
final class PromisedValue: Sendable {
  /// The time after which a load that has not ended has no value, in seconds.
  ///
  /// It ends the wait for a handler that needs the main actor while the main actor waits for it.
  private static let limit: TimeInterval = 2

  let representation: ItemRepresentation
  private let loaded = Mutex<Data?>(nil)

  init(_ representation: ItemRepresentation) { self.representation = representation }

  /// The data as a value of the class that belongs to its type.
  var value: Any? {
    guard let data else { return nil }
    switch ProvidedItem.object(from: data, of: representation.typeIdentifier) {
    case let url as NSURL: return url as URL
    case let text as NSString: return String(describing: text)
    default: return data
    }
  }

  /// The data, which is loaded by the queue of item providers if necessary; `nil` if it is not available.
  var data: Data? {
    if let data = loaded.withLock(\.self) { return data }
    let isLoaded = DispatchSemaphore(value: 0)
    let begin: @Sendable () -> Void = { [self] in
      _ = representation.load { [self] data, _ in
        loaded.withLock { $0 = data }
        isLoaded.signal()
      }
    }
    if ItemLoading.isCurrent { begin() } else { ItemLoading.perform(begin) }
    _ = isLoaded.wait(timeout: .now() + Self.limit)
    return loaded.withLock(\.self)
  }
}
