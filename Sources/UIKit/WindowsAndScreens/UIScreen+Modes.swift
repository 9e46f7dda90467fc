extension UIScreen {
  /// The modes of the screen, which is one on Linux.
  public var availableModes: [UIScreenMode] { [UIScreenMode(size: nativeBounds.size)] }

  /// The mode that the screen prefers.
  public var preferredMode: UIScreenMode? { availableModes.first }

  /// The current mode of the screen.
  ///
  /// A new value must be one of ``availableModes``, so that it can only be the present one.
  public var currentMode: UIScreenMode? {
    get { availableModes.first }
    set {
      expect(
        newValue.map { availableModes.contains($0) } ?? true,
        "UIScreen.currentMode: the mode must be one of the screen's availableModes")
    }
  }

  /// Posted when the mode of a screen changes; the object is the screen.
  ///
  /// It is not posted on Linux, because the screen has one mode.
  public nonisolated static let modeDidChangeNotification = Notification.Name("UIScreenModeDidChangeNotification")

  /// The screen that this one mirrors, which is always `nil`, because a device has only its own screen on Linux.
  public var mirrored: UIScreen? { nil }
}
