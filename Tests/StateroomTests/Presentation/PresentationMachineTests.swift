import Testing

@testable import Stateroom

/// The effects of the presentation machine, case by case.
struct PresentationMachineTests {
  private typealias Machine = PresentationMachine<String>
  private typealias Effect = Machine.Effect

  private var machine = Machine()

  /// Begins with a container on the screen.
  init() { _ = machine.handle(.hostDidAppear) }

  /// The state of a request is shown, and declares a controller.
  private mutating func show(_ controller: String?, _ id: Int, animated: Bool = true) -> [Effect] {
    machine.handle(.request(RequestID(id), declared: controller))
      + machine.handle(.declare(controller, animated: animated))
  }

  private mutating func present(_ controller: String, _ id: Int) {
    _ = show(controller, id)
    _ = machine.handle(.mayBegin)
    _ = machine.handle(.ended)
  }

  private func completed(_ id: Int) -> Effect { .complete(RequestID(id), .completed) }
  private func superseded(_ id: Int) -> Effect { .complete(RequestID(id), .superseded) }
  private func cancelled(_ id: Int) -> Effect { .complete(RequestID(id), .cancelled) }

  @Test(arguments: [true, false])
  mutating func `A controller is presented in its turn, with the animation of its request`(isAnimated: Bool) {
    #expect(machine.isAtRest)
    #expect(show("A", 1, animated: isAnimated) == [.awaitTurn])
    #expect(!machine.isAtRest)
    #expect(machine.handle(.mayBegin) == [.present("A", animated: isAnimated)])
    #expect(machine.handle(.ended) == [completed(1)])
    #expect(show(nil, 2, animated: isAnimated) == [.dismiss("A", animated: isAnimated)])
    #expect(machine.handle(.ended) == [completed(2)])
    #expect(machine.isAtRest)
  }

  @Test mutating func `What has begun is completed, and its request with it`() {
    _ = show("A", 1)
    _ = machine.handle(.mayBegin)
    #expect(show("B", 2) == [])
    #expect(show(nil, 3) == [superseded(2)])
    #expect(machine.handle(.ended) == [completed(1), .dismiss("A", animated: true)])
    #expect(show("A", 4) == [])
    #expect(machine.handle(.ended) == [completed(3), .awaitTurn])
    #expect(machine.handle(.mayBegin) == [.present("A", animated: true)])
    #expect(machine.handle(.ended) == [completed(4)])
  }

  @Test mutating func `A request whose presentation has not begun is superseded`() {
    _ = show("A", 1)
    #expect(show("B", 2) == [superseded(1)])
    #expect(machine.handle(.mayBegin) == [.present("B", animated: true)])
  }

  @Test mutating func `At the end of another presentation, requests that nothing leads to are superseded`() {
    _ = show("A", 1)
    _ = machine.handle(.mayBegin)
    // The children of a state are shown, and another transition has begun before the container was at rest.
    _ = machine.handle(.request(RequestID(2), declared: "B"))
    #expect(machine.handle(.ended) == [completed(1), superseded(2)])
  }

  @Test mutating func `A transition to a state that declares the same controller keeps it`() {
    present("A", 1)
    #expect(machine.handle(.prepare(for: "A", animated: true)) == [])
    #expect(show("A", 2) == [completed(2)])
    #expect(machine.handle(.prepare(for: "B", animated: true)) == [.dismiss("A", animated: true)])
    #expect(machine.handle(.ended) == [])
    #expect(show("B", 3) == [.awaitTurn])
  }

  // MARK: - Withdrawal

  @Test mutating func `A request that waits for its turn is cancelled, and the state before it returns`() {
    _ = show("A", 1)
    #expect(machine.handle(.withdrawn(RequestID(1))) == [cancelled(1), .goBack(RequestID(1))])
    #expect(machine.handle(.withdrawn(RequestID(7))) == [])
  }

  @Test mutating func `The state remains if another request leads to it`() {
    _ = show("A", 1)
    _ = show("A", 2)
    #expect(machine.handle(.withdrawn(RequestID(1))) == [cancelled(1)])
    #expect(machine.handle(.withdrawn(RequestID(2))) == [cancelled(2), .goBack(RequestID(2))])
  }

  @Test mutating func `A presentation that has begun cannot be withdrawn`() {
    _ = show("A", 1)
    _ = machine.handle(.mayBegin)
    #expect(machine.handle(.withdrawn(RequestID(1))) == [])
  }

  // MARK: - Dismissals by Other Code

  @Test mutating func `After a dismissal by the user, the next state is requested`() {
    present("A", 1)
    #expect(machine.handle(.vanished(isAnswered: false)) == [.askForNextState])
    #expect(!machine.isAtRest)
    #expect(show(nil, 2) == [completed(2)])
    #expect(machine.handle(.answered) == [])
    #expect(machine.isAtRest)
  }

  @Test mutating func `If no state follows, the controller is presented again`() {
    present("A", 1)
    _ = machine.handle(.vanished(isAnswered: false))
    #expect(machine.handle(.answered) == [.awaitTurn])
  }

  @Test mutating func `A dismissal together with the interface below does not change the state`() {
    present("A", 1)
    _ = machine.handle(.hostWillDisappear)
    #expect(machine.handle(.vanished(isAnswered: true)) == [])
    #expect(machine.handle(.hostDidAppear) == [.awaitTurn])
  }

  @Test mutating func `A dismissal of what the state no longer declares is not one by the user`() {
    present("A", 1)
    _ = machine.handle(.vanished(isAnswered: false))
    #expect(show("B", 2) == [.awaitTurn])
    #expect(machine.handle(.vanished(isAnswered: false)) == [])
  }

  // MARK: - The Container

  @Test mutating func `A refused presentation waits for its turn again`() {
    _ = show("A", 1)
    _ = machine.handle(.mayBegin)
    #expect(machine.handle(.presentationFailed) == [])
    #expect(machine.handle(.mayBegin) == [.present("A", animated: true)])
  }

  @Test mutating func `Off the screen, no request waits`() {
    _ = show("A", 1)
    #expect(machine.handle(.hostWillDisappear) == [.stopWaiting, completed(1)])
    #expect(machine.handle(.hostDidAppear) == [.awaitTurn])
  }

  @Test mutating func `A container that is removed dismisses, and presents when it appears again`() {
    present("A", 1)
    _ = machine.handle(.hostWillDisappear)
    #expect(machine.handle(.hostWasRemoved) == [.dismiss("A", animated: true)])
    #expect(machine.handle(.ended) == [])
    #expect(machine.handle(.hostDidAppear) == [.awaitTurn])
  }

  @Test mutating func `A container that is deallocated dismisses, once`() {
    present("A", 1)
    #expect(machine.handle(.hostIsDeallocated) == [.dismiss("A", animated: false)])
    #expect(machine.handle(.ended) == [])
    #expect(machine.handle(.request(RequestID(2), declared: nil)) == [cancelled(2)])
    machine = Machine()
    _ = machine.handle(.hostDidAppear)
    present("A", 1)
    _ = show(nil, 2)
    #expect(machine.handle(.hostIsDeallocated) == [cancelled(2)])
    machine = Machine()
    _ = machine.handle(.hostDidAppear)
    _ = show("A", 1)
    #expect(machine.handle(.hostIsDeallocated) == [.stopWaiting, cancelled(1)])
  }
}
