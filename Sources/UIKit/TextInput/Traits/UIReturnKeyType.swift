/// Constants that specify the title and prominence of the return key.
public enum UIReturnKeyType: Int, Sendable {
  /// The return key has the title Return.
  case `default` = 0
  /// The return key has the title Go.
  case go = 1
  /// The return key has the title Search, for a search with Google.
  case google = 2
  /// The return key has the title Join.
  case join = 3
  /// The return key has the title Next.
  case next = 4
  /// The return key has the title Route.
  case route = 5
  /// The return key has the title Search.
  case search = 6
  /// The return key has the title Send.
  case send = 7
  /// The return key has the title Search, for a search with Yahoo.
  case yahoo = 8
  /// The return key has the title Done.
  case done = 9
  /// The return key has the title Emergency Call.
  case emergencyCall = 10
  /// The return key has the title Continue.
  case `continue` = 11
}

extension UIReturnKeyType {
  /// A Boolean value that indicates whether the key has the color of an action.
  ///
  /// A key that moves to the next line or the next field has that of the other keys.
  var isAction: Bool { self != .default && self != .next }

  /// The title of the key.
  var title: String {
    switch self {
    case .default: "return"
    case .go: "go"
    case .google, .yahoo, .search: "search"
    case .join: "join"
    case .next: "next"
    case .route: "route"
    case .send: "send"
    case .done: "done"
    case .emergencyCall: "emergency"
    case .continue: "continue"
    }
  }
}
