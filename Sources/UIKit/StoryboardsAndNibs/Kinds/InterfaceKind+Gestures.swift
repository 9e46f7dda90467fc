extension InterfaceKind {
  private static let gesture = InterfaceKind(
    "gestureRecognizer", of: UIGestureRecognizer.self, role: .gesture,
    attributes: [
      "enabled": .bool(\UIGestureRecognizer.isEnabled), "name": .string(\UIGestureRecognizer.name),
      "cancelsTouchesInView": .bool(\UIGestureRecognizer.cancelsTouchesInView),
      "delaysTouchesBegan": .bool(\UIGestureRecognizer.delaysTouchesBegan),
      "delaysTouchesEnded": .bool(\UIGestureRecognizer.delaysTouchesEnded),
    ])

  static let gestures: [InterfaceKind] = [
    InterfaceKind(
      "tapGestureRecognizer", of: UITapGestureRecognizer.self, role: .gesture, base: gesture,
      attributes: [
        "numberOfTapsRequired": .integer(\UITapGestureRecognizer.numberOfTapsRequired, in: 1...10),
        "numberOfTouchesRequired": .integer(\UITapGestureRecognizer.numberOfTouchesRequired, in: 1...10),
      ]),
    InterfaceKind(
      // Interface Builder writes the attribute with this spelling.
      "pongPressGestureRecognizer", of: UILongPressGestureRecognizer.self, role: .gesture, base: gesture,
      attributes: [
        "numberOfTapsRequired": .integer(\UILongPressGestureRecognizer.numberOfTapsRequired, in: 0...10),
        "numberOfTouchesRequired": .integer(\UILongPressGestureRecognizer.numberOfTouchesRequired, in: 1...10),
        "allowableMovement": .number(\UILongPressGestureRecognizer.allowableMovement, in: 0...10_000),
        "minimumPressDuration": .custom(
          UILongPressGestureRecognizer.self, expected: "seconds", { InterfaceText.number($0, in: 0...1000) }
        ) { $0.minimumPressDuration = $1 },
      ]),
    InterfaceKind(
      "panGestureRecognizer", of: UIPanGestureRecognizer.self, role: .gesture, base: gesture,
      attributes: [
        "minimumNumberOfTouches": .integer(\UIPanGestureRecognizer.minimumNumberOfTouches, in: 1...10),
        "maximumNumberOfTouches": .custom(
          UIPanGestureRecognizer.self, expected: "a whole number above 0",
          {
            UInt32($0).flatMap { $0 > 0 ? Int($0) : nil }
          }
        ) { $0.maximumNumberOfTouches = $1 },
      ]),
    InterfaceKind(
      "screenEdgePanGestureRecognizer", of: UIScreenEdgePanGestureRecognizer.self, role: .gesture, base: gesture,
      attributes: ["minimumNumberOfTouches": .ignored, "maximumNumberOfTouches": .ignored],
      values: [
        "edges": .edges(\UIScreenEdgePanGestureRecognizer.edges)
      ]),
    InterfaceKind(
      "swipeGestureRecognizer", of: UISwipeGestureRecognizer.self, role: .gesture, base: gesture,
      attributes: [
        "direction": .choice(
          \UISwipeGestureRecognizer.direction, ["right": .right, "left": .left, "up": .up, "down": .down]),
        "numberOfTouchesRequired": .integer(\UISwipeGestureRecognizer.numberOfTouchesRequired, in: 1...10),
      ]),
    InterfaceKind("pinchGestureRecognizer", of: UIPinchGestureRecognizer.self, role: .gesture, base: gesture),
    InterfaceKind("rotationGestureRecognizer", of: UIRotationGestureRecognizer.self, role: .gesture, base: gesture),
  ]

  /// Creates the gesture recognizer of the kind.
  ///
  /// The classes have no initializer that could be called dynamically.
  func makeGesture() -> UIGestureRecognizer? {
    switch name {
    case "tapGestureRecognizer": UITapGestureRecognizer()
    case "pongPressGestureRecognizer": UILongPressGestureRecognizer()
    case "panGestureRecognizer": UIPanGestureRecognizer()
    case "screenEdgePanGestureRecognizer": UIScreenEdgePanGestureRecognizer()
    case "swipeGestureRecognizer": UISwipeGestureRecognizer()
    case "pinchGestureRecognizer": UIPinchGestureRecognizer()
    case "rotationGestureRecognizer": UIRotationGestureRecognizer()
    default: nil
    }
  }
}
