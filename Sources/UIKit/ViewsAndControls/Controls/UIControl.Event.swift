extension UIControl {
  /// Constants describing the types of events of a control.
  public struct Event: OptionSet, Hashable, Sendable {
    /// The bits.
    public let rawValue: UInt

    /// Creates a set from bits.
    public init(rawValue: UInt) { self.rawValue = rawValue }

    /// A touch-down event in the control.
    public static let touchDown = Event(rawValue: 1 << 0)
    /// A repeated touch-down event in the control.
    public static let touchDownRepeat = Event(rawValue: 1 << 1)
    /// A finger moves inside.
    public static let touchDragInside = Event(rawValue: 1 << 2)
    /// A finger moves outside.
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
    /// The control's value changes.
    public static let valueChanged = Event(rawValue: 1 << 12)
    /// A semantic action triggered by the control.
    public static let primaryActionTriggered = Event(rawValue: 1 << 13)
    /// A menu that is about to be displayed.
    public static let menuActionTriggered = Event(rawValue: 1 << 14)
    /// Editing begins.
    public static let editingDidBegin = Event(rawValue: 1 << 16)
    /// An event of a change while editing.
    public static let editingChanged = Event(rawValue: 1 << 17)
    /// Editing ends.
    public static let editingDidEnd = Event(rawValue: 1 << 18)
    /// Editing ends with the return key.
    public static let editingDidEndOnExit = Event(rawValue: 1 << 19)
    /// Everything that touches do.
    public static let allTouchEvents = Event(rawValue: 0x0000_0FFF)
    /// Everything that editing does.
    public static let allEditingEvents = Event(rawValue: 0x000F_0000)
    /// A range of values available for application use.
    public static let applicationReserved = Event(rawValue: 0x0F00_0000)
    /// A range of values reserved for internal framework use.
    public static let systemReserved = Event(rawValue: 0xF000_0000)
    /// Everything.
    public static let allEvents = Event(rawValue: 0xFFFF_FFFF)
  }
}
