@testable import Stateroom

/// A suite about the effects of a machine.
protocol ContainmentMachineSuite {
  var machine: ContainmentMachine<String> { get set }
}

extension ContainmentMachineSuite {
  typealias Machine = ContainmentMachine<String>
  typealias Effect = Machine.Effect

  mutating func request(
    _ id: Int,
    _ children: [String],
    animated: Bool = false,
    policy: TransitionPolicy = .finishThenLatest
  ) -> [Effect] {
    machine.handle(
      .request(.init(RequestID(id), children: children, animated: animated, policy: policy))
    )
  }

  /// Shows `children` in a host that is loaded and off screen.
  mutating func load(_ children: [String]) {
    _ = request(1, children)
    machine.handle(.hostViewDidLoad)
  }

  /// Shows `children` on screen.
  mutating func show(_ children: [String]) {
    load(children)
    machine.handle(.hostWillAppear(animated: false))
    machine.handle(.hostDidAppear)
  }
}
