@testable import Stateroom

/// A suite about the effects of a machine of a stack.
protocol NavigationMachineSuite {}

extension NavigationMachineSuite {
  typealias Machine = NavigationMachine<Int, String>

  func entries(_ controllers: [Int]) -> [Machine.Entry] {
    controllers.map { .init(controller: $0, state: "\($0)") }
  }

  /// A machine in the middle of a push of 2 onto 1, requested as number 2.
  func pushing(_ effects: inout [Machine.Effect]) -> Machine {
    var machine = Machine()
    machine.handle(.init(ids: [RequestID(1)], operation: .set(entries([1])), isAnimated: false), into: &effects)
    machine.called(1)
    machine.found(entries([1]), isInteractive: false, into: &effects)
    machine.ended(1, isCancelled: false, into: &effects)
    machine.handle(.init(ids: [RequestID(2)], operation: .push(entries([2])[0]), isAnimated: true), into: &effects)
    machine.called(2)
    machine.found(entries([1, 2]), isInteractive: false, into: &effects)
    _ = machine.announcement()
    effects = []
    return machine
  }

  static func entry(_ controller: Int, _ state: String? = nil) -> Machine.Entry {
    .init(controller: controller, state: state ?? "\(controller)")
  }
}
