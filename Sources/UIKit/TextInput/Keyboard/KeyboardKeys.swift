/// The positions of the keys of a keyboard in its frame.
struct KeyboardKeys {
  let metrics: KeyboardMetrics
  private let bounds: CGRect
  private(set) var keys: [KeyboardKey] = []

  private static let margin: CGFloat = 3
  private static let gap: CGFloat = 6

  @MainActor
  init(_ plan: KeyboardPlan, metrics: KeyboardMetrics, bounds: CGRect) {
    self.metrics = metrics
    self.bounds = bounds
    if metrics.isPad {
      addPadRows(plan)
      return
    }
    if plan.type.isPad { addPad(plan) } else { addRows(plan) }
    // Next to the home indicator there is space for keys that an iPhone with a home button has in its rows.
    if metrics.bottom >= 40 {
      let y = bounds.maxY - metrics.bottom + 14
      let size = CGSize(width: 28, height: 28)
      if !plan.type.isPad {
        add(.emoji, .bare, CGRect(origin: CGPoint(x: left + 20, y: y), size: size))
        add(.microphone, .bare, CGRect(origin: CGPoint(x: left + width - 20 - size.width, y: y), size: size))
      }
    }
  }

  var left: CGFloat { bounds.minX + metrics.side + Self.margin }
  var width: CGFloat { max(bounds.width - 2 * (metrics.side + Self.margin), 0) }
  private var pitch: CGFloat { metrics.keys / 4 }
  var keyHeight: CGFloat { pitch * 0.78 }
  /// The width of a key in a row of ten keys.
  private var unit: CGFloat { max((width - 9 * Self.gap) / 10, 0) }

  func top(ofRow row: Int) -> CGFloat {
    bounds.minY + metrics.bar + pitch * CGFloat(row) + (pitch - keyHeight) / 2
  }

  mutating func add(_ face: KeyboardKey.Face, _ role: KeyboardKey.Role, _ rect: CGRect) {
    keys.append(KeyboardKey(face: face, role: role, rect: rect))
  }

  // MARK: - Letters

  @MainActor
  private mutating func addRows(_ plan: KeyboardPlan) {
    let isPunctuation = plan.type == .numbersAndPunctuation
    let rows = isPunctuation ? ["1234567890", "-/:;()$&@”", ".,?!’"] : ["qwertyuiop", "asdfghjkl", "zxcvbnm"]
    for (index, row) in rows.enumerated() {
      addCentered(plan.isShifted && !isPunctuation ? row.uppercased() : row, row: index, isWide: isPunctuation)
    }
    let side = unit * 1.33
    let y = top(ofRow: 2)
    add(
      isPunctuation ? .word("#+=") : .shift(isOn: plan.isShifted),
      plan.isShifted && !isPunctuation ? .input : .function,
      CGRect(x: left, y: y, width: side, height: keyHeight))
    add(.delete, .function, CGRect(x: left + width - side, y: y, width: side, height: keyHeight))
    addLastRow(plan)
  }

  private mutating func addCentered(_ row: String, row index: Int, isWide: Bool) {
    let wide = index == 2 && isWide ? unit * 1.44 : unit
    let total = CGFloat(row.count) * wide + CGFloat(row.count - 1) * Self.gap
    var x = left + (width - total) / 2
    for character in row {
      let rect = CGRect(x: x, y: top(ofRow: index), width: wide, height: keyHeight)
      add(.character(String(character)), .input, rect)
      x += wide + Self.gap
    }
  }

  @MainActor
  private mutating func addLastRow(_ plan: KeyboardPlan) {
    let y = top(ofRow: 3)
    let height = keyHeight
    let hasSmallKeys = metrics.bottom < 40
    var x = left
    func next(_ width: CGFloat) -> CGRect {
      defer { x += width + Self.gap }
      return CGRect(x: x, y: y, width: width, height: height)
    }
    let corner = hasSmallKeys ? unit * 1.25 : unit * 2.5 + Self.gap
    add(.word(plan.type == .numbersAndPunctuation ? "ABC" : "123"), .function, next(corner))
    if hasSmallKeys { add(.emoji, .function, next(unit * 1.1)) }
    let signs = Self.signs(of: plan.type)
    let returnWidth = unit * 2.5 + Self.gap
    let signWidth = plan.type == .URL ? unit * 1.5 : unit
    let free = left + width - returnWidth - x - Self.gap - CGFloat(signs.count) * (signWidth + Self.gap)
    if plan.type == .URL {
      // The keyboard for URLs has no space key: the signs share the available width.
      let share = (left + width - returnWidth - x) / CGFloat(signs.count) - Self.gap
      for sign in signs { add(.character(sign), .input, next(share)) }
    } else {
      add(.word("space"), .input, next(max(free, 0)))
      for sign in signs { add(.character(sign), .input, next(signWidth)) }
    }
    add(.word(plan.returnKey.title), plan.returnRole, next(returnWidth))
  }

  private static func signs(of type: UIKeyboardType) -> [String] {
    switch type {
    case .emailAddress: ["@", "."]
    case .URL: [".", "/", ".com"]
    case .webSearch: ["."]
    case .twitter: ["@", "#"]
    default: []
    }
  }

  // MARK: - Digits

  @MainActor
  private mutating func addPad(_ plan: KeyboardPlan) {
    let letters = ["", "ABC", "DEF", "GHI", "JKL", "MNO", "PQRS", "TUV", "WXYZ"]
    let wide = max((width - 2 * Self.gap) / 3, 0)
    func rect(_ row: Int, _ column: Int) -> CGRect {
      CGRect(
        x: left + CGFloat(column) * (wide + Self.gap), y: top(ofRow: row), width: wide, height: keyHeight)
    }
    for index in 0..<9 {
      add(.digit("\(index + 1)", letters: letters[index]), .input, rect(index / 3, index % 3))
    }
    switch plan.type {
    case .phonePad: add(.word("+✱#"), .bare, rect(3, 0))
    case .decimalPad: add(.character("."), .bare, rect(3, 0))
    default: break
    }
    add(.digit("0", letters: ""), .input, rect(3, 1))
    add(.delete, .bare, rect(3, 2))
  }
}
