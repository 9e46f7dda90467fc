extension UIControl {
  /// Constants describing the types of events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The events as bits.
    public let rawValue: UInt

    /// Creates a set of events from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch-down event in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch-down event in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// An event where a touch moves inside the control.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// An event where a touch moves outside the control.
    public static let touchDragOutside = Event(rawValue: 1 << 3)
    /// An event where a touch is dragged into the bounds of the control.
    public static let touchDragEnter = Event(rawValue: 1 << 4)
    /// An event where a touch is dragged from within the control to outside its bounds.
    public static let touchDragExit = Event(rawValue: 1 << 5)
    /// A touch-up event where the touch is inside the bounds of the control.
    public static let touchUpInside = Event(rawValue: 1 << 6)
    /// A touch-up event where the touch is outside the bounds of the control.
    public static let touchUpOutside = Event(rawValue: 1 << 7)
    /// A system event that cancels the current touches.
    public static let touchCancel = Event(rawValue: 1 << 8)
    /// An event where the value of the control changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A semantic action triggered by the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu that is about to be displayed.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// An event where editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An event where the text changes while it is edited.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// An event where editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// An event where the return key ends editing.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// All touch events.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// All editing events.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// A range of values available for application use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range of values reserved for internal framework use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// All events.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
