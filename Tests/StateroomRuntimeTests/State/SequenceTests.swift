import Observation
import Simulator
import Stateroom
import Testing
import UIKit

/// The asynchronous sequences of the containers besides the state view controller, and the models that they follow.
@MainActor
struct SequenceTests {
  private final class Books: StateNavigationController<Int> {
    var onChange: ([Int]) -> Void = { _ in }
    override func viewController(for number: Int) -> UIViewController { UIViewController() }
    override func didChangeStack(from old: [Int], to new: [Int]) { onChange(new) }
  }

  private final class Home: StateTabBarController<Int> {
    var onChange: (Int?) -> Void = { _ in }
    override func viewController(for number: Int) -> UIViewController { UIViewController() }
    override func didChangeState(from old: Int?, to new: Int?) { onChange(new) }
  }

  @MainActor @Observable
  final class Model {
    var stack = [1]
    var section = 1
    var writes = 0
  }

  let simulator: Simulator

  init() async { simulator = await Simulator.boot(.iPhoneSE) }

  private func pass(_ milliseconds: Int = 1_000) async { await simulator.advance(by: .milliseconds(milliseconds)) }

  private func all<Value: Sendable>(_ sequence: AsyncStream<Value>?) async -> [Value] {
    var seen: [Value] = []
    if let sequence { for await value in sequence { seen.append(value) } }
    return seen
  }

  // MARK: - Sequences

  @Test func `Stacks are available as a sequence, which ends with the controller`() async {
    var books: Books? = Books(states: [1])
    weak let weakBooks = books
    let stacks = books?.stackUpdates
    books?.push(2, animated: false, completion: nil)
    books?.transition(to: 2, animated: false, completion: nil)
    books?.setStack([1, 3], animated: false, completion: nil)
    books?.popViewController(animated: false)
    books = nil
    #expect(weakBooks == nil)
    #expect(await all(stacks) == [[1], [1, 2], [1, 3], [1]])
  }

  @Test func `A cancelled swipe is not in the sequence of stacks`() async throws {
    var books: Books? = Books(states: [1, 2])
    simulator.show(try #require(books))
    await pass()
    let stacks = books?.stackUpdates
    let finger = try simulator.touchDown(at: CGPoint(x: 4, y: 300))
    for x in [20, 60, 100, 60, 20] {
      simulator.move(finger, to: CGPoint(x: x, y: 300))
      await pass(50)
    }
    await pass(300)
    simulator.touchUp(finger, at: CGPoint(x: 20, y: 300))
    await pass()
    #expect(books?.states == [1, 2])
    simulator.removeWindow()
    books = nil
    await pass()
    #expect(await all(stacks) == [[1, 2]])
  }

  @Test func `Selections are available as a sequence, including taps`() async throws {
    var home: Home? = Home(states: [1, 2, 3])
    weak let weakHome = home
    simulator.show(try #require(home))
    await pass()
    let selections = home?.selectionUpdates
    home?.transition(to: 2, animated: true, completion: nil)
    await pass()
    try await simulator.tap(at: CGPoint(x: 320, y: 640))
    await pass()
    simulator.removeWindow()
    home = nil
    await pass()
    #expect(weakHome == nil)
    #expect(await all(selections) == [1, 2, 3])
  }

  @Test func `A root controller's states are available as a sequence`() async {
    var root: RootController<Int>? = RootController(initialState: 1) { _ in UIViewController() }
    let states = root?.stateUpdates
    root?.transition(to: 2, completion: nil)
    root?.transition(to: 2, completion: nil)
    root?.transition(to: 3, completion: nil)
    root = nil
    #expect(await all(states) == [1, 2, 3])
  }

  @Test func `An observation that begins in the hook receives no element twice`() async {
    var books: Books? = Books(states: [1])
    var stacks: AsyncStream<[Int]>?
    books?.onChange = { [weak books] _ in if stacks == nil { stacks = books?.stackUpdates } }
    books?.push(2, animated: false, completion: nil)
    books?.push(3, animated: false, completion: nil)
    books = nil
    #expect(await all(stacks) == [[1, 2], [1, 2, 3]])
  }

  // MARK: - Models

  @Test func `A stack follows a model`() async {
    let model = Model()
    var books: Books? = Books(states: [0])
    weak let weakBooks = books
    let observation = books?.observe(model, \.stack, animated: false)
    #expect(books?.states == [1])
    model.stack = [1, 2]
    model.stack = [1, 2, 3]
    await pass(20)
    #expect(books?.states == [1, 2, 3])
    observation?.cancel()
    model.stack = []
    await pass(20)
    #expect(books?.states == [1, 2, 3])
    books?.observe(model, \.stack)
    books = nil
    #expect(weakBooks == nil)
  }

  @Test func `Writing the state back to the model in the hook has no effect`() async throws {
    let model = Model()
    let books = Books(states: [1])
    simulator.show(books)
    await pass()
    books.onChange = { stack in
      model.writes += 1
      model.stack = stack
    }
    books.observe(model, \.stack)
    books.push(2, animated: true, completion: nil)
    await pass()
    books.popViewController(animated: true)
    await pass(100)
    books.push(3, animated: true, completion: nil)
    await pass()
    #expect(books.states == [1, 3])
    #expect(model.stack == [1, 3])
    #expect(model.writes == 3)
    #expect(!books.isTransitioning)
  }

  @Test func `Writing the stack back leaves controllers without a state alone`() async {
    let model = Model()
    let books = Books(states: [1])
    books.onChange = { model.stack = $0 }
    books.observe(model, \.stack)
    books.pushViewController(UIViewController(), animated: false)
    books.push(2, animated: false, completion: nil)
    await pass(20)
    #expect(books.viewControllers.count == 3)
  }

  @Test func `Tabs follow a model, which may be written back`() async {
    let model = Model()
    let home = Home(states: [0, 1, 2])
    home.onChange = { state in
      model.writes += 1
      if let state { model.section = state }
    }
    home.observe(model, \.section)
    #expect(home.state == 1)
    home.transition(to: 2, animated: false, completion: nil)
    await pass(20)
    #expect(model.section == 2)
    model.section = 0
    await pass(20)
    #expect(home.state == 0)
    #expect(model.writes == 3)
  }

  @Test func `A root controller follows a model, and neither retains the other`() async {
    var model: Model? = Model()
    weak let weakModel = model
    var root: RootController<Int>? = RootController(initialState: 0) { _ in UIViewController() }
    weak let weakRoot = root
    if let model { root?.observe(model, \.section) }
    #expect(root?.state == 1)
    model?.section = 5
    await pass(20)
    #expect(root?.state == 5)
    model = nil
    #expect(weakModel == nil)
    root = nil
    #expect(weakRoot == nil)
  }
}
