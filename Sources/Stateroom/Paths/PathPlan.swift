import UIKit

/// All changes that a path requires, determined before the first of them is made.
///
/// Steps are resolved from the outermost container inward. If the content that a step leads to does not exist yet, the
/// plan creates and retains it, and resolves the following steps against it. A whole interface is therefore complete,
/// and known to be possible, before the first of its views is loaded. If the path is refused, the content that was
/// created for it is released without having been visible.
@MainActor
struct PathPlan {
  /// The changes to make.
  ///
  /// A container precedes the containers inside it.
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
    return passages.flatMap { $0.leaving() }.filter { seen.insert(ObjectIdentifier($0)).inserted }
  }

  /// A place at which the search for a container begins.
  struct Place {
    var object: AnyObject
    /// A Boolean value that indicates whether the object is inside content that is not visible yet.
    var isUnseen = false
    /// The columns of split view controllers that follow the column with the object.
    ///
    /// They show more of what the object shows, so that steps inside it may lead there as well.
    var following: [UIViewController] = []
  }

  private mutating func follow(_ nodes: [PathNode], from places: [Place]) throws(TransitionRefusal) {
    for node in nodes {
      guard let (passage, following) = try passage(for: node.step, from: places) else { continue }
      node.step.willPerform()
      // A closure that waits for an answer must not retain what retains it, so the content is removed. The change
      // retains what was created.
      passages.append(passage.withoutContent)
      if let container = passage.container { taken.insert(ObjectIdentifier(container)) }
      guard node.step.isForward else { continue }
      // If nothing is shown, the following steps are resolved in an empty group and fail because they have no place.
      let groups = passage.groups.isEmpty ? [[]] : passage.groups
      for group in groups {
        try follow(node.next, from: group.map(passage.place) + following.map { Place(object: $0) })
      }
    }
  }

  /// Returns the passage of the nearest container that takes a step, and the columns that follow it.
  ///
  /// The value is `nil` if the step can be left out.
  private func passage(for step: any PathStep, from start: [Place]) throws(TransitionRefusal) -> (
    PathPassage, following: [UIViewController]
  )? {
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
          return (passage, place.following)
        case .nothing(let reason):
          step.wasDropped(because: reason)
          return nil
        case .refused(let refusal):
          guard step.isOptional else { throw refusal.at(step) }
          step.wasDropped(because: refusal.description)
          return nil
        }
      }
      places += Self.places(in: place)
    }
    if step.widen() { return try passage(for: step, from: start) }
    let refusal = TransitionRefusal.noContainer(for: step, below: start.map(\.object), among: places.map(\.object))
    guard step.isOptional else { throw refusal }
    step.wasDropped(because: refusal.description)
    return nil
  }

  /// Returns the places of the content of an object.
  private static func places(in place: Place) -> [Place] {
    let content = content(of: place.object)
    let isSplit = place.object is UISplitViewController
    return content.indices.map { index in
      let columns = isSplit ? Array(content[(index + 1)...]) : []
      return Place(object: content[index], isUnseen: place.isUnseen, following: columns + place.following)
    }
  }

  /// Returns the view controllers that an object shows, or will show after a running transition.
  static func content(of object: AnyObject) -> [UIViewController] {
    switch object {
    case let container as any PathContainer: container.pathContent
    case let root as RootContainerViewController: root.interfaceViewController.map { [$0] } ?? []
    case let container as ContainerViewController: container.viewControllers
    case let stack as UINavigationController: top(of: stack)
    case let split as UISplitViewController: columns(of: split)
    case let tabs as UITabBarController: tabs.selectedViewController.map { [$0] } ?? []
    case let controller as UIViewController: controller.children
    default: []
    }
  }
}

extension PathPlan {
  /// Returns the contents of the columns of a split view controller, the primary one first.
  ///
  /// The columns need not be visible: a column keeps its content while it is hidden, and while the interface is
  /// collapsed.
  private static func columns(of split: UISplitViewController) -> [UIViewController] {
    guard split.style != .unspecified else { return split.viewControllers }
    let columns: [UISplitViewController.Column] = [.primary, .supplementary, .secondary, .compact]
    return columns.compactMap { split.viewController(for: $0) }
  }

  /// Returns the controller at the top of a stack.
  ///
  /// In a collapsed split view interface, the navigation controllers of other columns are above it. They are searched
  /// as columns, or here if the interface has none.
  private static func top(of stack: UINavigationController) -> [UIViewController] {
    let top = stack.viewControllers.last { !($0 is UINavigationController) }
    guard stack.splitViewController?.style == .unspecified else { return [top].compactMap(\.self) }
    return [top].compactMap(\.self) + stack.viewControllers.filter { $0 is UINavigationController }
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
    guard !start.isEmpty else {
      return TransitionRefusal(
        reason: .noContainerForStep,
        description:
          "There is no container for the step \(step.description) of a path, because the container of the step before it shows nothing yet. A RootController shows its first interface when it is installed in a window: call install(in:) before you open a path or restore states."
      )
    }
    let places = start.map { "\($0)" }.joined(separator: ", ")
    let names = looked.map { "\(type(of: $0))" }.joined(separator: ", ")
    return TransitionRefusal(
      reason: .noContainerForStep,
      description:
        "There is no container for the step \(step.description) of a path in \(places). Containers that were searched: \(names.isEmpty ? "nothing" : names). Put the steps in the order of the containers, the outermost first, and add each container to its parent before the parent's view is loaded: call addChild(_:) in the initializer."
    )
  }
}
