extension UIApplication {
  /// The key of the app's version when its state was saved, a string.
  public nonisolated static let stateRestorationBundleVersionKey = "UIApplicationStateRestorationBundleVersion"
  /// The key of the user interface idiom with which the state was saved, a number.
  public nonisolated static let stateRestorationUserInterfaceIdiomKey =
    "UIApplicationStateRestorationUserInterfaceIdiom"
  /// The key of the date at which the state was saved.
  public nonisolated static let stateRestorationTimestampKey = "UIApplicationStateRestorationTimestamp"
  /// The key of the storyboard from which a view controller was created, in the coder of the view controller.
  public nonisolated static let stateRestorationViewControllerStoryboardKey =
    "UIStateRestorationViewControllerStoryboard"

  /// Saves the state of an app without scenes, or discards the saved state if the delegate does not save it.
  func saveInterfaceState() {
    guard let delegate else { return }
    let state = StatePreservation.state(of: self, delegate)
    do {
      savedInterfaceState = try state.map { try JSONEncoder().encode($0) }
    } catch {
      RuntimeDiagnostics.report(.stateRestoration, "The state of the app could not be saved: \(error)")
    }
  }

  /// Discards the saved state, as when the user closes the app.
  package func discardSavedState() { (savedInterfaceState, savedSceneActivity) = (nil, nil) }

  /// Restores the saved state.
  ///
  /// Returns the part that remains to be restored when the windows are on the screen.
  func restoreInterfaceState() -> StateRestoration? {
    guard let delegate, let data = savedInterfaceState else { return nil }
    guard let state = try? JSONDecoder().decode(SavedState.self, from: data) else {
      RuntimeDiagnostics.report(
        .stateRestoration, "The saved state of the app could not be decoded; the app starts without it")
      return nil
    }
    let restoration = StateRestoration(state, of: self, delegate)
    restoration.restore()
    return restoration
  }
}
