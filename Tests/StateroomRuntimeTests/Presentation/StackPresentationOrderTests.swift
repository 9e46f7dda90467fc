import Simulator
import Stateroom
import TestSupport
import Testing
import UIKit

/// A stack and another container, or the app, that present over the same interface; paths and archives.
@MainActor
struct StackPresentationOrderTests {
  enum Draft: Hashable, Codable, Sendable { case text, recipients }

  let simulator: Simulator
  let library = LibraryController(initialState: .shelf)
  let inbox = InboxController(initialState: .list)

  init() async {
    simulator = await Simulator.boot(.iPhoneSE)
    simulator.show(ContainerViewController(viewControllers: [inbox, library]))
    await simulator.settle()
  }

  private func wait(_ seconds: Int = 2) { simulator.advance(by: .seconds(seconds)) }

  @Test func `A stack and another container present one after the other`() {
    let first = inbox.transition(to: .composing, animated: true)
    let second = library.push(.scanner, animated: true)
    wait()
    #expect(first.outcomeIfEnded == .completed)
    #expect(second.outcomeIfEnded == nil)
    #expect(library.shown == "composing" && library.states == [.shelf, .scanner])
    inbox.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(inbox.state == .list)
    #expect(second.outcomeIfEnded == .completed)
    #expect(library.shown == "scanner")
  }

  @Test func `A push that waits for its turn can be cancelled, which pops again`() {
    inbox.transition(to: .composing, animated: true)
    let request = library.push(.scanner, animated: true)
    wait()
    request.cancel()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(library.states == [.shelf])
    inbox.transition(to: .list, animated: true)
    wait(3)
    #expect(library.shown == nil && library.viewControllers.count == 1)
  }

  @Test func `A replacement that waits for its turn can be cancelled, which restores the stack`() {
    library.setStack([.shelf, .book(7)], animated: false)
    inbox.transition(to: .composing, animated: false)
    wait()
    let page = library.topViewController
    let request = library.transition(to: .lending(7), animated: true)
    wait()
    #expect(request.outcomeIfEnded == nil && library.states == [.shelf, .lending(7)])
    request.cancel()
    wait()
    #expect(request.outcomeIfEnded == .cancelled)
    #expect(library.states == [.shelf, .book(7)] && library.topViewController === page)
  }

  @Test func `A newer request supersedes one that waits for its turn`() {
    inbox.transition(to: .composing, animated: true)
    let request = library.push(.scanner, animated: true)
    wait()
    let newer = library.pop(animated: true)
    wait()
    #expect(request.outcomeIfEnded == .superseded)
    #expect(newer.outcomeIfEnded == .completed)
  }

  @Test func `A page and its stack present one after the other`() {
    let page = InboxController(initialState: .list)
    library.makePage = { page }
    let push = library.push(.scanner, animated: true)
    let inner = page.transition(to: .composing, animated: true)
    wait()
    #expect([push, inner].filter { $0.outcomeIfEnded == .completed }.count == 1)
    library.presentedViewController?.dismiss(animated: true)
    wait(3)
    #expect(library.shown == (library.states == [.shelf] ? nil : "scanner"))
  }

  @Test func `Whatever order the requests have, the screen agrees with the states at rest`() {
    var random = SplitMix64(seed: 14)
    let volumes: [Volume] = [.shelf, .book(1), .lending(1), .scanner, .deleting(1), .book(2)]
    func volume() -> Volume { volumes[Int(random.next() % 6)] }
    for step in 0..<400 {
      let isAnimated = random.next() % 3 != 0
      switch random.next() % 12 {
      case 0: library.presentedViewController?.dismiss(animated: isAnimated)
      case 1, 2: simulator.advance(by: .milliseconds(Int(random.next() % 700)))
      case 3: inbox.transition(to: random.next() % 2 == 0 ? .list : .composing, animated: isAnimated)
      case 4: library.pop(animated: isAnimated)
      case 5: library.popViewController(animated: isAnimated)
      case 6: library.setStack([.shelf, volume()], animated: isAnimated)
      case 7: library.replaceTop(with: volume(), animated: isAnimated)
      case 8: library.push(volume(), animated: isAnimated).cancel()
      default: library.transition(to: volume(), animated: isAnimated)
      }
      if step % 10 == 9 {
        wait(6)
        expectAgreement()
      }
    }
    inbox.transition(to: .list, animated: true)
    wait(6)
    expectAgreement()
    library.setStack([.shelf], animated: true)
    wait(6)
    #expect(library.shown == nil)
  }

  private func expectAgreement() {
    let title: (Volume?) -> String? = { volume in
      switch volume {
      case .lending, .scanner: volume.map { "\($0)" }
      case .deleting: "Delete?"
      default: nil
      }
    }
    let wanted = [title(library.state), inbox.state == .composing ? "composing" : nil].compactMap(\.self)
    // Only one of the two can present.
    #expect(library.shown.map { wanted.contains($0) } ?? wanted.isEmpty, "\(library.states) \(inbox.state)")
    #expect(!library.isTransitioning && library.states.count == library.viewControllers.count)
  }

  // MARK: - Paths and Archives

  private func makeLibrary() -> LibraryController {
    let library = LibraryController(initialState: .shelf)
    library.makeSheet = { StateNavigationController(states: [Draft.text]) { _ in UIViewController() } }
    return library
  }

  private func draft(in library: LibraryController) -> StateNavigationController<Draft>? {
    library.presentedViewController as? StateNavigationController<Draft>
  }

  @Test(arguments: [true, false])
  func `A path leads into what a stack presents`(isAnimated: Bool) {
    let library = makeLibrary()
    simulator.show(library)
    wait(1)
    let path = StatePath(stack: [Volume.shelf, .scanner]).then(stack: [Draft.text, .recipients])
    let request = library.open(path, animated: isAnimated)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.states == [.shelf, .scanner])
    #expect(draft(in: library)?.states == [.text, .recipients])
    library.open(StatePath(Volume.scanner).then(stack: [Draft.text]), animated: isAnimated)
    wait()
    #expect(draft(in: library)?.states == [.text])
  }

  @Test func `A path to a stack without a presentation dismisses, and asks the guards`() {
    let library = makeLibrary()
    let sheet = GuardedSheet()
    library.makeSheet = { sheet }
    simulator.show(library)
    library.push(.scanner, animated: false)
    wait()
    sheet.leaveDecision = .refuse
    let refused = library.open(StatePath(Volume.shelf), animated: true)
    wait()
    guard case .refused = refused.outcomeIfEnded else { return #expect(Bool(false)) }
    sheet.leaveDecision = .allow
    let request = library.open(StatePath(Volume.shelf), animated: true)
    wait()
    #expect(request.outcomeIfEnded == .completed)
    #expect(library.shown == nil)
  }

  @Test func `An archive contains what a stack presents`() throws {
    let library = makeLibrary()
    simulator.show(library)
    wait(1)
    library.open(
      StatePath(stack: [Volume.shelf, .scanner]).then(stack: [Draft.text, .recipients]), animated: false)
    wait()
    let store = MemoryStore()
    StateRestoration(version: 1, store: store).save(library)

    let restored = makeLibrary()
    let report = StateRestoration(version: 1, store: store).restore(restored)
    simulator.show(restored)
    wait()
    #expect(report.dropped.isEmpty, "\(report)")
    #expect(restored.states == [.shelf, .scanner])
    #expect(draft(in: restored)?.states == [.text, .recipients])
    restored.presentedViewController?.dismiss(animated: true)
    wait()
    #expect(restored.states == [.shelf])
  }
}
