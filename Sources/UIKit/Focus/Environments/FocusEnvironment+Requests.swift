/// Requests that the focus moves to the preferred item of an environment that contains the focused item.
@MainActor
func requestFocusUpdate(of environment: any UIFocusEnvironment) {
  guard FocusEngine.isInUse else { return }
  UIFocusSystem.focusSystem(for: environment)?.requestIfFocused(environment)
}

/// Performs pending updates of the focus if an environment contains the focused item.
@MainActor
func performFocusUpdate(of environment: any UIFocusEnvironment) {
  guard FocusEngine.isInUse, let system = UIFocusSystem.focusSystem(for: environment), let item = system.focusedStorage,
    FocusHierarchy.contains(environment, item)
  else { return }
  system.performRequests()
}
