import Synchronization

/// The documents outside of the app that the user has given to it, and those that the app accesses.
package final class SecurityScopes: Sendable {
  package static let shared = SecurityScopes()

  private struct State {
    var granted: Set<String> = []
    /// The number of accesses that were not stopped, by paths.
    var accesses: [String: Int] = [:]
  }

  private let state = Mutex(State())

  /// The paths of the documents that the app accesses.
  package var accessedPaths: [String] { state.withLock { $0.accesses.keys.sorted() } }

  /// Gives the app access to documents, and to what is in folders.
  func grant(_ urls: [URL]) {
    let paths = urls.map(\.scopePath)
    state.withLock { $0.granted.formUnion(paths) }
  }

  /// Begins an access; returns `false` if the user has not given the document to the app.
  func begin(_ url: URL) -> Bool {
    let path = url.scopePath
    return state.withLock { state in
      guard state.granted.contains(where: { path == $0 || path.hasPrefix($0 + "/") }) else { return false }
      state.accesses[path, default: 0] += 1
      return true
    }
  }

  /// Ends an access.
  func end(_ url: URL) {
    let path = url.scopePath
    state.withLock { state in
      guard let count = state.accesses[path] else { return }
      state.accesses[path] = count > 1 ? count - 1 : nil
    }
  }

  func reset() { state.withLock { $0 = State() } }
}

extension URL {
  fileprivate var scopePath: String { standardizedFileURL.path }

  /// Begins to access a document outside of the app, which the user has selected in a document picker.
  ///
  /// Each access that began is to be stopped with `stopAccessingSecurityScopedResource()`. In a test,
  /// `Simulator.accessedDocuments` contains the documents whose access was not stopped.
  ///
  /// - Returns: The value `false` if the URL is not one that a document picker has given to the app. The URL of a copy,
  ///   and one of the app's own, need no access.
  ///
  /// - Note: Linux does not restrict an app to its own files. A document can be read without access too.
  public func startAccessingSecurityScopedResource() -> Bool { SecurityScopes.shared.begin(self) }

  /// Stops an access to a document outside of the app.
  public func stopAccessingSecurityScopedResource() { SecurityScopes.shared.end(self) }
}
