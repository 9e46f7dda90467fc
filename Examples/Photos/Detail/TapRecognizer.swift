import UIKit

/// A tap recognizer that calls a closure with the location of the tap in its view.
final class TapRecognizer: UITapGestureRecognizer {
  private let handler: (CGPoint) -> Void

  init(taps: Int = 1, handler: @escaping (CGPoint) -> Void) {
    self.handler = handler
    super.init(target: nil, action: nil)
    numberOfTapsRequired = taps
    #if canImport(ObjectiveC)
      addTarget(self, action: #selector(callHandler))
    #else
      addTarget(self, action: "callHandler")
    #endif
  }

  #if canImport(ObjectiveC)
    @objc
  #endif
  private func callHandler() { handler(location(in: view)) }
}

#if !canImport(ObjectiveC)
  // A replacement for the dispatch by name of Objective-C on Apple's platforms.
  extension TapRecognizer: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      guard action == "callHandler" else { return false }
      callHandler()
      return true
    }
  }
#endif
