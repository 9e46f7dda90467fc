import UIKit

/// The view controllers for each state of a substitute, and those that were created.
@MainActor
final class ContentBook {
  /// The container of a nest that a substitute replaces.
  enum Role { case root, parts, stack, tabs }

  private struct Weak { weak var controller: UIViewController? }

  let role: Role
  private weak var world: WalkWorld?
  /// The view controllers that were created for each state, by request.
  private var made: [Int: [[Weak]]] = [:]
  private var shared: [Nest.Kind: Weak] = [:]

  init(_ role: Role, in world: WalkWorld) {
    self.role = role
    self.world = world
  }

  /// Creates the view controllers for a state, the lowest child first.
  func make(_ state: Int, in card: Card) -> [UIViewController] {
    guard let world else { return [] }
    world.reach(.content)
    let children = parts(state, world.nest).map { part in
      if part.isShared, let child = shared[part.kind]?.controller { return child }
      let child = world.make(part.kind, in: card, for: state)
      if part.isShared { shared[part.kind] = Weak(controller: child) }
      return child
    }
    // Two shared parts of one kind are one view controller.
    var seen: Set<ObjectIdentifier> = []
    let list = children.filter { seen.insert(ObjectIdentifier($0)).inserted }
    made[state, default: []].append(list.map { Weak(controller: $0) })
    return list
  }

  /// Returns whether these view controllers were created for a state, all of them by one request for it.
  func isMade(_ controllers: [UIViewController], for state: Int) -> Bool {
    made[state, default: []].contains { $0.compactMap(\.controller) == controllers && $0.count == controllers.count }
  }

  private func parts(_ state: Int, _ nest: Nest) -> [Nest.Part] {
    func only(_ kinds: [Nest.Kind]) -> [Nest.Part] { [Nest.Part(kind: kinds[state % kinds.count], isShared: false)] }
    return switch role {
    case .root: only(nest.halls)
    case .parts: nest.parts[state % nest.parts.count]
    case .stack: only(nest.pages)
    case .tabs: only(nest.tabs)
    }
  }
}
