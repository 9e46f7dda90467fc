public import Foundation
public import UIKit

extension StateArchive {
  /// Creates an archive of what the containers at a view controller, and inside it, show.
  ///
  /// If a transition is running, the archive contains what the containers show when they are at rest. A container takes
  /// part if its states are `Codable`; the content of other containers is searched. What a state presents is archived
  /// with it; other presented view controllers are not. Containers that are nested more deeply than ``maximumDepth``
  /// are left out and listed in ``omissions``.
  ///
  /// - Parameters:
  ///   - viewController: The view controller at which the search for containers begins.
  ///   - version: The version of the app's states.
  ///   - date: The date of the archive. The default is the current date.
  @preconcurrency @MainActor
  public init(of viewController: UIViewController, version: Int, date: Date = Date()) {
    self.init(ofAnything: viewController, version: version, date: date)
  }

  /// Creates an archive of what a root controller shows, with the interface of its first window.
  ///
  /// - Parameters:
  ///   - root: The root controller.
  ///   - version: The version of the app's states.
  ///   - date: The date of the archive. The default is the current date.
  @preconcurrency @MainActor
  public init<State>(of root: RootController<State>, version: Int, date: Date = Date()) {
    self.init(ofAnything: root, version: version, date: date)
  }

  @MainActor
  init(ofAnything root: AnyObject, version: Int, date: Date) {
    var omissions: [String] = []
    self.init(version: version, date: date, nodes: Self.nodes(in: [root], level: 1, &omissions))
    self.omissions = omissions
  }

  /// Returns the outermost containers, at these objects or inside them, that can be archived.
  ///
  /// - Parameter level: The nesting level of these containers. The level of the outermost containers is 1.
  @MainActor
  static func nodes(in objects: [AnyObject], level: Int, _ omissions: inout [String]) -> [Node] {
    var nodes: [Node] = []
    for object in objects {
      if let saved = (object as? any PathContainer)?.savedStates {
        if level > maximumDepth {
          omissions.append("\(EventName.of(class: object)): more than \(maximumDepth) containers are nested.")
        } else if let node = saved.node(level: level, &omissions) {
          nodes.append(node)
        }
      } else {
        nodes += Self.nodes(in: PathPlan.content(of: object), level: level, &omissions)
      }
    }
    return nodes
  }
}
