import UIKit

/// All changes that a path requires, determined before the first of them is made.
///
/// Steps are resolved from the outermost container inward. If the content that a step leads to does not exist yet, the plan
/// creates and retains it, and resolves the following steps against it. A whole interface is therefore complete, and known
/// to be possible, before the first of its views is loaded. If the path is refused, the content that was created for it is
/// released without having been visible.
@MainActor
struct PathPlan {
  /// The changes to make. A container precedes the containers inside it.
  private(set) var passages: [PathPassage] = []
  private var taken: Set<ObjectIdentifier> = []

  /// Creates a plan for steps that begin at one of these places or inside it.
  ///
  /// - Throws: The refusal of a step that is not optional.
  init(_ nodes: [PathNode], from start: [Place]) throws(TransitionRefusal) {
    try follow(nodes, from: start)
  }

  /// The view controllers whose leave guards must approve the change, each listed once.
  var leaving: [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    return passages.flatMap(\.leaving).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A place at which the search for a container begins.
  struct Place {
    var object: AnyObject
    /// A Boolean value that indicates whether the object is inside content that is not visible yet.
    var isUnseen = false
  }

  private mutating func follow(_ nodes: [PathNode], from places: [Place]) throws(TransitionRefusal) {
    for node in nodes {
      guard let passage = try passage(for: node.step, from: places) else { continue }
      node.step.willPerform()
      // A closure that waits for an answer must not retain what retains it, so the content is removed. The change retains
      // what was created.
      passages.append(passage.withoutContent)
      if let container = passage.container { taken.insert(ObjectIdentifier(container)) }
      guard node.step.isForward else { continue }
      // If nothing is shown, the following steps are resolved in an empty group and fail because they have no place.
      let groups = passage.groups.isEmpty ? [[]] : passage.groups
      for group in groups { try follow(node.next, from: group.map(passage.place)) }
    }
  }

  /// Returns what the nearest container that takes a step must do; `nil` if the step can be left out.
  private func passage(for step: any PathStep, from start: [Place]) throws(TransitionRefusal) -> PathPassage? {
    var places = start
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      // The content of a container that already has a step is reserved for the steps that follow it.
      if taken.contains(ObjectIdentifier(place.object)) { continue }
      if let container = place.object as? any PathContainer {
        switch container.decide(on: step) {
        case .notMine: break
        case .passage(var passage):
          passage.isUnseen = place.isUnseen
          return passage
        case .nothing(let reason):
          step.wasDropped(because: reason)
          return nil
        case .refused(let refusal):
          guard step.isOptional else { throw refusal.at(step) }
          step.wasDropped(because: refusal.description)
          return nil
        }
      }
      places += Self.content(of: place.object).map { Place(object: $0, isUnseen: place.isUnseen) }
    }
    let refusal = TransitionRefusal.noContainer(for: step, below: start.map(\.object), among: places.map(\.object))
    guard step.isOptional else { throw refusal }
    step.wasDropped(because: refusal.description)
    return nil
  }

  /// Returns the view controllers that an object shows, or will show after a running transition.
  static func content(of object: AnyObject) -> [UIViewController] {
    switch object {
    case let container as any PathContainer: container.pathContent
    case let root as RootContainerViewController: root.interfaceViewController.map { [$0] } ?? []
    case let container as ContainerViewController: container.viewControllers
    case let stack as UINavigationController: stack.viewControllers.last.map { [$0] } ?? []
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let controller as UIViewController: controller.children
    default: []
    }
  }
}

extension TransitionRefusal {
  /// Returns the refusal with a description of the step that it concerns.
  @MainActor
  fileprivate func at(_ step: any PathStep) -> TransitionRefusal {
    TransitionRefusal(
      reason: reason, description: "The step \(step.description) of a path cannot be performed. \(description)")
  }

  @MainActor
  fileprivate static func noContainer(
    for step: any PathStep, below start: [AnyObject], among looked: [AnyObject]
  ) -> TransitionRefusal {
    let places = start.isEmpty ? "a container that shows nothing" : start.map { "\($0)" }.joined(separator: ", ")
    let names = looked.map { "\(type(of: $0))" }.joined(separator: ", ")
    return TransitionRefusal(
      reason: .noContainerForStep,
      description:
        "There is no container for the step \(step.description) of a path in \(places). Containers that were searched: \(names.isEmpty ? "nothing" : names). Put the steps in the order of the containers, the outermost first, and add each container to its parent before the parent's view is loaded."
    )
  }
}
