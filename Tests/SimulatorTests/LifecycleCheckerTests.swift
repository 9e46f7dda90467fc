import Simulator
import Testing
import UIKit

struct LifecycleCheckerTests {
  private static let born: [LifecycleCallback] = [.initialized, .loadView, .viewDidLoad]
  private static let shown: [LifecycleCallback] = [
    .viewWillAppear(animated: true), .viewIsAppearing(animated: true), .viewDidAppear(animated: true),
  ]
  private static let hidden: [LifecycleCallback] = [
    .viewWillDisappear(animated: true), .viewDidDisappear(animated: true),
  ]
  private static let life: [LifecycleCallback] =
    born + [.willMove(toParent: "P"), .didMove(toParent: "P")] + shown + hidden
    + [.willMove(toParent: nil), .didMove(toParent: nil), .deinitialized]

  private func violations(_ callbacks: [LifecycleCallback]) -> [String] {
    LifecycleChecker.violations(in: callbacks.map { LifecycleRecord("A#1", $0) })
  }

  @Test func `The callbacks of a controller are valid`() { #expect(violations(Self.life) == []) }

  @Test func `An appearance may be cancelled, and a disappearance too`() {
    let turned: [LifecycleCallback] = [.viewWillDisappear(animated: true)]
    #expect(violations(Self.born + [Self.shown[0]] + Self.hidden) == [])
    #expect(violations(Self.born + Self.shown + turned + Self.shown) == [])
  }

  @Test func `A removal that was announced may be cancelled`() {
    let child = Self.born + [.willMove(toParent: "P"), .didMove(toParent: "P")] + Self.shown
    let announced: [LifecycleCallback] = [.willMove(toParent: nil), .viewWillDisappear(animated: true)]
    let back: [LifecycleCallback] = [.viewWillAppear(animated: true)]
    let appeared = Array(Self.shown.dropFirst())
    // As the library says it, as UIKit's swipe says it, and either of them followed by the real removal.
    #expect(violations(child + announced + back + [.didMove(toParent: "P")] + appeared) == [])
    #expect(violations(child + announced + Self.shown) == [])
    let end = Self.hidden + [.willMove(toParent: nil), .didMove(toParent: nil), .deinitialized]
    #expect(violations(child + announced + Self.shown + end) == [])
    // An announced removal that takes place after the container has appeared again.
    let removed: [LifecycleCallback] = [
      .viewWillDisappear(animated: false), .didMove(toParent: nil), .viewDidDisappear(animated: false), .deinitialized,
    ]
    #expect(violations(child + announced + Self.shown + removed) == [])
    // But not to another parent, and not without another appearance or a callback.
    #expect(!violations(child + announced + back + [.didMove(toParent: "Q")] + appeared).isEmpty)
    #expect(!violations(child + [.willMove(toParent: nil)]).isEmpty)
    #expect(!violations(child + announced + Self.shown + [.didMove(toParent: nil)]).isEmpty)
  }

  @Test func `Layout may be requested within layout, and each has an end`() {
    let (will, did) = (LifecycleCallback.viewWillLayoutSubviews, LifecycleCallback.viewDidLayoutSubviews)
    #expect(violations(Self.born + Self.shown + [will, will, did, did]) == [])
    #expect(violations(Self.born + Self.shown + [will, did, did]).count == 1)
  }

  @Test(arguments: life.indices)
  func `A life with one callback left out is wrong`(_ index: Int) {
    var callbacks = Self.life
    let missing = callbacks.remove(at: index)
    // The order alone does not show that these were due: without viewDidAppear it reads as a cancelled appearance.
    let unreported: [LifecycleCallback] = [
      .initialized, .loadView, .viewDidAppear(animated: true), .deinitialized,
    ]
    guard !unreported.contains(missing) else { return }
    #expect(!violations(callbacks).isEmpty, "without \(missing)")
  }

  @Test(arguments: life.indices)
  func `A life cycle with one duplicated callback is wrong`(_ index: Int) {
    var callbacks = Self.life
    guard ![.loadView, .initialized].contains(callbacks[index]) else { return }
    callbacks.insert(callbacks[index], at: index)
    #expect(!violations(callbacks).isEmpty, "\(callbacks[index]) twice")
  }

  @Test(arguments: 4..<(life.count - 1))
  func `A life cycle with two swapped callbacks is wrong`(_ index: Int) {
    var callbacks = Self.life
    // The view's disappearing and the move away are different matters.
    guard callbacks[index] != .viewDidDisappear(animated: true), callbacks[index] != .didMove(toParent: "P")
    else {
      return
    }
    callbacks.swapAt(index, index + 1)
    #expect(!violations(callbacks).isEmpty, "\(callbacks[index]) before \(callbacks[index + 1])")
  }

  @Test func `A violation is described in a sentence`() {
    let callbacks = Self.born + [Self.shown[0], Self.shown[2]]
    #expect(violations(callbacks) == ["0.000s: A#1 received viewDidAppear without viewIsAppearing."])
  }

  @Test func `Everything that began has to end`() {
    #expect(
      violations(Self.born + [Self.shown[0], Self.shown[1]])
        == ["At the end A#1 received viewWillAppear, but not viewDidAppear."])
  }

  @Test func `Only a deallocated parent removes its children without an announcement`() {
    let child = [LifecycleCallback.initialized, .willMove(toParent: "P"), .didMove(toParent: "P")]
    var records = [LifecycleRecord("P#1", .initialized)] + child.map { LifecycleRecord("A#1", $0) }
    let removal = LifecycleRecord("A#1", .didMove(toParent: nil))
    #expect(LifecycleChecker.violations(in: records + [removal]).count == 1)
    records.append(LifecycleRecord("P#1", .deinitialized))
    #expect(LifecycleChecker.violations(in: records + [removal]) == [])
  }
}
