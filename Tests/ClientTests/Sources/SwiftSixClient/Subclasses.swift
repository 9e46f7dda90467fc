public import Stateroom
public import UIKit

/// The states of the app.
public enum Phase: Equatable {
  case signIn
  case home(String)
}

/// The names that an app likes to give its own types.
///
/// `Transition` is not among them: since iOS 18, it is a type of UIKit's within a view controller.
enum Motion { case slow }
enum State { case on }
enum Edge { case left }

/// A container as an app writes it, with a plain deinit and names of its own.
public final class RootViewController: StateViewController<Phase> {
  private let motion = Motion.slow
  private let switchState = State.on
  private let onDeinit: @Sendable () -> Void

  /// Creates a controller that calls a closure when it is deallocated.
  public init(onDeinit: @escaping @Sendable () -> Void = {}) {
    self.onDeinit = onDeinit
    super.init(initialState: .signIn)
  }

  /// Not available.
  public required init?(coder: NSCoder) { nil }

  deinit { onDeinit() }

  public override func viewController(for phase: Phase) -> UIViewController {
    let controller = UIViewController()
    switch phase {
    case .signIn: controller.title = "Sign In"
    case .home(let user): controller.title = user
    }
    return controller
  }

  public override func preferredTransition(from old: Phase, to new: Phase) -> ContainerTransition {
    .slide(from: .right, duration: 0.2)
  }
}

/// A subclass with a plain deinit.
public final class OwnAnimator: UIViewPropertyAnimator {
  deinit {}
}

/// A subclass with a plain deinit.
public final class OwnControl: UIControl {
  deinit {}
}
