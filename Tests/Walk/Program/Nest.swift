/// The app of an episode: which kinds of containers lie in which, down to a fixed depth.
///
/// A nest says what belongs to each state of each container. A container of one kind has the same states wherever it
/// lies, so that a path finds its way, and so that a nest is small enough to be read in a report.
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
    /// Whether every state with this child shows the same instance.
    var isShared: Bool
  }

  /// How many windows the root controller has in the beginning.
  var windows: Int
  /// What the windows show, by the root's state.
  var halls: [Kind]
  /// What each tab shows.
  var tabs: [Kind]
  /// What lies on a stack, by the page's state.
  var pages: [Kind]
  /// What a state container shows, by its state, the lowest child first.
  var parts: [[Part]]
  /// What a state container presents, by its state. Programs that were written before have none.
  var presentations: [Kind?]?
  /// What a stack presents, by the page on top. Programs that were written before have none.
  var stackPresentations: [Kind?]?
  /// What tabs present, by the selected tab. Programs that were written before have none.
  var tabPresentations: [Kind?]?
  /// What the root controller presents over its windows, by its state. Programs that were written before have none.
  var hallPresentations: [Kind?]?

  /// Whether the windows show one interface in both states of the root controller.
  func hasSameInterface(_ one: Int, _ other: Int) -> Bool {
    one == other || (hallPresentations != nil && min(one, other) == 2 && max(one, other) == 3)
  }

  /// What a container of a kind presents in a state.
  func presentation(of state: Int, in container: Kind) -> Kind? {
    switch container {
    case .parts: presentations?[state]
    case .stack: stackPresentations?[state]
    case .tabs: tabPresentations?[state]
    case .leaf, .guarded: nil
    }
  }

  /// How deep containers nest. Below are leaves only.
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
