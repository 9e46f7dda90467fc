import DisplayScene

/// The colors of the keyboard, in light or dark mode.
struct KeyboardColors {
  let background: SceneColor
  let input: SceneColor
  let function: SceneColor
  let shadow: SceneColor
  let text: SceneColor
  let separator: SceneColor
  let action: SceneColor

  init(isDark: Bool) {
    func gray(_ red: Double, _ green: Double, _ blue: Double) -> SceneColor {
      SceneColor(red: red / 255, green: green / 255, blue: blue / 255)
    }
    background = isDark ? gray(43, 43, 45) : gray(209, 211, 217)
    input = isDark ? gray(107, 107, 110) : .white
    function = isDark ? gray(70, 70, 73) : gray(171, 176, 186)
    shadow = isDark ? gray(24, 24, 25) : gray(137, 138, 141)
    text = isDark ? .white : .black
    separator = isDark ? gray(84, 84, 88) : gray(186, 188, 193)
    action = isDark ? gray(10, 132, 255) : gray(0, 122, 255)
  }

  /// Returns the background color of a key; `nil` if the key has no background.
  func fill(_ role: KeyboardKey.Role) -> SceneColor? {
    switch role {
    case .input: input
    case .function, .disabled: function
    case .action: action
    case .bare: nil
    }
  }

  /// Returns the color of the content of a key.
  func face(_ role: KeyboardKey.Role) -> SceneColor {
    switch role {
    case .action: .white
    case .disabled: SceneColor(red: text.red, green: text.green, blue: text.blue, alpha: 0.3)
    default: text
    }
  }
}
