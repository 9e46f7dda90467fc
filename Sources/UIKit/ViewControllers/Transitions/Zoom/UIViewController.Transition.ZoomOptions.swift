extension UIViewController.Transition {
  /// The options of a zoom transition.
  @preconcurrency @MainActor
  open class ZoomOptions: NSObject, @MainActor NSCopying {
    /// The color that dims the views behind the zoomed view; `nil` for the system's.
    open var dimmingColor: UIColor?

    /// The effect that is applied to the views behind the zoomed view; `nil` for none.
    open var dimmingVisualEffect: UIBlurEffect?

    /// A closure that returns the rectangle in the zoomed view controller's view that the source view is aligned with.
    ///
    /// If the closure is `nil`, or returns `nil`, the source view is aligned with the upper part of the view, across
    /// its width.
    open var alignmentRectProvider: ((AlignmentRectContext) -> CGRect?)?

    /// A closure that returns whether a gesture of the user begins to dismiss the zoomed view controller.
    ///
    /// If the closure is `nil`, the gesture begins if ``InteractionContext/willBegin`` is `true`.
    open var interactiveDismissShouldBegin: ((InteractionContext) -> Bool)?

    /// Creates the default options.
    public override init() { super.init() }

    /// Returns options with the same values.
    open func copy(with zone: NSZone? = nil) -> Any { copied() }

    func copied() -> ZoomOptions {
      let copy = ZoomOptions()
      copy.dimmingColor = dimmingColor
      copy.dimmingVisualEffect = dimmingVisualEffect
      copy.alignmentRectProvider = alignmentRectProvider
      copy.interactiveDismissShouldBegin = interactiveDismissShouldBegin
      return copy
    }
  }

  /// The view controllers of a zoom transition that requests its source view.
  @preconcurrency @MainActor
  public class ZoomSourceViewProviderContext: NSObject {
    /// The view controller behind the zoomed one.
    public let sourceViewController: UIViewController

    /// The view controller that is presented or pushed.
    public let zoomedViewController: UIViewController

    init(source: UIViewController, zoomed: UIViewController) {
      sourceViewController = source
      zoomedViewController = zoomed
      super.init()
    }
  }
}

extension UIViewController.Transition.ZoomOptions {
  /// The participants of a zoom transition that requests the alignment rectangle.
  @preconcurrency @MainActor
  public class AlignmentRectContext: NSObject {
    /// The view that the transition zooms from, or back to.
    public let sourceView: UIView

    /// The view controller that is presented or pushed.
    public let zoomedViewController: UIViewController

    init(source: UIView, zoomed: UIViewController) {
      sourceView = source
      zoomedViewController = zoomed
      super.init()
    }
  }

  /// A gesture that is about to dismiss a zoomed view controller.
  @preconcurrency @MainActor
  public class InteractionContext: NSObject {
    /// The location of the gesture in the view of the zoomed view controller.
    public let location: CGPoint

    /// The velocity of the gesture, in points per second.
    public let velocity: CGVector

    /// A Boolean value that indicates whether the gesture begins if the app does not decide.
    ///
    /// The value is `false` where the content scrolls instead.
    public let willBegin: Bool

    init(location: CGPoint, velocity: CGVector, willBegin: Bool) {
      self.location = location
      self.velocity = velocity
      self.willBegin = willBegin
      super.init()
    }
  }
}
