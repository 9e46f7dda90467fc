/// A focus group with its items.
///
/// The Tab key moves the focus between groups, and the arrow keys move it within one.
@MainActor
struct FocusGroup {
  /// What identifies a group.
  enum Key: Hashable {
    /// The identifier that the app has given to environments.
    case named(String)
    /// An environment whose content is a group without an identifier.
    case content(ObjectIdentifier)
  }

  let key: Key
  var items: [(item: any UIFocusItem, frame: CGRect)] = []

  /// The area that the items cover.
  var frame: CGRect { items.reduce(CGRect.null) { $0.union($1.frame) } }

  /// Returns the group of an environment: that of the innermost environment with an identifier or with a group of its
  /// own.
  ///
  /// The content of a table or a collection view, and each text that can be edited, is a group, and so is what remains
  /// in the window.
  static func key(of environment: any UIFocusEnvironment) -> Key {
    let chain = FocusHierarchy.chain(of: environment)
    for current in chain {
      if let identifier = current.focusGroupIdentifier { return .named(identifier) }
      if current is any FocusList || current is UITextField || current is UITextView {
        return .content(ObjectIdentifier(current))
      }
    }
    return .content(ObjectIdentifier(chain.last ?? environment))
  }

  /// Returns the groups of candidates, in the order in which the Tab key visits them.
  static func groups(of candidates: [FocusCandidate], by search: FocusSearch) -> [FocusGroup] {
    var groups: [FocusGroup] = []
    var indices: [Key: Int] = [:]
    for candidate in candidates {
      guard let item = candidate.item else { continue }
      let key = key(of: item)
      let index = indices[key] ?? groups.count
      if index == groups.count {
        indices[key] = index
        groups.append(FocusGroup(key: key))
      }
      groups[index].items.append((item, candidate.frame))
    }
    return search.readingOrder(of: groups.map(\.frame)).map { groups[$0] }
  }
}
