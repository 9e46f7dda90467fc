/// The window that contains the previews of a drag.
@MainActor
final class DragWindow: SystemWindow {}
