import Foundation
import Simulator
import Stateroom
import Testing
import UIKit

/// Archives that cannot be written are distinguished from those that can, and none ends the process.
@MainActor
struct ArchiveWritingTests {
  /// Without the device, this would run while another test observes all containers.
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func node(levels: Int, inBranches: Bool = false) -> StateArchive.Node {
    (1..<levels).reduce(StateArchive.Node(typeName: "Int", isStack: false, states: ["1"])) { inner, _ in
      inBranches
        ? StateArchive.Node(
          typeName: "Int", isStack: false, states: ["1"], branches: [StateArchive.Branch(state: "2", content: [inner])])
        : StateArchive.Node(typeName: "Int", isStack: false, states: ["1"], content: [inner])
    }
  }

  private func archive(levels: Int, inBranches: Bool = false) -> StateArchive {
    StateArchive(
      version: 1, date: Date(timeIntervalSinceReferenceDate: 0), nodes: [node(levels: levels, inBranches: inBranches)])
  }

  @Test(arguments: [false, true])
  func `Data of the maximum depth can be written and read`(inBranches: Bool) throws {
    let archive = archive(levels: StateArchive.maximumDepth, inBranches: inBranches)
    #expect(try StateArchive(data: archive.data()) == archive)
  }

  @Test(arguments: [1, 140, 1_000, 5_000], [false, true])
  func `Deeper data is refused with its limit, whether written or read`(excess: Int, inBranches: Bool) {
    let archive = archive(levels: StateArchive.maximumDepth + excess, inBranches: inBranches)
    #expect(throws: StateArchiveError.tooDeep) { try archive.data() }
    #expect("\(StateArchiveError.tooDeep)".contains("\(StateArchive.maximumDepth)"))
    let activity = NSUserActivity(activityType: "a")
    #expect(throws: StateArchiveError.tooDeep) { try archive.write(to: activity) }
    #expect(activity.userInfo == nil)
  }

  @Test func `Data slightly beyond the maximum depth is refused by name`() throws {
    let archive = archive(levels: StateArchive.maximumDepth)
    let text = String(decoding: try archive.data(), as: UTF8.self)
    let open = #"{"branches":[],"content":["#
    let close = #"],"isStack":false,"states":["1"],"typeName":"Int"}"#
    let start = try #require(text.range(of: #""nodes":["#)?.upperBound)
    let end = try #require(text.range(of: #"],"version""#)?.lowerBound)
    let deeper = text[..<start] + open + text[start..<end] + close + text[end...]
    #expect(throws: StateArchiveError.tooDeep) { try StateArchive(data: Data(deeper.utf8)) }
  }

  @Test(arguments: [Double.infinity, -.infinity, .nan])
  func `A date that is not finite is refused`(seconds: Double) {
    let archive = StateArchive(version: 1, date: Date(timeIntervalSinceReferenceDate: seconds), nodes: [])
    #expect(throws: StateArchiveError.dateIsNotFinite) { try archive.data() }
  }

  @Test(arguments: [Double.infinity, .nan])
  func `A wrong clock does not discard the user's archive`(seconds: Double) {
    let store = MemoryStore()
    func restoration() -> StateRestoration {
      StateRestoration(
        version: 1, store: store, now: { Date(timeIntervalSinceReferenceDate: seconds) })
    }
    let container = StateViewController(initialState: 7) { _ in UIViewController() }
    let kept = restoration().save(container)
    #expect(kept.date.timeIntervalSinceReferenceDate.isFinite)
    #expect(kept.omissions == [])
    let next = StateViewController(initialState: 0) { _ in UIViewController() }
    #expect(restoration().restore(next).result == .applied)
    #expect(next.state == 7)
    let activity = restoration().userActivity(ofType: "a", for: container)
    #expect((try? StateArchive(userActivity: activity))?.nodes == kept.nodes)
  }

  @Test func `Of containers that are nested too deeply the outer ones are kept, and the rest is named`() throws {
    let depth = StateArchive.maximumDepth + 150
    var inner = UIViewController()
    for _ in 0..<depth {
      let content = inner
      inner = StateViewController(initialState: 1) { _ in content }
    }
    let store = MemoryStore()
    let restoration = StateRestoration(version: 1, store: store)
    let kept = restoration.save(inner)
    #expect(kept.omissions.count == 1)
    #expect(kept.omissions.first?.contains("\(StateArchive.maximumDepth)") == true)
    #expect(try StateArchive(data: kept.data()).nodes == kept.nodes)
  }

  // MARK: - Limits

  @Test func `An archive that is too large to be read is not written`() throws {
    let text = String(repeating: "x", count: StateArchive.maximumSize)
    let node = StateArchive.Node(typeName: "Draft", isStack: false, states: ["\"\(text)\""])
    let large = StateArchive(version: 1, date: Date(timeIntervalSinceReferenceDate: 0), nodes: [node])
    #expect { try large.data() } throws: { error in
      if case .tooLarge(let bytes) = error as? StateArchiveError { bytes > StateArchive.maximumSize } else { false }
    }
  }

  @Test(arguments: [0, 1])
  func `An archive with too many states to be read is not written`(excess: Int) throws {
    let count = StateArchive.maximumStates + excess
    let node = StateArchive.Node(typeName: "Page", isStack: true, states: (0..<count).map { "\($0)" })
    let archive = StateArchive(version: 1, date: Date(timeIntervalSinceReferenceDate: 0), nodes: [node])
    if excess == 0 {
      #expect(try StateArchive(data: archive.data()) == archive)
    } else {
      #expect(throws: StateArchiveError.tooManyStates(count)) { try archive.data() }
    }
  }

  @Test func `A large state does not replace an archive that can be read`() {
    let store = MemoryStore()
    let restoration = StateRestoration(version: 1, store: store)
    let container = StateViewController(initialState: "short") { (_: String) in UIViewController() }
    #expect(restoration.save(container).omissions == [])
    container.state = String(repeating: "x", count: StateArchive.maximumSize)
    #expect(restoration.save(container).omissions.count == 1)
    #expect(StateRestoration(version: 1, store: store).restore(container).result == .applied)
    #expect(container.state == "short")
  }
}
