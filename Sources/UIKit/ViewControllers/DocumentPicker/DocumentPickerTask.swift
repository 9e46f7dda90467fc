import UniformTypeIdentifiers

/// What a document picker does with the user's choice.
enum DocumentPickerTask {
  /// The app receives documents of some types, or copies of them.
  case opening([UTType], asCopy: Bool)
  /// Documents of the app are moved to a folder, or copied.
  case exporting([URL], asCopy: Bool)

  /// The title of the button that completes the task.
  var actionTitle: String {
    switch self {
    case .opening: "Open"
    case .exporting(_, let asCopy): asCopy ? "Save" : "Move"
    }
  }

  /// Returns whether the user can select a file.
  func accepts(_ entry: FileEntry) -> Bool {
    guard case .opening(let types, _) = self, !entry.isFolder else { return false }
    return types.contains { entry.type.conforms(to: $0) }
  }

  /// A Boolean value that indicates whether the user selects a folder: the one that is shown.
  var selectsFolder: Bool {
    switch self {
    case .opening(let types, _): types.contains { $0 == .folder || $0 == .directory }
    case .exporting: true
    }
  }

  /// Performs the task, and returns the URLs that the app receives.
  ///
  /// - Parameters:
  ///   - choice: The documents, or the folder, that the user has selected.
  ///   - inbox: The folder for copies that the app receives.
  func perform(with choice: [URL], inbox: URL) throws -> [URL] {
    switch self {
    case .opening(_, let asCopy): asCopy ? try FileTransfer.copy(choice, to: inbox) : choice
    case .exporting(let files, let asCopy):
      try choice.first.map { asCopy ? try FileTransfer.copy(files, to: $0) : try FileTransfer.move(files, to: $0) }
        ?? []
    }
  }

  /// A Boolean value that indicates whether the URLs that the app receives are outside of the app.
  var grantsAccess: Bool {
    if case .opening(_, asCopy: true) = self { false } else { true }
  }
}
