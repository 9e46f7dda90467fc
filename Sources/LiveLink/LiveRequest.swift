package import DisplayScene
package import Foundation

/// A message from the process that restarts an app to the app.
package enum LiveRequest: Codable, Equatable, Sendable {
  /// The first message: the app may launch.
  case launch(Place)
  /// The build of the next version began or ended.
  case build(SceneBuild)
  /// The next version is built: the app reports its state and ends.
  case handOver

  /// The page and the state that an app receives from the process before it.
  package struct Place: Codable, Equatable, Sendable {
    /// The page at which the previous process was live, or `nil` for the first process.
    package var page: LiveReport.Page?
    /// The state of the previous process, or `nil` for a launch without a state.
    package var state: Data?

    /// Creates a place.
    package init(page: LiveReport.Page? = nil, state: Data? = nil) {
      self.page = page
      self.state = state
    }
  }
}
