extension HandOver {
  /// Returns the activity for the session of a scene.
  @MainActor
  func activity(ofScene index: Int) -> NSUserActivity? {
    scenes.indices.contains(index) ? scenes[index].activity?.activity : nil
  }

  /// Connects the remaining scenes, and restores the foreground scene or the background state.
  ///
  /// The records of the views are applied from then on.
  @MainActor
  func restore() -> InterfaceRestoration {
    let application = UIApplication.shared
    for index in scenes.indices.dropFirst() where application.supportsMultipleScenes {
      application.openScene(restoring: activity(ofScene: index))
    }
    UIDevice.current.hold(UIInterfaceOrientation(device.orientation))
    InterfaceRotation.rotate(to: UIInterfaceOrientation(device.orientation), animated: false)
    let connected = application.scenes
    if let frontScene, connected.indices.contains(frontScene) {
      if connected[frontScene].activationState != .foregroundActive { application.bringToFront(connected[frontScene]) }
    } else if frontScene == nil {
      DeviceInput.sendToBackground()
    }
    let restoration = InterfaceRestoration(Array(zip(connected, scenes.map(\.records))))
    AppRuntime.shared.commitPhases.append { restoration.apply() }
    AppRuntime.shared.setNeedsCommit()
    return restoration
  }
}
