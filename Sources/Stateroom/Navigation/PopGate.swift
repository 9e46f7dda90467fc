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

    init(mayPop: @escaping () -> Bool) {
      listener.shouldBegin = { !mayPop() }
      listener.listen(to: recognizer)
    }

    func attach(to view: UIView, before pop: UIGestureRecognizer) {
      recognizer.edges = (pop as? UIScreenEdgePanGestureRecognizer)?.edges ?? .left
      view.addGestureRecognizer(recognizer)
      pop.require(toFail: recognizer)
    }
  }
#endif
