/// The app of an episode: the kinds of containers and their nesting, down to a fixed depth.
///
/// A nest determines the content of each state of each container. All containers of one kind have the same states, so
/// that a path can be resolved, and so that a nest is small enough to be read in a report.
package struct Nest: Codable, Equatable, Sendable {
  /// The kinds of view controllers.
  enum Kind: String, Codable, CaseIterable, Sendable {
    /// A view controller without children, except those that are embedded.
    case leaf
    /// A leaf with a leave guard.
    case guarded
    /// A `StateViewController` with one to three children.
    case parts
    /// A `StateNavigationController`.
    case stack
    /// A `StateTabBarController`.
    case tabs
  }

  /// A child of a state container.
  struct Part: Codable, Equatable, Sendable {
    var kind: Kind
    /// A Boolean value that indicates whether all states with this child show the same instance.
    var isShared: Bool
  }

  /// The number of initial windows of the root controller.
  var windows: Int
  /// The content of the windows, by the root's state.
  var halls: [Kind]
  /// The content of each tab.
  var tabs: [Kind]
  /// The content of a page, by the page's state.
  var pages: [Kind]
  /// The content of a state container, by its state, the lowest child first.
  var parts: [[Part]]
  /// The view controller that a state container presents, by its state. It is `nil` in older programs.
  var presentations: [Kind?]?
  /// The view controller that a stack presents, by the top page. It is `nil` in older programs.
  var stackPresentations: [Kind?]?
  /// The view controller that a tab bar controller presents, by the selected tab. It is `nil` in older programs.
  var tabPresentations: [Kind?]?
  /// What the root controller presents over its windows, by its state. Programs that were written before have none.
  var hallPresentations: [Kind?]?

  /// Whether the windows show one interface in both states of the root controller.
  func hasSameInterface(_ one: Int, _ other: Int) -> Bool {
    one == other || (hallPresentations != nil && min(one, other) == 2 && max(one, other) == 3)
  }

  /// Returns the view controller that a container of a kind presents in a state.
  func presentation(of state: Int, in container: Kind) -> Kind? {
    switch container {
    case .parts: presentations?[state]
    case .stack: stackPresentations?[state]
    case .tabs: tabPresentations?[state]
    case .leaf, .guarded: nil
    }
  }

  /// The depth of nested containers. At the deepest level, there are only leaves.
  static let depth = 4
}

/// A state of the root controller.
struct Hall: Hashable, Sendable { var number: Int }

/// A tab.
struct Tab: Hashable, Sendable { var number: Int }

/// A state of a stack.
struct Page: Hashable, Sendable { var number: Int }

/// A state of a state container.
struct Piece: Hashable, Sendable { var number: Int }
