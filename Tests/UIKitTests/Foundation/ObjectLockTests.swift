import Testing
import UIKit

/// The synchronization of threads on objects.
struct ObjectLockTests {
  private final class Counter: @unchecked Sendable {
    // Every access is synchronized on the object.
    var value = 0
  }

  @Test func `Threads that synchronize on an object wait for each other`() async {
    let counter = Counter()
    await withTaskGroup(of: Void.self) { group in
      for _ in 0..<8 {
        group.addTask {
          for _ in 0..<500 {
            objc_sync_enter(counter)
            objc_sync_enter(counter)
            counter.value += 1
            objc_sync_exit(counter)
            objc_sync_exit(counter)
          }
        }
      }
    }
    #expect(counter.value == 4000)
  }

  @Test func `Ending without a beginning fails`() {
    let object = Counter()
    #expect(objc_sync_exit(object) != 0)
    #expect(objc_sync_enter(object) == 0 && objc_sync_exit(object) == 0 && objc_sync_exit(object) != 0)
  }
}
