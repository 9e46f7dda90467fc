import UIKit

/// The states that a container saves, with the content that belongs to them.
@MainActor
struct SavedStates {
  private let typeName: StateTypeName
  private let isStack: Bool
  private let states: [any Encodable]
  /// The view controllers that belong to the shown states.
  private let content: [UIViewController]
  /// The content of states that are not shown: view controllers, or an earlier archive of them.
  private let branches: [Branch]

  struct Branch {
    var state: any Encodable
    var content: [UIViewController]
    var kept: [StateArchive.Node] = []
  }

  /// Creates the saved states of a container.
  ///
  /// The result is `nil` if states of this type cannot be saved.
  init?<State>(
    _ states: [State], isStack: Bool = false, content: [UIViewController],
    branches: [(state: State, content: [UIViewController], kept: [StateArchive.Node])] = []
  ) {
    guard State.self is any Decodable.Type, State.self is any Encodable.Type else { return nil }
    typeName = StateTypeName(of: State.self)
    self.isStack = isStack
    self.states = states.compactMap { $0 as? any Encodable }
    self.content = content
    self.branches = branches.compactMap { branch in
      (branch.state as? any Encodable).map { Branch(state: $0, content: branch.content, kept: branch.kept) }
    }
  }

  /// Returns the container's part of an archive.
  ///
  /// The first state that cannot be encoded is left out, together with the states that follow it and the content.
  func node(level: Int, _ omissions: inout [String]) -> StateArchive.Node? {
    var node = StateArchive.Node(typeName: typeName.full, isStack: isStack, states: [])
    for state in states {
      guard let text = text(of: state, &omissions) else { break }
      node.states.append(text)
    }
    guard isStack || !node.states.isEmpty else { return nil }
    if node.states.count == states.count {
      node.content = StateArchive.nodes(in: content, level: level + 1, &omissions)
    }
    for branch in branches {
      let content = branch.kept + StateArchive.nodes(in: branch.content, level: level + 1, &omissions)
      guard !content.isEmpty, let state = text(of: branch.state, &omissions) else { continue }
      node.branches.append(StateArchive.Branch(state: state, content: content))
    }
    return node
  }

  private func text(of state: any Encodable, _ omissions: inout [String]) -> String? {
    do {
      return try StateCoding.text(of: state)
    } catch {
      omissions.append("\(typeName.short) \(state): \(error)")
      return nil
    }
  }
}
