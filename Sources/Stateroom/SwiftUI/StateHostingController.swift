#if canImport(SwiftUI)
  import SwiftUI
  import UIKit

  /// A hosting controller that displays the view of one state.
  final class StateHostingController<State, Content: View>: UIHostingController<HostedContent<Content>> {
    let state: State

    init(state: State, rootView: HostedContent<Content>) {
      self.state = state
      super.init(rootView: rootView)
    }

    @available(*, unavailable)
    required init?(coder: NSCoder) { fatalError("a hosting controller of a state container is made in code") }
  }

  /// A view with the environment of the container that displays it.
  ///
  /// A hosting controller does not inherit the environment of a representable view that contains it.
  struct HostedContent<Content: View>: View {
    let content: Content
    let environment: EnvironmentValues

    var body: some View { content.environment(\.self, environment) }
  }
#endif
