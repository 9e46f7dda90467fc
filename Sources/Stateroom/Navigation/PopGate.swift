import UIKit

#if !os(tvOS)
  /// A gate that prevents a pop gesture from beginning while a leave guard does not allow the pop.
  ///
  /// The recognizer of the gesture and its delegate belong to UIKit. The gate adds a recognizer of the same kind, which
  /// must fail before UIKit's can begin. It recognizes the touch if a leave guard prevents the pop, and fails
  /// otherwise.
  @MainActor
  final class PopGate {
    private let recognizer: UIPanGestureRecognizer
    private let listener = GestureListener()
    private let mayPop: (_ wouldBegin: () -> Bool) -> Bool
    private weak var pop: UIGestureRecognizer?

    /// Creates a gate for a pop gesture, and installs it on the view.
    ///
    /// - Parameters:
    ///   - pop: UIKit's recognizer.
    ///   - view: The view of the navigation controller.
    ///   - mayPop: A closure that returns whether the leave guards allow the pop. Its argument returns whether UIKit
    ///     would let the gesture begin, because a leave guard must not be evaluated for a gesture that does nothing.
    init(for pop: UIGestureRecognizer, on view: UIView, mayPop: @escaping (_ wouldBegin: () -> Bool) -> Bool) {
      self.pop = pop
      self.mayPop = mayPop
      recognizer = Self.recognizer(like: pop)
      // The reference is weak because leave guards run during the call and may deallocate the navigation controller.
      listener.shouldBegin = { [weak self] in self?.shouldBegin() ?? false }
      // The gate prevents only UIKit's pop gesture; scrolling and the app's gestures continue.
      listener.allowsSimultaneous = { [weak pop] in $0 !== pop }
      listener.listen(to: recognizer)
      view.addGestureRecognizer(recognizer)
      pop.require(toFail: recognizer)
    }

    private static func recognizer(like pop: UIGestureRecognizer) -> UIPanGestureRecognizer {
      #if !os(visionOS)
        if let pop = pop as? UIScreenEdgePanGestureRecognizer {
          let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
          recognizer.edges = pop.edges
          return recognizer
        }
      #endif
      return UIPanGestureRecognizer(target: nil, action: nil)
    }

    private func shouldBegin() -> Bool {
      guard isTowardsPop else { return false }
      // The view keeps a touch that would not pop.
      recognizer.cancelsTouchesInView = wouldBegin
      return !mayPop { wouldBegin }
    }

    /// A Boolean value that indicates whether the touch moves from the leading to the trailing edge.
    private var isTowardsPop: Bool {
      guard let view = recognizer.view else { return false }
      let velocity = recognizer.velocity(in: view)
      let isMirrored = view.effectiveUserInterfaceLayoutDirection == .rightToLeft
      return (isMirrored ? -velocity.x : velocity.x) > abs(velocity.y)
    }

    private var wouldBegin: Bool {
      guard let pop, pop.isEnabled else { return false }
      #if canImport(ObjectiveC)
        return pop.delegate?.gestureRecognizerShouldBegin?(pop) ?? true
      #else
        return pop.delegate?.gestureRecognizerShouldBegin(pop) ?? true
      #endif
    }
  }
#endif
