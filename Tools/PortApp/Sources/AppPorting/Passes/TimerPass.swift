import SwiftSyntax

/// Writes the first date of timers with a block.
///
/// A timer that Foundation for Linux creates with an interval fires as soon as it is added to a run loop. Apple's fires
/// after the interval.
struct TimerPass: Pass {
  func apply(to port: Port) {
    port.forEach(FunctionCallExprSyntax.self) { call, file in
      let arguments = Array(call.arguments)
      guard ["Timer", "Timer.init"].contains(call.calledExpression.trimmedDescription), arguments.count >= 2,
        let label = arguments[0].label, label.text == "timeInterval", arguments[1].label?.text == "repeats"
      else { return }
      let interval = arguments[0].expression.trimmedDescription
      port.edits.replace(
        label.ownBytes, with: "fire: Date(timeIntervalSinceNow: \(interval)), interval", in: file)
      port.count(.timers)
    }
  }
}
