/// The keys of iPad: letters with signs above them, and delete, return and shift keys at the ends of the rows.
extension KeyboardKeys {
  private static let padGap: CGFloat = 10
  /// The number of keys of a full row.
  private static let columns: CGFloat = 11
  private static let margin: CGFloat = 6

  private var padLeft: CGFloat { left + Self.margin }
  private var padWidth: CGFloat { max(width - 2 * Self.margin, 0) }
  /// The width of a key.
  private var padUnit: CGFloat { max((padWidth - (Self.columns - 1) * Self.padGap) / Self.columns, 0) }

  /// Adds all keys.
  ///
  /// On iPad, the keyboards for numbers have the keys for numbers and punctuation.
  @MainActor
  mutating func addPadRows(_ plan: KeyboardPlan) {
    let isPunctuation = plan.type == .numbersAndPunctuation || plan.type.isPad
    let (unit, step) = (padUnit, padUnit + Self.padGap)
    let letters: [KeyboardKey.Face] =
      isPunctuation ? Self.signs("1234567890") : Self.letters("qwertyuiop", "1234567890", plan.isShifted)
    addPadKeys(letters + [.delete], from: padLeft, row: 0)
    let middle: [KeyboardKey.Face] =
      isPunctuation ? Self.signs("@#$&*()’”") : Self.letters("asdfghjkl", "@#$&*()’”", plan.isShifted)
    let indent = step / 2
    addPadKeys(middle, from: padLeft + indent, row: 1)
    let end = padLeft + indent + CGFloat(middle.count) * step
    add(
      .word(plan.returnKey.title), plan.returnRole,
      CGRect(x: end, y: top(ofRow: 1), width: max(padLeft + padWidth - end, unit), height: keyHeight))
    let last: [KeyboardKey.Face] =
      isPunctuation
      ? Self.signs("%-+=/;:,.") : Self.letters("zxcvbnm", "%-+=/;:", plan.isShifted) + Self.marks(of: plan.type)
    let side: KeyboardKey.Face = isPunctuation ? .word("#+=") : .shift(isOn: plan.isShifted)
    addPadKeys([side] + last + [side], from: padLeft, row: 2, sideRole: plan.isShifted ? .input : .function)
    addLastPadRow(isPunctuation ? "ABC" : ".?123")
  }

  private mutating func addLastPadRow(_ other: String) {
    let (y, unit, step) = (top(ofRow: 3), padUnit, padUnit + Self.padGap)
    func rect(_ start: CGFloat, width: CGFloat) -> CGRect { CGRect(x: start, y: y, width: width, height: keyHeight) }
    for (index, face) in [KeyboardKey.Face.word(other), .emoji, .microphone].enumerated() {
      add(face, .function, rect(padLeft + CGFloat(index) * step, width: unit))
    }
    let (start, end) = (padLeft + 3 * step, padLeft + padWidth)
    add(.word(""), .input, rect(start, width: max(end - 2 * step - start - Self.padGap / 2, unit)))
    add(.word(other), .function, rect(end - unit - step, width: unit))
    add(.hide, .function, rect(end - unit, width: unit))
  }

  /// Adds the keys of a row, which have the same width.
  private mutating func addPadKeys(
    _ faces: [KeyboardKey.Face], from start: CGFloat, row: Int, sideRole: KeyboardKey.Role = .function
  ) {
    for (index, face) in faces.enumerated() {
      let role: KeyboardKey.Role =
        switch face {
        case .letter, .character: .input
        case .shift: sideRole
        default: .function
        }
      let x = start + CGFloat(index) * (padUnit + Self.padGap)
      add(face, role, CGRect(x: x, y: top(ofRow: row), width: padUnit, height: keyHeight))
    }
  }

  private static func letters(_ letters: String, _ signs: String, _ isShifted: Bool) -> [KeyboardKey.Face] {
    zip(isShifted ? letters.uppercased() : letters, signs).map { .letter(String($0), sign: String($1)) }
  }

  private static func signs(_ signs: String) -> [KeyboardKey.Face] { signs.map { .character(String($0)) } }

  /// Returns the keys after the letters of the last row.
  private static func marks(of type: UIKeyboardType) -> [KeyboardKey.Face] {
    switch type {
    case .emailAddress: [.character("@"), .character(".")]
    case .URL: [.character("/"), .character(".com")]
    case .twitter: [.character("@"), .character("#")]
    default: [.letter(",", sign: "!"), .letter(".", sign: "?")]
    }
  }
}
