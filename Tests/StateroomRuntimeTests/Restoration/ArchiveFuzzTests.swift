import Foundation
import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// Data that could not be decoded, or is damaged: it is distinguished from an archive precisely, and does no harm.
@MainActor
struct ArchiveFuzzTests {
  static let seed = RandomRuns.seed(0xA2C4_1000)
  static let count = RandomRuns.count(12_000)

  init() async { _ = await Simulator.boot(.iPhoneSE) }

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

  @Test func `An archive survives being written and read`() throws {
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
    #expect(error(String(decoding: try big.data(), as: UTF8.self)) == .tooManyStates(1_001))
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

  @Test func `Mutated archives are refused or restored in part, and leave containers in order`() throws {
    let archive = archive
    let original = [UInt8](try archive.data())
    let words = ["null", "[]", "{}", "-1", "1e999", "\"\"", "true", "{\"home\":{}}", "\\u0000", "99999999999999999999"]
    var counts = (unreadable: 0, applied: 0, whole: 0)
    var violations: [String] = []
    Diagnostics.refusalHandler = { violations.append($0.description) }
    for run in 0..<Self.count {
      var random = SplitMix64(seed: Self.seed &+ UInt64(run))
      var bytes = original
      if run.isMultiple(of: 2) {
        var edited = archive
        for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&edited.nodes, words, &random) }
        bytes = [UInt8](try edited.data())
      } else {
        for _ in 0..<Int.random(in: 1...3, using: &random) { mutate(&bytes, words, &random) }
      }
      guard let archive = try? StateArchive(data: Data(bytes)) else {
        counts.unreadable += 1
        continue
      }
      let root = makeRoot()
      let report = archive.restored(in: root, store: MemoryStore())
      counts.applied += 1
      if report.dropped.isEmpty { counts.whole += 1 }
      if report.result != .applied { violations.append("seed \(Self.seed &+ UInt64(run)): \(report)") }
      if root.isTransitioning { violations.append("seed \(Self.seed &+ UInt64(run)): still in transition") }
      if let tabs = root.viewControllers.first as? StateTabBarController<Pane>,
        let stack = tabs.loadedViewController(for: .library) as? StateNavigationController<Leaf>,
        stack.states.count != stack.viewControllers.count
      {
        violations.append("seed \(Self.seed &+ UInt64(run)): \(stack.states)")
      }
    }
    Diagnostics.refusalHandler = { _ in }
    print("archives: \(Self.count) mutated from seed \(Self.seed): \(counts), \(violations.count) violations")
    #expect(violations == [])
    #expect(counts.unreadable > Self.count / 10)
    #expect(counts.applied > Self.count / 10)
  }

  /// Changes an archive that stays one.
  private func mutate(_ nodes: inout [StateArchive.Node], _ words: [String], _ random: inout SplitMix64) {
    guard !nodes.isEmpty else { return }
    let place = Int.random(in: nodes.indices, using: &random)
    let roll = Int.random(in: 0..<9, using: &random)
    switch roll {
    case 0, 1, 2: return mutate(&nodes[place].content, words, &random)
    case 3: nodes[place].states.append(words[Int.random(in: words.indices, using: &random)])
    case 4: nodes[place].states.shuffle(using: &random)
    case 5: nodes[place].isStack.toggle()
    case 6: nodes[place].typeName = ["Leaf", "Pane", "Realm", "Int", ""][Int.random(in: 0..<5, using: &random)]
    case 7:
      let states = [#"{"home":{}}"#, #"{"library":{}}"#, #"{"today":{}}"#, #"{"book":{"_0":1}}"#, #"{"book":{}}"#]
      nodes[place].states = (0..<Int.random(in: 0...3, using: &random)).map { _ in
        states[Int.random(in: states.indices, using: &random)]
      }
    default:
      nodes.append(nodes[place])
      nodes[place].branches.append(StateArchive.Branch(state: #"{"library":{}}"#, content: nodes[place].content))
    }
  }

  private func mutate(_ bytes: inout [UInt8], _ words: [String], _ random: inout SplitMix64) {
    guard !bytes.isEmpty else { return }
    let place = Int.random(in: bytes.indices, using: &random)
    switch Int.random(in: 0..<30, using: &random) {
    case 0: bytes[place] = UInt8.random(in: 0...255, using: &random)
    case 1: bytes.removeSubrange(place..<min(place + Int.random(in: 1...20, using: &random), bytes.count))
    case 2: bytes.insert(contentsOf: words[Int.random(in: words.indices, using: &random)].utf8, at: place)
    case 3: bytes.removeLast(min(Int.random(in: 1...40, using: &random), bytes.count))
    case 4:
      let end = min(place + Int.random(in: 1...40, using: &random), bytes.count)
      bytes.insert(contentsOf: bytes[place..<end], at: place)
    default:
      // Letters and digits for others, which mostly leaves it readable.
      let candidates = bytes.indices.filter { (48...57).contains(bytes[$0]) || (97...122).contains(bytes[$0]) }
      guard let chosen = candidates.randomElement(using: &random) else { return }
      let isDigit = (48...57).contains(bytes[chosen])
      bytes[chosen] = UInt8.random(in: isDigit ? 48...57 : 97...122, using: &random)
    }
  }
}
