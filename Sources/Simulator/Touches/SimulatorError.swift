public import Foundation

/// Why something could not be touched or typed: what was looked for, and what is there instead.
public enum SimulatorError: Error, Equatable, CustomStringConvertible {
  /// Nothing on the screen has the text, label or identifier.
  case notFound(String, onScreen: [String])
  /// Several things have it; each is told by its class and frame in the window.
  case ambiguous(String, candidates: [String])
  /// It is there, but something else is in front or touches do not reach it.
  case notReachable(String, reason: String)
  /// No view takes a touch at the point.
  case nothingAt(CGPoint)
  /// No first responder takes text; who it is instead, told by its class, nil for nobody.
  case nothingAcceptsText(String, firstResponder: String?)

  /// What happened, in a sentence or two.
  public var description: String {
    switch self {
    case .notFound(let text, let onScreen):
      let names =
        onScreen.isEmpty ? "nothing with a name" : onScreen.map { "\"\($0)\"" }.joined(separator: ", ")
      return "Nothing on the screen is called \"\(text)\". There is: \(names)."
    case .ambiguous(let text, let candidates):
      return
        "\(candidates.count) things on the screen are called \"\(text)\": \(candidates.joined(separator: "; "))."
        + " Tap one of them by its accessibility identifier or by a point."
    case .notReachable(let text, let reason):
      return "\"\(text)\" is on the screen, but a touch does not reach it: \(reason)."
    case .nothingAt(let point):
      return "No view takes a touch at (\(Int(point.x)), \(Int(point.y)))."
    case .nothingAcceptsText(let text, let responder):
      let reason = responder.map { "\($0) is first responder and takes no text" } ?? "there is no first responder"
      return "\"\(text)\" cannot be typed: \(reason). Tap a field first."
    }
  }
}
