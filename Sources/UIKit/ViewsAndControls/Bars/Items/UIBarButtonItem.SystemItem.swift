extension UIBarButtonItem {
  /// Constants that specify the buttons of the system.
  public enum SystemItem: Int, Sendable {
    /// The Done button, in bold.
    case done = 0
    /// The Cancel button.
    case cancel = 1
    /// The Edit button.
    case edit = 2
    /// The Save button, in bold.
    case save = 3
    /// The Add button, a plus sign.
    case add = 4
    /// A flexible space, which takes the remaining width between its neighbors.
    case flexibleSpace = 5
    /// A space of the item's width.
    case fixedSpace = 6
    /// The Compose button, a sheet with a pencil.
    case compose = 7
    /// The Reply button, an arrow to the left.
    case reply = 8
    /// The Action button, a box with an arrow.
    case action = 9
    /// The Organize button, a folder.
    case organize = 10
    /// The Bookmarks button, a book.
    case bookmarks = 11
    /// The Search button, a magnifying glass.
    case search = 12
    /// The Refresh button, a circular arrow.
    case refresh = 13
    /// The Stop button, a cross.
    case stop = 14
    /// The Camera button.
    case camera = 15
    /// The Trash button, a bin.
    case trash = 16
    /// The Play button.
    case play = 17
    /// The Pause button.
    case pause = 18
    /// The Rewind button.
    case rewind = 19
    /// The Fast Forward button.
    case fastForward = 20
    /// The Undo button.
    case undo = 21
    /// The Redo button.
    case redo = 22
    /// The Close button, a cross on a disc.
    case close = 24
  }
}

extension UIBarButtonItem.SystemItem {
  var isSpace: Bool { self == .flexibleSpace || self == .fixedSpace }

  var style: UIBarButtonItem.Style { self == .done || self == .save ? .done : .plain }

  var words: String? {
    switch self {
    case .done: "Done"
    case .cancel: "Cancel"
    case .edit: "Edit"
    case .save: "Save"
    case .undo: "Undo"
    case .redo: "Redo"
    default: nil
    }
  }

  /// Returns the image of the item, or `nil` for one with words.
  func image(with configuration: UIImage.SymbolConfiguration) -> UIImage? {
    self == .close ? .closeDisc : symbolName.flatMap { UIImage(systemName: $0, withConfiguration: configuration) }
  }

  private var symbolName: String? {
    switch self {
    case .add: "plus"
    case .compose: "square.and.pencil"
    case .reply: "arrowshape.turn.up.left"
    case .action: "square.and.arrow.up"
    case .organize: "folder"
    case .bookmarks: "book"
    case .search: "magnifyingglass"
    case .refresh: "arrow.clockwise"
    case .stop: "xmark"
    case .camera: "camera"
    case .trash: "trash"
    case .play: "play.fill"
    case .pause: "pause.fill"
    case .rewind: "backward.fill"
    case .fastForward: "forward.fill"
    case .done, .cancel, .edit, .save, .undo, .redo, .flexibleSpace, .fixedSpace, .close: nil
    }
  }

  /// The accessibility label of an image.
  var spokenName: String {
    switch self {
    case .fastForward: "Fast forward"
    case .action: "Share"
    default: words ?? "\(self)".capitalized
    }
  }
}
