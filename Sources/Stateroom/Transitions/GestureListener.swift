import UIKit

/// A target and delegate of a gesture recognizer that calls closures.
///
/// With an Objective-C runtime, a recognizer calls its target by a selector; without one, by a name.
@MainActor
final class GestureListener: NSObject, UIGestureRecognizerDelegate {
  var onMove: () -> Void = {}
  var shouldBegin: () -> Bool = { true }
  /// A closure that returns whether another recognizer may recognize its gesture at the same time.
  var allowsSimultaneous: (UIGestureRecognizer) -> Bool = { _ in false }

  /// A closure that returns whether the gesture begins only after another one has failed.
  var waitsForFailure: (UIGestureRecognizer) -> Bool = { _ in false }

  func listen(to recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(recognizerMoved))
    #else
      recognizer.addTarget(self, action: "recognizerMoved")
    #endif
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin() }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRecognizeSimultaneouslyWith other: UIGestureRecognizer
  ) -> Bool { allowsSimultaneous(other) }

  func gestureRecognizer(
    _ gestureRecognizer: UIGestureRecognizer, shouldRequireFailureOf other: UIGestureRecognizer
  ) -> Bool { waitsForFailure(other) }

  #if canImport(ObjectiveC)
    @objc private func recognizerMoved() { onMove() }
  #endif
}

#if !canImport(ObjectiveC)
  extension GestureListener: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      onMove()
      return true
    }
  }
#endif
