public import Foundation
import UIKit

/// The reason why an object could not be touched, text could not be typed, or a quick action could not be performed.
///
/// The associated values describe the objects on the screen.
public enum SimulatorError: Error, Equatable, CustomStringConvertible {
  /// Nothing on the screen has the text, label, or identifier.
  case notFound(String, onScreen: [String])
  /// Several views or elements have the name.
  ///
  /// Each candidate is described by its class and its frame in the window.
  case ambiguous(String, candidates: [String])
  /// The object is on the screen, but another one is in front of it or it does not receive touches.
  case notReachable(String, reason: String)
  /// No view receives a touch at the point.
  case nothingAt(CGPoint)
  /// No first responder accepts text.
  ///
  /// The value contains its class, or `nil` if there is none.
  case nothingAcceptsText(String, firstResponder: String?)
  /// The app has no quick action with the title.
  case noQuickAction(String, titles: [String])
  /// The app has not requested to fetch data in the background.
  case noBackgroundFetch
  /// The app is not registered for remote notifications.
  case notRegisteredForRemoteNotifications
  /// The app does not receive remote control events.
  case noRemoteControlEvents

  /// A description of the error, in one or two sentences.
  public var description: String {
    switch self {
    case .notFound(let text, let onScreen):
      return "Nothing on the screen has the name \"\(text)\". "
        + (onScreen.isEmpty ? "No view has a name." : "The names are: \(Self.list(onScreen)).")
    case .ambiguous(let text, let candidates):
      return
        "\(candidates.count) views on the screen have the name \"\(text)\": \(candidates.joined(separator: "; "))."
        + " Tap one of them by its accessibility identifier or by a point."
    case .notReachable(let text, let reason):
      return "\"\(text)\" is on the screen, but a touch does not reach it: \(reason)."
    case .nothingAt(let point):
      return "No view receives a touch at (\(Int(point.x)), \(Int(point.y)))."
    case .nothingAcceptsText(let text, let responder):
      let reason =
        responder.map { "\($0) is the first responder and does not accept text" } ?? "there is no first responder"
      return "\"\(text)\" cannot be typed: \(reason). Tap a field first."
    case .noQuickAction(let title, let titles):
      return "The app has no quick action \"\(title)\". "
        + (titles.isEmpty
          ? "Assign UIApplication.shortcutItems, or add it to Info.plist." : "The titles are: \(Self.list(titles)).")
    case .noBackgroundFetch:
      return
        "The app fetches nothing in the background. Call UIApplication.setMinimumBackgroundFetchInterval(_:) first."
    case .notRegisteredForRemoteNotifications:
      return
        "The app is not registered for remote notifications. Call UIApplication.registerForRemoteNotifications() first."
    case .noRemoteControlEvents:
      return
        "The app receives no remote control events. Call UIApplication.beginReceivingRemoteControlEvents() first."
    }
  }

  private static func list(_ names: [String]) -> String { names.map { "\"\($0)\"" }.joined(separator: ", ") }
}

extension SimulatorError {
  /// Creates the error for a name that has no target.
  @MainActor
  init(_ failure: TouchTarget.Failure, of name: String) {
    switch failure {
    case .notFound(let names): self = .notFound(name, onScreen: names)
    case .ambiguous(let candidates): self = .ambiguous(name, candidates: candidates)
    case .notReachable(let reason): self = .notReachable(name, reason: reason)
    }
  }
}
