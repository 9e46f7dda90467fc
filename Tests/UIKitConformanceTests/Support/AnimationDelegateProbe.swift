import UIKit

/// A delegate of animation blocks that records its calls.
@MainActor
final class AnimationDelegateProbe: NSObject {
  private let log: CallbackLog

  init(_ log: CallbackLog) { self.log = log }

  private func note(_ name: String, _ id: String?, _ context: UnsafeMutableRawPointer?) {
    log.note("\(name) \(id ?? "nil") \(context.map { "\(Int(bitPattern: $0))" } ?? "nil")")
  }

  #if canImport(ObjectiveC)
    static let willStart = #selector(animationWillStart(_:context:))
    static let didStop = #selector(animationDidStop(_:finished:context:))
    static let ended = #selector(animationEnded)

    @objc func animationWillStart(_ id: String?, context: UnsafeMutableRawPointer?) { note("start", id, context) }
    @objc func animationDidStop(_ id: String?, finished: NSNumber, context: UnsafeMutableRawPointer?) {
      note("stop(\(finished.boolValue))", id, context)
    }
    @objc func animationEnded() { log.note("ended") }
  #else
    static let willStart: Selector = "animationWillStart:context:"
    static let didStop: Selector = "animationDidStop:finished:context:"
    static let ended: Selector = "animationEnded"
  #endif
}

#if !canImport(ObjectiveC)
  extension AnimationDelegateProbe: _RuntimeActionTarget {
    func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
      let arguments = sender as? [Any?] ?? []
      switch action {
      case Self.willStart where arguments.count == 2:
        note("start", arguments[0] as? String, arguments[1] as? UnsafeMutableRawPointer)
      case Self.didStop where arguments.count == 3:
        let finished = (arguments[1] as? NSNumber)?.boolValue == true
        note("stop(\(finished))", arguments[0] as? String, arguments[2] as? UnsafeMutableRawPointer)
      case Self.ended where sender == nil: log.note("ended")
      default: return false
      }
      return true
    }
  }
#endif
