import Foundation
import Stateroom
import UIKit

/// Damaged archives: each is refused with a description, or restored as far as possible with the containers in order.
@MainActor
struct ArchiveTrial: HostileTrial {
  private let mutator: ArchiveMutator?

  init() { mutator = try? ArchiveMutator(HostileApp.archive) }

  func input(_ seed: UInt64) -> Data { Data(mutator?.mutated(seed) ?? []) }

  func problems() -> [String] { mutator == nil ? ["the archive of the app cannot be written"] : [] }

  func play(_ seed: UInt64) -> HostileVerdict {
    let data = input(seed)
    let version: Int
    do { version = try StateArchive(data: data).version } catch {
      return HostileVerdict("unreadable", "\(error)".isEmpty ? ["refused without a word"] : [])
    }
    var violations: [String] = []
    Diagnostics.refusalHandler = { violations.append($0.description) }
    defer { Diagnostics.refusalHandler = { _ in } }
    let root = HostileApp.makeRoot()
    let activity = NSUserActivity(activityType: "com.example.place")
    activity.userInfo = [StateArchive.userInfoKey: data]
    let report = StateRestoration(version: version, store: NoStore()).restore(root, from: activity)
    if report.result != .applied { violations.append("\(report)") }
    if root.isTransitioning { violations.append("still in transition") }
    if let stack = HostileApp.stack(in: root), stack.states.count != stack.viewControllers.count {
      violations.append("the stack is \(stack.states), with \(stack.viewControllers.count) view controllers")
    }
    return HostileVerdict(report.dropped.isEmpty ? "restored" : "restored in part", violations)
  }
}

/// Keeps nothing.
private final class NoStore: StateRestorationStore {
  func restorationData(forKey key: String) -> Data? { nil }
  func setRestorationData(_ data: Data?, forKey key: String) {}
}
