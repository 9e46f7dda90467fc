import UIKit

/// Everything that has to happen along a path, worked out before anything is done.
///
/// Steps are looked at from the outside in. What a step leads to is made, if it is not there, and held by the plan; steps
/// that follow are worked out against that. So a whole interface is complete, and known to be possible, before the first of
/// its views is loaded. If the path is refused, what was made for it is let go, and nobody has seen it.
@MainActor
struct PathPlan {
  /// What has to happen, containers before those inside of them.
  private(set) var passages: [PathPassage] = []
  private var taken: Set<ObjectIdentifier> = []

  /// Works out steps that begin at one of these containers, or inside of it.
  ///
  /// - Throws: What is wrong with a step that is not optional.
  init(_ nodes: [PathNode], from start: [Place]) throws(TransitionRefusal) {
    try follow(nodes, from: start)
  }

  /// Everybody who is asked whether he may be left, once each.
  var leaving: [UIViewController] {
    var seen: Set<ObjectIdentifier> = []
    return passages.flatMap(\.leaving).filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A place where containers are looked for.
  struct Place {
    var object: AnyObject
    /// Whether it is inside of something that nobody sees yet.
    var isUnseen = false
  }

  private mutating func follow(_ nodes: [PathNode], from places: [Place]) throws(TransitionRefusal) {
    for node in nodes {
      guard let passage = try passage(for: node.step, from: places) else { continue }
      node.step.wasTaken()
      // Who waits for an answer must not hold what holds him; what was made is in the change.
      passages.append(passage.withoutContent)
      if let container = passage.container { taken.insert(ObjectIdentifier(container)) }
      guard node.step.leadsOn else { continue }
      // Where nothing is shown, whatever follows is told that there is no place for it.
      let groups = passage.groups.isEmpty ? [[]] : passage.groups
      for group in groups { try follow(node.next, from: group.map(passage.place)) }
    }
  }

  /// What the nearest container that takes a step would have to do. Nil if the step can be left out.
  private func passage(for step: any PathStep, from start: [Place]) throws(TransitionRefusal) -> PathPassage? {
    var places = start
    var index = 0
    while index < places.count {
      let place = places[index]
      index += 1
      // What is inside of one that has a step already is for those that follow it.
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

  /// The controllers inside of one that the user sees, or will see when a running transition is over.
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
  /// The refusal with the step of the path that it is about.
  @MainActor
  fileprivate func at(_ step: any PathStep) -> TransitionRefusal {
    TransitionRefusal(
      reason: reason, description: "The step \(step.description) of a path cannot be taken. \(description)")
  }

  @MainActor
  fileprivate static func noContainer(
    for step: any PathStep, below start: [AnyObject], among looked: [AnyObject]
  ) -> TransitionRefusal {
    let places = start.isEmpty ? "anything: nothing is shown there" : start.map { "\($0)" }.joined(separator: ", ")
    let names = looked.map { "\(type(of: $0))" }.joined(separator: ", ")
    return TransitionRefusal(
      reason: .noContainerForStep,
      description:
        "There is no container for the step \(step.description) of a path in \(places). Looked at: \(names.isEmpty ? "nothing" : names). See that the steps are in order, and that the container of each is there before the view of what surrounds it is loaded."
    )
  }
}
