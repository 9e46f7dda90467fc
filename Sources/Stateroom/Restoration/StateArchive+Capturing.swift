public import Foundation
public import UIKit

extension StateArchive {
  static func name(of type: Any.Type) -> String { String(describing: type) }

  /// Makes an archive of what the containers at a controller, and inside of it, show, or will when they are at rest.
  ///
  /// A container takes part if its states are `Codable`; others are looked through. What is presented is not kept.
  /// Containers that are nested more deeply than ``maximumDepth`` are left out and listed in ``omissions``.
  @preconcurrency @MainActor
  public init(of viewController: UIViewController, version: Int, date: Date = Date()) {
    self.init(ofAnything: viewController, version: version, date: date)
  }

  /// Makes an archive of what a root controller shows, with the interface of its first window.
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

  /// The outermost containers at these objects, or inside of them, that can be kept.
  ///
  /// - Parameter level: How many containers there are down to these, one of these included.
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
