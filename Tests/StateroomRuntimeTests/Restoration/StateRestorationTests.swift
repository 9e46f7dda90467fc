import Foundation
import Simulator
import Stateroom
import StateroomTesting
import Testing
import UIKit

/// What a user comes back to, and what keeps a bad archive from doing harm.
@MainActor
struct StateRestorationTests {
  private let deep = StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7), .chapter(2)])
  private let store = MemoryStore()

  private func restoration(
    _ version: Int = 1, maximumAge: TimeInterval? = nil, at time: TimeInterval = 0,
    migrate: @escaping (StateArchive) -> StateArchive? = { _ in nil }
  ) -> StateRestoration {
    StateRestoration(
      version: version, store: store, maximumAge: maximumAge, migrate: migrate,
      now: { Date(timeIntervalSinceReferenceDate: time) })
  }

  /// Leads an app to a place and saves it.
  @discardableResult
  private func leave(at path: StatePath, then others: StatePath..., version: Int = 1) async throws -> StateArchive {
    let stage = await PathStage()
    for path in [path] + others {
      stage.open(path, animated: false)
      stage.advance(100)
    }
    return restoration(version).save(try #require(stage.root))
  }

  // MARK: - Coming Back

  @Test func `The saved states are shown in the first frame`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let report = restoration().restore(try #require(stage.root))
    #expect(report.result == .applied)
    #expect(report.dropped == [])
    #expect(
      report.restored == [
        #"Realm {"home":{}}"#, #"Pane {"library":{}}"#,
        #"Leaf[{"shelf":{}}, {"book":{"_0":7}}, {"chapter":{"_0":2}}]"#,
      ])
    stage.show()
    stage.advance(100)
    #expect(stage.shown == "home library shelf book(7) chapter(2)")
    #expect(!stage.made.contains("welcome"))
    #expect(!stage.made.contains("today"))
    #expect(stage.violations == [])
  }

  @Test func `An activity restores the states as well`() async throws {
    let activity = try await activity(at: deep)
    let stage = await PathStage(shows: false)
    let report = restoration().restore(try #require(stage.root), from: activity)
    #expect(report.result == .applied)
    #expect(stage.stack?.states.count == 3)
    #expect(restoration().restore(try #require(stage.root), from: nil).result == .nothingSaved)
    let other = NSUserActivity(activityType: "com.example.other")
    #expect(
      restoration().restore(try #require(stage.root), from: other).result
        == .unreadable(.missing(activityType: "com.example.other")))
  }

  private func activity(at path: StatePath) async throws -> NSUserActivity {
    let stage = await PathStage()
    stage.open(path, animated: false)
    return restoration().userActivity(ofType: "com.example.place", for: try #require(stage.root))
  }

  @Test func `A tab that was opened before keeps its contents`() async throws {
    let archive = try await leave(at: deep, then: StatePath(Pane.today))
    #expect(archive.nodes.first?.content.first?.branches.map(\.state) == [#"{"library":{}}"#])
    let stage = await PathStage(shows: false)
    restoration().restore(try #require(stage.root))
    stage.show()
    #expect(stage.shown == "home today")
    #expect(!stage.made.contains("library"))
    // It is kept even if no code opens it.
    #expect(StateArchive(of: try #require(stage.root), version: 1).nodes == archive.nodes)
    stage.tabs?.transition(to: .library, animated: false, completion: nil)
    stage.advance(100)
    #expect(stage.shown == "home library shelf book(7) chapter(2)")
    #expect(stage.violations == [])
  }

  @Test func `A path to a tab that was opened before restores its contents`() async throws {
    try await leave(at: deep, then: StatePath(Pane.today))
    let stage = await PathStage(shows: false)
    restoration().restore(try #require(stage.root))
    stage.show()
    // A path that is refused leaves the contents for later.
    stage.open(StatePath(Pane.library).then("no container"))
    #expect(stage.shown == "home today")
    stage.open(StatePath(Pane.library))
    stage.advance(1_000)
    #expect(stage.shown == "home library shelf book(7) chapter(2)")
    #expect(stage.outcomes["path"]?.last == .completed)
    #expect(stage.violations == [])
  }

  @Test func `A path into a pending tab takes precedence`() async throws {
    try await leave(at: deep, then: StatePath(Pane.today))
    let stage = await PathStage(shows: false)
    restoration().restore(try #require(stage.root))
    stage.show()
    stage.open(StatePath(Pane.library).then(stack: [Leaf.shelf, .book(1)]))
    stage.advance(1_000)
    #expect(stage.shown == "home library shelf book(1)")
  }

  @Test func `A root controller is restored with its interface`() async throws {
    let stage = await PathStage(shows: false)
    func session() -> RootController<Int> {
      RootController(initialState: 0) { [weak stage] number -> UIViewController in
        guard let stage, number == 1 else { return UIViewController() }
        return PathStage.Root(stage, .welcome)
      }
    }
    let first = session()
    let window = first.install(in: stage.simulator.scene)
    first.open(StatePath(1).then(Realm.home), animated: false, completion: nil)
    stage.advance(100)
    restoration().save(first)
    window.isHidden = true
    window.rootViewController = nil
    let second = session()
    let other = UIWindow(windowScene: stage.simulator.scene)
    second.install(in: other)
    #expect(restoration().restore(second).restored.count == 3)
    let root = second.rootViewControllers.first?.interfaceViewController as? PathStage.Root
    #expect(root?.state == .home)
    other.rootViewController = nil
  }

  @Test func `Without saved states nothing is restored`() async throws {
    let stage = await PathStage()
    let report = restoration().restore(try #require(stage.root))
    #expect(report.result == .nothingSaved)
    #expect(stage.shown == "welcome")
    #expect(report.description == "Nothing was saved.")
  }

  @Test func `The store may be the user defaults`() throws {
    let name = "StateroomTests.\(UUID().uuidString)"
    let defaults = try #require(UserDefaults(suiteName: name))
    defer { defaults.removePersistentDomain(forName: name) }
    let container = StateViewController(initialState: 1) { _ in UIViewController() }
    container.transition(to: 5, animated: false, completion: nil)
    StateRestoration(version: 1, store: defaults).save(container)
    let other = StateViewController(initialState: 1) { _ in UIViewController() }
    // The launch ends during the trial.
    #expect(StateRestoration(version: 1, store: defaults).restore(other).result == .applied)
    #expect(other.state == 5)
    let next = StateRestoration(version: 1, store: defaults)
    #expect(next.restore(other).result == .failedBefore)
    next.removeArchive()
    #expect(next.restore(other).result == .nothingSaved)
  }

  // MARK: - Losing the Tail

  @Test func `A stack keeps the states below the first one that may not be restored`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    stage.unrestorable = ["book(7)"]
    let report = restoration().restore(try #require(stage.root))
    #expect(stage.stack?.states == [.shelf])
    #expect(report.result == .applied)
    #expect(report.dropped.map(\.name) == [#"Leaf[{"book":{"_0":7}}, {"chapter":{"_0":2}}]"#])
    #expect(report.dropped.first?.reason.contains("The app does not restore") == true)
    #expect(!stage.made.contains("chapter(2)"))
  }

  @Test func `A state that may not be restored is left out with its contents`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    stage.unrestorable = ["library"]
    let report = restoration().restore(try #require(stage.root))
    #expect(stage.tabs?.state == .today)
    #expect(report.restored.count == 1)
    #expect(report.dropped.count == 2)
    #expect(report.dropped.last?.reason == "Its container was not restored.")
    #expect(report.description.contains("dropped Leaf["))
  }

  @Test func `A missing tab, a transition that is not allowed, a state of another kind are left out`() async throws {
    let archive = try await leave(at: deep)
    func dropped(_ edit: (inout StateArchive) -> Void, _ realm: Realm = .welcome) async throws -> [String] {
      var edited = archive
      edit(&edited)
      let stage = await PathStage(realm, shows: false)
      let report = edited.restored(in: try #require(stage.root), store: MemoryStore())
      #expect(stage.refusals == [])
      return report.dropped.map(\.reason)
    }
    let noTab = try await dropped { $0.nodes[0].content[0].states = [#"{"settings":{}}"#] }
    #expect(noTab.first?.contains("has no tab in") == true)
    let noCase = try await dropped { $0.nodes[0].content[0].states = [#"{"cellar":{}}"#] }
    #expect(noCase.count == 2)
    let noType = try await dropped { $0.nodes[0].content[0].typeName = "Cellar" }
    #expect(noType.first?.hasPrefix("There is no container for the step Cellar") == true)
    let noState = try await dropped { $0.nodes[0].states = [] }
    #expect(noState.first == "There is no state in it.")
    let isStack = try await dropped { $0.nodes[0].isStack = true }
    #expect(isStack.count == 3)
  }

  @Test func `States that cannot be written are left out, and reported`() {
    let container = StateViewController(initialState: Double.nan) { _ in UIViewController() }
    _ = container.viewControllers
    let archive = StateArchive(of: container, version: 1)
    #expect(archive.nodes == [])
    #expect(archive.omissions.count == 1)
    #expect(archive.omissions.first?.hasPrefix("Double nan") == true)
  }

  @Test func `A container whose states cannot be stored is skipped`() {
    struct Plain: Equatable { var number: Int }
    let inner = StateViewController(initialState: 1) { _ in UIViewController() }
    let outer = StateViewController(initialState: Plain(number: 1)) { _ in inner }
    inner.transition(to: 3, animated: false, completion: nil)
    let archive = StateArchive(of: outer, version: 1)
    #expect(archive.nodes.map(\.typeName) == ["Swift.Int"])
    #expect(archive.nodes.map(\.states) == [["3"]])
  }

  // MARK: - Version and Age

  @Test func `An archive of another version is not applied, unless it is migrated`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let root = try #require(stage.root)
    let discarding = restoration(2)
    #expect(discarding.restore(root).result == .otherVersion(1))
    #expect(!discarding.isOnTrial)
    #expect(root.state == .welcome)
    let migrating = restoration(2) { archive in
      var archive = archive
      archive.nodes[0].content[0].content[0].states.removeLast()
      return archive
    }
    #expect(migrating.restore(root).result == .applied)
    #expect(stage.stack?.states == [.shelf, .book(7)])
  }

  @Test func `An archive that is too old is not applied`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let root = try #require(stage.root)
    #expect(restoration(maximumAge: 60, at: 61).restore(root).result == .expired(age: 61))
    #expect(root.state == .welcome)
    #expect(restoration(maximumAge: 60, at: 60).restore(root).result == .applied)
  }

  // MARK: - The Boot Loop

  @Test func `An archive that crashed the app is not applied again`() async throws {
    let archive = try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let root = try #require(stage.root)
    do {
      let crashing = restoration()
      #expect(crashing.restore(root).result == .applied)
      #expect(crashing.isOnTrial)
      // The app ends here.
    }
    let next = restoration()
    #expect(try next.setAsideData == archive.data())
    #expect(next.restore(root).result == .failedBefore)
    #expect(restoration().restore(root).result == .failedBefore)
    // Another one is another thing.
    root.transition(to: .locked, animated: false, completion: nil)
    next.save(root)
    do {
      let later = restoration()
      #expect(later.restore(root).result == .applied)
      later.confirm()
      #expect(!later.isOnTrial)
    }
    #expect(restoration().restore(root).result == .applied)
  }

  @Test func `Going to the background in order confirms`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let restoration = restoration()
    restoration.restore(try #require(stage.root))
    stage.show()
    #expect(restoration.isOnTrial)
    stage.simulator.sendToBackground()
    #expect(!restoration.isOnTrial)
    stage.simulator.bringToForeground()
  }

  @Test func `A restoration that waits to be confirmed is not retained`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    var restoration: StateRestoration? = restoration()
    weak let weakRestoration = restoration
    restoration?.restore(try #require(stage.root))
    #expect(restoration?.isOnTrial == true)
    restoration = nil
    #expect(weakRestoration == nil)
  }

  @Test func `The states of a visible container are restored as well`() async throws {
    try await leave(at: deep)
    let stage = await PathStage()
    let report = restoration().restore(try #require(stage.root))
    #expect(report.result == .applied)
    stage.advance(100)
    #expect(stage.shown == "home library shelf book(7) chapter(2)")
    #expect(!stage.events.contains { $0.hasSuffix("~") })
    #expect(stage.violations == [])
  }

  @Test func `A request made during a restoration is newer`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let root = try #require(stage.root)
    stage.onMake = { [weak stage] name in
      guard name == "library" else { return }
      stage?.root?.transition(to: .locked, animated: false, completion: nil)
    }
    let report = restoration().restore(root)
    #expect(report.result == .notTaken(.superseded))
    #expect(report.restored == [])
    #expect(root.state == .locked)
  }

  @Test func `A migration that crashes the app counts`() async throws {
    try await leave(at: deep)
    let stage = await PathStage(shows: false)
    let root = try #require(stage.root)
    var wasOnTrial = false
    let store = store
    let restoration = restoration(2) { archive in
      wasOnTrial = store.entries["Stateroom.main.trial"] == (try? archive.data())
      return nil
    }
    restoration.restore(root)
    #expect(wasOnTrial)
  }
}

extension StateArchive {
  /// Applies the archive as one that was saved by the version before.
  @MainActor
  func restored(in root: UIViewController, store: MemoryStore) -> StateRestorationReport {
    let activity = NSUserActivity(activityType: "com.example.place")
    try? write(to: activity)
    return StateRestoration(version: version, store: store).restore(root, from: activity)
  }
}
