import UIKit

/// The states of the requests that are pending or represent what is shown.
///
/// The machine determines which request is the current one, so that the state and the content cannot disagree.
///
/// Releasing a state or a view controller runs code of the app, which can access the container again. Removed values
/// are therefore returned for the caller to release.
struct StateEntries<State> {
  /// A requested state with its view controllers, which it does not retain.
  struct Entry {
    let request: RequestID
    let state: State
    private let children: [Weak<UIViewController>]
    /// The number of the view controllers.
    var childCount: Int { children.count }
    private(set) weak var presented: UIViewController?
    private let presents: Bool
    /// A Boolean value that indicates whether the request was made with an animation.
    let isAnimated: Bool
    /// The state that the container showed when the state was requested.
    let previous: State?
    /// The last state before this one that presented nothing.
    let base: State?

    fileprivate init(
      of request: RequestID, _ state: State, _ content: StateContent, animated: Bool, after previous: Entry?
    ) {
      self.request = request
      self.state = state
      isAnimated = animated
      children = content.children.map { Weak($0) }
      presented = content.presented
      presents = content.presented != nil
      // Only a state with a presentation may have to give way to another one. Any other would retain that in vain.
      let previous = presents ? previous : nil
      self.previous = previous?.state
      base = previous.flatMap { $0.presents ? $0.base : $0.state }
    }

    /// The view controllers of the state, or `nil` if one of them was released.
    var content: StateContent? {
      let children = children.compactMap(\.object)
      guard children.count == self.children.count, (presented != nil) == presents else { return nil }
      return StateContent(children: children, presented: presented)
    }
  }

  private var entries: [RequestID: Entry] = [:]
  /// The view controllers that the states present, which nothing else retains before UIKit presents them.
  private var presented: [RequestID: UIViewController] = [:]
  /// The requests that have ended and still represent a list that is shown or may be shown again.
  private var ended: [RequestID] = []

  var isEmpty: Bool { entries.isEmpty }
  /// A Boolean value that indicates whether one of the states declares a presentation.
  var declarePresentations: Bool { !presented.isEmpty }

  /// The entry of a request, or `nil` if there is none.
  subscript(request: RequestID?) -> Entry? { request.flatMap { entries[$0] } }

  /// Adds the state of a request.
  ///
  /// - Parameters:
  ///   - state: The state.
  ///   - content: The view controllers that represent it.
  ///   - animated: A Boolean value that indicates whether the request was made with an animation.
  ///   - request: The request.
  ///   - previous: The request whose state was shown when the state was requested.
  mutating func add(
    _ state: State, _ content: StateContent, animated: Bool, for request: RequestID, after previous: RequestID?
  ) {
    entries[request] = Entry(of: request, state, content, animated: animated, after: self[previous])
    if let controller = content.presented { presented[request] = controller }
  }

  /// Returns whether there are entries of ended requests, other than that of the shown list.
  func hasEnded(besides owner: RequestID?) -> Bool { ended.contains { $0 != owner } }

  /// Removes the entries of ended requests that no longer represent anything, and returns them.
  ///
  /// - Parameter isNeeded: A closure that returns whether a request represents a list that may be shown.
  mutating func remove(ended requests: [RequestID], unless isNeeded: (RequestID) -> Bool)
    -> (entries: [Entry], controllers: [UIViewController])
  {
    // Requests that wait are needed in any case, and there can be many of them.
    let doubtful = ended + requests
    ended = doubtful.filter(isNeeded)
    guard ended.count < doubtful.count else { return ([], []) }
    let kept = Set(ended)
    var removed: (entries: [Entry], controllers: [UIViewController]) = ([], [])
    for request in doubtful where !kept.contains(request) {
      if let entry = entries.removeValue(forKey: request) { removed.entries.append(entry) }
      if let controller = presented.removeValue(forKey: request) { removed.controllers.append(controller) }
    }
    return removed
  }
}
