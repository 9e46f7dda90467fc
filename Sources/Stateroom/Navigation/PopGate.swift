import UIKit

#if !os(tvOS)
  /// Lets the swipe back begin only when nobody on the stack has anything against it.
  ///
  /// The swipe's own recognizer belongs to UIKit, as does its delegate. So it is made to wait for one that stands in front of
  /// it: that one takes the finger if there is an objection, and fails if there is none.
  @MainActor
  final class PopGate {
    private let recognizer = UIScreenEdgePanGestureRecognizer(target: nil, action: nil)
    private let listener = GestureListener()
    private weak var pop: UIGestureRecognizer?

    /// - Parameter mayPop: Whether nobody objects. Who does is not to be asked in vain: the argument tells whether UIKit would
    ///   let the swipe begin.
    init(mayPop: @escaping (_ wouldBegin: () -> Bool) -> Bool) {
      listener.shouldBegin = { [unowned self] in !mayPop { wouldBegin } }
      listener.listen(to: recognizer)
    }

    func attach(to view: UIView, before pop: UIGestureRecognizer) {
      self.pop = pop
      recognizer.edges = (pop as? UIScreenEdgePanGestureRecognizer)?.edges ?? .left
      view.addGestureRecognizer(recognizer)
      pop.require(toFail: recognizer)
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
