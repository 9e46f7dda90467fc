#if canImport(SwiftUI)
  public import SwiftUI
  import UIKit

  /// A SwiftUI view that displays one view per state and replaces it with a container transition.
  ///
  /// ```swift
  /// struct RootView: View {
  ///   @State private var phase = Phase.signIn
  ///
  ///   var body: some View {
  ///     StateContainer(state: $phase) { phase in
  ///       switch phase {
  ///       case .signIn: SignInView(phase: $phase)
  ///       case .home: HomeView(phase: $phase)
  ///       }
  ///     }
  ///   }
  /// }
  /// ```
  ///
  /// A change of the state is a request to a ``StateViewController``, so that it can interrupt a running transition.
  /// When a request is refused, or a gesture cancels its transition, the binding is set to the state that is shown.
  ///
  /// A view that has appeared keeps its SwiftUI state until its transition away from the screen ends.
  public struct StateContainer<State: Equatable, Content: View>: UIViewControllerRepresentable {
    private let state: Binding<State>
    private let isAnimated: Bool
    private let transition: (State, State) -> ContainerTransition
    private let content: (State) -> Content

    /// Creates a container that displays a view for each state.
    ///
    /// - Parameters:
    ///   - state: The state to display.
    ///   - animated: A Boolean value that indicates whether changes are animated. A transaction that disables
    ///     animations takes precedence. The default is `true`.
    ///   - transition: A closure that returns the transition from one state to another. The default is a cross
    ///     dissolve.
    ///   - content: A closure that returns the view for a state.
    public init(
      state: Binding<State>, animated: Bool = true,
      transition: @escaping (_ oldState: State, _ newState: State) -> ContainerTransition = { _, _ in .dissolve },
      @ViewBuilder content: @escaping (_ state: State) -> Content
    ) {
      self.state = state
      isAnimated = animated
      self.transition = transition
      self.content = content
    }

    /// Creates the object that keeps the container and the binding equal.
    public func makeCoordinator() -> StateContainerCoordinator<State, Content> {
      StateContainerCoordinator(state: state, transition: transition, content: content)
    }

    /// Creates the container with the view for the current state.
    public func makeUIViewController(context: Context) -> StateViewController<State> {
      context.coordinator.environment = context.environment
      return context.coordinator.makeViewController()
    }

    /// Updates the displayed views, and requests a transition if the state has changed.
    public func updateUIViewController(_ viewController: StateViewController<State>, context: Context) {
      let coordinator = context.coordinator
      coordinator.state = state
      coordinator.transition = transition
      coordinator.content = content
      coordinator.environment = context.environment
      coordinator.update(viewController, animated: isAnimated && !context.transaction.disablesAnimations)
    }
  }
#endif
