import Dispatch
import Foundation

/// Determines whether code runs on the main actor's executor.
///
/// On Apple's platforms that is the main thread. On Linux the main queue, which serves the main actor, need not run on
/// it.
enum MainQueue {
  private static let mark: DispatchSpecificKey<Bool> = {
    let mark = DispatchSpecificKey<Bool>()
    DispatchQueue.main.setSpecific(key: mark, value: true)
    return mark
  }()

  static var isCurrent: Bool { Thread.isMainThread || DispatchQueue.getSpecific(key: mark) == true }
}
