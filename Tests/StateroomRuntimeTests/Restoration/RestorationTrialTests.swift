import Foundation
import Simulator
@_spi(Testing) import Stateroom
import StateroomTesting
import Testing
import UIKit

/// The trial of an archive that was applied: what belongs to it, what ends it, and what remains.
///
/// A launch ends when its restoration is deallocated.
@MainActor @Suite(.serialized)
struct RestorationTrialTests {
  private enum Phase: Hashable, Codable { case splash, home(Int) }

  private let store = MemoryStore()

  private func root() -> StateViewController<Phase> {
    StateViewController(initialState: .splash) { _ in UIViewController() }
  }

  private func restoration(at time: Double = 0, named name: String = "main") -> StateRestoration {
    StateRestoration(
      version: 1, name: name, store: store, now: { Date(timeIntervalSinceReferenceDate: time) })
  }

  /// Saves a state in a launch that ends in order.
  private func save(_ phase: Phase, named name: String = "main") {
    let root = root()
    root.transition(to: phase, animated: false)
    restoration(named: name).save(root)
  }

  // MARK: - What Belongs to a Trial

  @Test func `An app that saves each change, and crashes in each launch, is not restored at the next one`() {
    save(.home(7))
    var results: [StateRestorationReport.Result] = []
    for launch in 1...2 {
      let restoration = restoration(at: Double(launch))
      let root = root()
      results.append(restoration.restore(root).result)
      root.transition(to: .home(7), animated: false)
      restoration.save(root)
    }
    #expect(results == [.applied, .failedBefore])
    // The state that failed was saved again without being on trial.
    #expect(restoration(at: 3).restore(root()).result == .failedBefore)
  }

  @Test func `What was saved during a trial that failed is not restored either`() {
    save(.home(7))
    do {
      let restoration = restoration()
      let root = root()
      #expect(restoration.restore(root).result == .applied)
      root.transition(to: .home(8), animated: false)
      restoration.save(root)
    }
    let next = restoration()
    #expect(next.restore(root()).result == .failedBefore)
    #expect(next.setAsideData.map { String(decoding: $0, as: UTF8.self).contains("7") } == true)
    // Another state that is saved in this launch is restored by the next one.
    let other = root()
    other.transition(to: .home(9), animated: false)
    next.save(other)
    let later = root()
    #expect(restoration().restore(later).result == .applied)
    #expect(later.state == .home(9))
  }

  @Test func `What was saved during a trial is restored after the trial was confirmed`() {
    save(.home(7))
    do {
      let restoration = restoration()
      let root = root()
      restoration.restore(root)
      root.transition(to: .home(8), animated: false)
      restoration.save(root)
      restoration.confirm()
    }
    let next = root()
    #expect(restoration().restore(next).result == .applied)
    #expect(next.state == .home(8))
  }

  @Test func `A confirmed archive is restored again although nothing was saved`() {
    save(.home(7))
    for _ in 0..<3 {
      let restoration = restoration()
      let root = root()
      #expect(restoration.restore(root).result == .applied)
      #expect(root.state == .home(7))
      // Within a launch, it can be restored again.
      #expect(restoration.restore(self.root()).result == .applied)
      restoration.confirm()
      #expect(!restoration.isOnTrial)
    }
    #expect(store.entries.count == 1)
  }

  @Test func `The trial of an earlier version of the library counts, with what was saved then`() throws {
    save(.home(7))
    // The earlier version stored a copy of the archive while it was on trial.
    let archive = try #require(store.entries["Stateroom.main.archive"])
    store.entries["Stateroom.main.trial"] = archive
    let next = restoration()
    #expect(next.setAsideData == archive)
    #expect(next.restore(root()).result == .failedBefore)
    #expect(store.entries["Stateroom.main.trial"] == nil)
  }

  // MARK: - Signing Out

  @Test func `Signing out removes every archive, also the one on trial`() {
    save(.home(7))
    do {
      let restoration = restoration()
      #expect(restoration.restore(root()).result == .applied)
      restoration.save(root())
      restoration.removeArchive()
      #expect(!restoration.isOnTrial)
      #expect(store.entries == [:])
    }
    let next = restoration()
    #expect(next.setAsideData == nil)
    #expect(next.restore(root()).result == .nothingSaved)
  }

  @Test func `Signing out removes an archive that was set aside`() {
    save(.home(7))
    restoration().restore(root())
    let next = restoration()
    #expect(next.setAsideData != nil)
    next.removeArchive()
    #expect(next.setAsideData == nil)
    #expect(store.entries == [:])
  }

  // MARK: - Scenes

  @Test func `Only the background of its own scene confirms an archive`() async {
    save(.home(7))
    let simulator = await Simulator.boot(.iPadPro11)
    let first = simulator.scene
    let second = UIApplication.shared.openScene()
    defer { simulator.close(second.session) }
    let restoration = restoration()
    let root = root()
    restoration.restore(root)
    let window = UIWindow(windowScene: second)
    window.rootViewController = root
    window.makeKeyAndVisible()
    simulator.commit()
    // The first scene makes room for the second one.
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: first)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: NSObject())
    #expect(restoration.isOnTrial)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: second)
    #expect(!restoration.isOnTrial)
    window.rootViewController = nil
  }

  @Test func `If no scene shows the restored interface, the background of any scene confirms its archive`() async {
    save(.home(7))
    let simulator = await Simulator.boot(.iPhoneSE)
    let restoration = restoration()
    restoration.restore(root())
    simulator.show(UIViewController())
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: NSObject())
    #expect(restoration.isOnTrial)
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: simulator.scene)
    #expect(!restoration.isOnTrial)
  }

  @Test func `The scene of a root controller is that of its windows`() async {
    let simulator = await Simulator.boot(.iPhoneSE)
    func session() -> RootController<Int> { RootController(initialState: 0) { _ in UIViewController() } }
    let first = session()
    first.transition(to: 1, animated: false)
    restoration().save(first)
    let restoration = restoration()
    let roots = session()
    let window = roots.install(in: simulator.scene)
    #expect(restoration.restore(roots).result == .applied)
    await simulator.settle()
    NotificationCenter.default.post(name: UIScene.didEnterBackgroundNotification, object: simulator.scene)
    #expect(!restoration.isOnTrial)
    withExtendedLifetime(window) {}
  }

  // MARK: - Names

  @Test func `A second restoration of the same name in a launch does not end the trial of the first one`() {
    save(.home(7))
    let handler = Diagnostics.warningHandler
    defer { Diagnostics.warningHandler = handler }
    var warnings: [String] = []
    Diagnostics.warningHandler = { warnings.append($0) }
    do {
      let first = restoration()
      #expect(first.restore(root()).result == .applied)
      #expect(warnings == [])
      let second = restoration()
      #expect(warnings.count == 1)
      #expect(warnings.first?.contains("\"main\"") == true)
      #expect(second.setAsideData == nil)
      #expect(!second.isOnTrial)
      #expect(second.restore(root()).result == .nothingSaved)
      second.confirm()
      #expect(first.isOnTrial)
      first.confirm()
    }
    #expect(restoration().restore(root()).result == .applied)
  }

  @Test func `Restorations of different names have nothing to do with each other`() {
    save(.home(7), named: "one")
    save(.home(8), named: "two")
    let one = restoration(named: "one")
    one.restore(root())
    let two = restoration(named: "two")
    let root = root()
    two.restore(root)
    #expect(root.state == .home(8))
    two.confirm()
    #expect(one.isOnTrial)
    two.removeArchive()
    #expect(one.isOnTrial)
  }

  // MARK: - The Size of a Store

  private final class SmallStore: StateRestorationStore {
    let maximumRestorationSize = 400
    var entries: [String: Data] = [:]
    func restorationData(forKey key: String) -> Data? { entries[key] }
    func setRestorationData(_ data: Data?, forKey key: String) { entries[key] = data }
  }

  @Test func `An archive that is too large for its store does not replace the one that was saved before`() {
    let store = SmallStore()
    func draft(_ text: String) -> StateViewController<String> {
      StateViewController(initialState: text) { _ in UIViewController() }
    }
    let long = draft(String(repeating: "x", count: 500))
    do {
      let restoration = StateRestoration(version: 1, store: store)
      #expect(restoration.save(draft("short")).omissions == [])
      let archive = restoration.save(long)
      #expect(archive.omissions.count == 1)
      #expect(archive.omissions.first?.contains("at most 400") == true)
    }
    let restored = draft("")
    #expect(StateRestoration(version: 1, store: store).restore(restored).result == .applied)
    #expect(restored.state == "short")
  }

  @Test func `An activity whose archive cannot be on trial in the store is not applied`() throws {
    let store = SmallStore()
    let long = StateViewController(initialState: String(repeating: "x", count: 500)) { _ in UIViewController() }
    let restoration = StateRestoration(version: 1, store: store)
    let activity = restoration.userActivity(ofType: "com.example.draft", for: long)
    let bytes = try StateArchive(userActivity: activity).data().count
    let report = restoration.restore(long, from: activity)
    #expect(report.result == .unreadable(.tooLargeForStore(bytes: bytes, maximum: 400)))
    #expect(store.entries == [:])
  }

  @Test func `An activity without an archive is reported with the reason`() {
    let handler = Diagnostics.warningHandler
    defer { Diagnostics.warningHandler = handler }
    var warnings: [String] = []
    Diagnostics.warningHandler = { warnings.append($0) }
    let restoration = restoration()
    let short = StateViewController(initialState: "short") { _ in UIViewController() }
    let activity = restoration.userActivity(ofType: "com.example.draft", for: short)
    #expect(activity.userInfo?[StateArchive.userInfoKey] != nil && warnings == [])
    let text = String(repeating: "x", count: StateArchive.maximumSize)
    let long = StateViewController(initialState: text) { _ in UIViewController() }
    let other = restoration.userActivity(ofType: "com.example.draft", for: long)
    #expect(other.userInfo?[StateArchive.userInfoKey] == nil)
    #expect(warnings.count == 1)
    #expect(warnings.first?.hasPrefix("The activity com.example.draft contains no archive of ") == true)
    #expect(warnings.first?.contains("at most \(StateArchive.maximumSize)") == true)
  }

  @Test func `An archive is stored once, also while it is on trial`() throws {
    save(.home(7))
    let size = try #require(store.entries["Stateroom.main.archive"]?.count)
    restoration().restore(root())
    #expect(store.entries.values.map(\.count) == [size])
    _ = restoration()
    #expect(store.entries.values.map(\.count) == [size])
  }
}
