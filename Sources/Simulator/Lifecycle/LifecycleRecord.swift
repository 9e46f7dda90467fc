package import UIKit

/// A callback of a view controller, with its receiver and its time.
public struct LifecycleRecord: Equatable, Sendable, CustomStringConvertible {
  /// The class of the view controller and its number in the class, such as `HomeViewController#1`.
  public let controller: String
  /// The virtual time of the callback.
  public let time: Duration
  package let callback: LifecycleCallback

  package init(_ controller: String, _ callback: LifecycleCallback, at time: Duration = .zero) {
    self.controller = controller
    self.callback = callback
    self.time = time
  }

  /// The class of the view controller.
  var className: String { controller.split(separator: "#").first.map(String.init) ?? controller }

  /// The callback in Swift syntax.
  public var text: String { callback.text }

  /// A description with the time, the view controller, and the callback.
  public var description: String { "\(time.secondsText) \(controller) \(text)" }
}
