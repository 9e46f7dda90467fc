package import DisplayScene

extension UIKeyModifierFlags {
  /// Creates the modifiers of a key of the display.
  package init(_ modifiers: SceneInput.Key.Modifiers) {
    let pairs: [(SceneInput.Key.Modifiers, UIKeyModifierFlags)] = [
      (.shift, .shift), (.control, .control), (.option, .alternate), (.command, .command), (.capsLock, .alphaShift),
    ]
    self = pairs.reduce(into: []) { if modifiers.contains($1.0) { $0.insert($1.1) } }
  }
}
