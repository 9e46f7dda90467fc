/// Says where a toolbar is.
@MainActor
public protocol UIToolbarDelegate: UIBarPositioningDelegate {}
