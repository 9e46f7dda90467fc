/// The window that contains the keyboard.
@MainActor
final class KeyboardWindow: SystemWindow {}
