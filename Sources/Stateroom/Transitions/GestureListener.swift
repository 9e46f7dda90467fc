import UIKit

/// Who a gesture recognizer tells and asks, in closures.
///
/// With an Objective-C runtime a recognizer's target is called by a selector, without one by name.
@MainActor
final class GestureListener: NSObject, UIGestureRecognizerDelegate {
  var onMove: () -> Void = {}
  var shouldBegin: () -> Bool = { true }

  func listen(to recognizer: UIGestureRecognizer) {
    recognizer.delegate = self
    #if canImport(ObjectiveC)
      recognizer.addTarget(self, action: #selector(recognizerMoved))
    #else
      recognizer.addTarget(self, action: "recognizerMoved")
    #endif
  }

  func gestureRecognizerShouldBegin(_ gestureRecognizer: UIGestureRecognizer) -> Bool { shouldBegin() }

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
