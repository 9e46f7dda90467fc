#if canImport(SwiftUI)
  public import SwiftUI
  public import UIKit

  extension UIViewController {
    /// Embeds a SwiftUI view, in a hosting controller that becomes a child.
    ///
    /// - Parameters:
    ///   - rootView: The view to display.
    ///   - containerView: A view in this controller's view hierarchy. The default is the controller's view.
    ///   - transition: The transition of the entering view. The default is `.none`.
    ///   - completion: A closure that is called once, with the outcome of the request. The default is `nil`.
    /// - Returns: The hosting controller, which ``unembed(_:using:completion:)`` removes.
    @discardableResult
    public func embed<Content: View>(
      rootView: Content, in containerView: UIView? = nil, using transition: ContainerTransition = .none,
      completion: ((TransitionOutcome) -> Void)? = nil
    ) -> UIHostingController<Content> {
      let child = UIHostingController(rootView: rootView)
      embed(child, in: containerView, using: transition, completion: completion)
      return child
    }
  }

  extension StateViewController {
    /// Creates a container that displays a SwiftUI view for each state.
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - rootView: A closure that returns the view for a state, when the state is shown.
    public convenience init<Content: View>(
      initialState: State, @ViewBuilder rootView: @escaping (_ state: State) -> Content
    ) where State: Equatable {
      self.init(initialState: initialState) { UIHostingController(rootView: rootView($0)) }
    }
  }

  extension StateNavigationController {
    /// Creates a navigation controller that displays a SwiftUI view for each state of its stack.
    ///
    /// - Parameters:
    ///   - initialState: The state at the bottom of the stack.
    ///   - rootView: A closure that returns the view for a state, when the state comes onto the stack.
    public convenience init<Content: View>(
      initialState: State, @ViewBuilder rootView: @escaping (_ state: State) -> Content
    ) {
      self.init(initialState: initialState) { UIHostingController(rootView: rootView($0)) }
    }
  }

  extension StateTabBarController {
    /// Creates a tab bar controller that displays a SwiftUI view for each state.
    ///
    /// - Parameters:
    ///   - states: The states that have a tab, in the order of the tabs.
    ///   - initialState: The state that is selected. The default is the first one.
    ///   - rootView: A closure that returns the view for a state, when its tab is first shown.
    public convenience init<Content: View>(
      states: [State], initialState: State? = nil, @ViewBuilder rootView: @escaping (_ state: State) -> Content
    ) {
      self.init(states: states, initialState: initialState) { UIHostingController(rootView: rootView($0)) }
    }
  }

  extension RootController {
    /// Creates a root controller that displays a SwiftUI view for each state.
    ///
    /// - Parameters:
    ///   - initialState: The first state.
    ///   - configuration: The appearance of a change. The default is a configuration with default values.
    ///   - rootView: A closure that returns the view for a state, once per window.
    public convenience init<Content: View>(
      initialState: State, configuration: RootConfiguration = RootConfiguration(),
      @ViewBuilder rootView: @escaping (_ state: State) -> Content
    ) where State: Equatable {
      self.init(initialState: initialState, configuration: configuration) {
        UIHostingController(rootView: rootView($0))
      }
    }
  }
#endif
