extension UIViewController {
  /// An object that defines the animation with which a view controller is presented or pushed, and dismissed or popped.
  ///
  /// Assign it to ``UIViewController/preferredTransition``.
  @preconcurrency @MainActor
  public class Transition: NSObject {
    /// The animation of a transition.
    enum Animation {
      /// The animation of a transition style.
      case style(UIModalTransitionStyle)
      /// A zoom from a view.
      case zoom(ZoomTransition)
    }

    let animation: Animation

    required init(_ animation: Animation) {
      self.animation = animation
      super.init()
    }

    /// The transition in which the view slides up from the bottom, and down again.
    public static var coverVertical: Self { Self(.style(.coverVertical)) }

    /// The transition in which the view flips about the vertical axis.
    public static var flipHorizontal: Self { Self(.style(.flipHorizontal)) }

    /// The transition in which the view fades in and out.
    public static var crossDissolve: Self { Self(.style(.crossDissolve)) }

    /// Returns a transition that zooms from a view of the app, and back to it.
    ///
    /// The user can also dismiss, or pop, the zoomed view controller by dragging it down, or from the leading edge of
    /// the screen.
    ///
    /// - Parameters:
    ///   - options: Further options of the transition.
    ///   - sourceViewProvider: A closure that returns the view, for example a thumbnail. It is called at each
    ///     transition, because the view can be another one when the zoomed view controller leaves. Without a view in
    ///     the window, the zoomed view is scaled at its center.
    public static func zoom(
      options: ZoomOptions? = nil, sourceViewProvider: @escaping (ZoomSourceViewProviderContext) -> UIView?
    ) -> Self {
      Self(.zoom(ZoomTransition(options: options?.copied() ?? ZoomOptions(), sourceView: sourceViewProvider)))
    }
  }
}

extension UIViewController.Transition {
  /// The zoom; `nil` for other transitions.
  var zoom: ZoomTransition? {
    if case .zoom(let zoom) = animation { zoom } else { nil }
  }

  /// Returns an animator for the transition.
  ///
  /// - Parameters:
  ///   - isPresenting: A Boolean value that indicates whether the controller arrives.
  ///   - controller: The controller whose transition it is.
  ///   - source: The controller behind it.
  func animator(
    isPresenting: Bool, of controller: UIViewController, above source: UIViewController?
  ) -> BuiltInAnimator {
    switch animation {
    case .style(let style): style.animator(isPresenting: isPresenting)
    case .zoom(let zoom): ZoomAnimator(isPresenting: isPresenting, zoom: zoom, of: controller, above: source)
    }
  }
}
