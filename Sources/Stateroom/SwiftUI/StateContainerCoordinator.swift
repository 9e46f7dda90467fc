#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  /// The object that keeps the container of a ``StateContainer`` and its binding equal.
  @MainActor
  public final class StateContainerCoordinator<State: Equatable, Content: View> {
    var state: Binding<State>
    var transition: (State, State) -> ContainerTransition
    var content: (State) -> Content
    var environment = EnvironmentValues()
    /// The last state that the binding requested.
    ///
    /// A binding with another value has a request that is not made yet.
    private var requested: State
    private var hosts: [Weak<StateHostingController<State, Content>>] = []

    init(
      state: Binding<State>, transition: @escaping (State, State) -> ContainerTransition,
      content: @escaping (State) -> Content
    ) {
      self.state = state
      self.transition = transition
      self.content = content
      requested = state.wrappedValue
    }

    func makeViewController() -> StateViewController<State> {
      HostedStateViewController(initialState: requested, coordinator: self)
    }

    func makeHost(for state: State) -> UIViewController {
      let host = StateHostingController(state: state, rootView: rootView(for: state))
      hosts.removeAll { $0.object == nil }
      hosts.append(Weak(host))
      return host
    }

    private func rootView(for state: State) -> HostedContent<Content> {
      HostedContent(content: content(state), environment: environment)
    }

    func update(_ viewController: StateViewController<State>, animated: Bool) {
      for entry in hosts {
        guard let host = entry.object else { continue }
        host.rootView = rootView(for: host.state)
      }
      let newState = state.wrappedValue
      // What was requested before is not requested again, also if it was refused or a gesture leads elsewhere.
      guard newState != requested else { return }
      requested = newState
      viewController.transition(to: newState, animated: animated) { [weak self, weak viewController] _ in
        if let viewController { self?.synchronize(with: viewController) }
      }
    }

    /// Sets the binding to the state of the container, after the running update of SwiftUI's views.
    func synchronize(with viewController: StateViewController<State>) {
      guard viewController.state != requested else { return }
      Task { [weak self, weak viewController] in
        guard let self, let viewController, !viewController.isTransitioning, !viewController.isAskingToLeave,
          // A value that was set meanwhile is newer than what the container shows.
          state.wrappedValue == requested
        else { return }
        requested = viewController.state
        if state.wrappedValue != requested { state.wrappedValue = requested }
      }
    }
  }

  /// The container behind a ``StateContainer``.
  private final class HostedStateViewController<State: Equatable, Content: View>: StateViewController<State> {
    private let coordinator: StateContainerCoordinator<State, Content>

    init(initialState: State, coordinator: StateContainerCoordinator<State, Content>) {
      self.coordinator = coordinator
      super.init(initialState: initialState)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a state container of SwiftUI is made in code") }

    override func viewController(for state: State) -> UIViewController { coordinator.makeHost(for: state) }

    override func preferredTransition(from oldState: State, to newState: State) -> ContainerTransition {
      coordinator.transition(oldState, newState)
    }

    override func didChangeState(from previousState: State?, to newState: State, animated: Bool) {
      super.didChangeState(from: previousState, to: newState, animated: animated)
      coordinator.synchronize(with: self)
    }
  }
#endif
