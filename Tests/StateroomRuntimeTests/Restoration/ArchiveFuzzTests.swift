import Foundation
import Hostile
import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// Data that could not be decoded, or is damaged: it is distinguished from an archive precisely, and has no effect.
@MainActor
struct ArchiveFuzzTests {
  static let seed = RandomRuns.seed(0xA2C4_1000)
  static let count = RandomRuns.count(12_000)

  /// Without the device, this would run while another test observes all containers.
  private let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func makeRoot() -> StateViewController<Realm> {
    StateViewController(initialState: .welcome) { realm -> UIViewController in
      guard realm == .home else { return UIViewController() }
      return StateTabBarController<Pane>(states: [.today, .library]) { pane in
        guard pane == .library else { return UIViewController() }
        return StateNavigationController<Leaf>(initialState: .shelf) { _ in UIViewController() }
      }
    }
  }

  private var archive: StateArchive {
    let root = makeRoot()
    root.open(
      StatePath(Realm.home).then(Pane.library).then(stack: [Leaf.shelf, .book(7), .chapter(2)]), animated: false,
      completion: nil)
    return StateArchive(of: root, version: 1, date: Date(timeIntervalSinceReferenceDate: 0))
  }

  @Test func `An archive is equal after encoding and decoding`() throws {
    let archive = archive
    #expect(archive.nodes.count == 1)
    #expect(try StateArchive(data: archive.data()) == archive)
    #expect(try archive.data() == archive.data())
  }

  @Test func `Errors in data are described precisely`() throws {
    func error(_ text: String) -> StateArchiveError? {
      do {
        _ = try StateArchive(data: Data(text.utf8))
        return nil
      } catch { return error }
    }
    func isMalformed(_ text: String, _ word: String? = nil) -> Bool {
      if case .malformed(let what) = error(text) { word.map(what.contains) ?? !what.isEmpty } else { false }
    }
    #expect(isMalformed(""))
    #expect(isMalformed("[]"))
    #expect(isMalformed(#"{"format":1,"version":1,"date":0}"#, "nodes"))
    #expect(isMalformed(#"{"format":1,"version":"one","date":0,"nodes":[]}"#, "version"))
    #expect(isMalformed(#"{"format":1,"version":1,"date":0,"nodes":[{"typeName":"A","isStack":false}]}"#, "states"))
    #expect(error(#"{"format":2,"version":1,"date":0,"nodes":[]}"#) == .unknownFormat(2))
    #expect(error(String(repeating: "x", count: StateArchive.maximumSize + 1)) == .tooLarge(bytes: 1_048_577))
    let states = Array(repeating: "1", count: 1_001)
    let node = StateArchive.Node(typeName: "Int", isStack: true, states: states)
    let big = StateArchive(version: 1, date: Date(), nodes: [node])
    #expect(error(String(decoding: try JSONEncoder().encode(big), as: UTF8.self)) == .tooManyStates(1_001))
    let text = String(decoding: try archive.data(), as: UTF8.self)
    #expect(isMalformed(String(text.dropLast(20))))
    #expect(error(text)?.description == nil)
  }

  @Test func `Deep data does not crash the reader`() {
    for depth in [100, 1_000, 10_000] {
      let open = String(
        repeating: #"{"typeName":"Int","isStack":false,"states":["1"],"branches":[],"content":["#, count: depth)
      let text = #"{"format":1,"version":1,"date":0,"nodes":["# + open + String(repeating: "]}", count: depth) + "]}"
      let archive = try? StateArchive(data: Data(text.utf8))
      #expect((archive == nil) == (depth > 400))
      let container = StateViewController(initialState: 0) { _ in UIViewController() }
      if let archive { #expect(archive.restored(in: container, store: MemoryStore()).restored.count == 1) }
    }
  }

  @Test func `Mutated archives are refused or restored in part, and leave containers in order`() {
    var run = HostileRun(.archives)
    run.play(Self.seed..<Self.seed + UInt64(Self.count))
    print("\(run.summary), from seed \(Self.seed)")
    #expect(run.violations == [])
    #expect(run.endings["unreadable", default: 0] > Self.count / 10)
    #expect(run.endings["restored", default: 0] > Self.count / 20)
    #expect(run.endings["restored in part", default: 0] > Self.count / 20)
  }
}
