import UIKit

/// The keys for entering a passcode: nine digits, zero, and a key that deletes the last one.
final class PasscodePad: UIView {
  var onDigit: (Int) -> Void = { _ in }
  var onDelete: () -> Void = {}

  static let keySide: CGFloat = 76
  private static let gap = CGSize(width: 26, height: 16)
  static let size = CGSize(width: 3 * keySide + 2 * gap.width, height: 4 * keySide + 3 * gap.height)

  private var keys: [PasscodeKey] = []

  init() {
    super.init(frame: CGRect(origin: .zero, size: Self.size))
    for digit in 1...9 { add(digit, column: (digit - 1) % 3, row: (digit - 1) / 3) }
    add(0, column: 1, row: 3)
    let delete = PasscodeKey(title: "Delete", font: .note) { [weak self] in self?.onDelete() }
    place(delete, column: 2, row: 3)
  }

  required init?(coder: NSCoder) { nil }

  var isEnabled = true {
    didSet {
      for key in keys { key.isEnabled = isEnabled }
    }
  }

  private func add(_ digit: Int, column: Int, row: Int) {
    place(PasscodeKey(digit: digit) { [weak self] in self?.onDigit(digit) }, column: column, row: row)
  }

  private func place(_ key: PasscodeKey, column: Int, row: Int) {
    let step = CGSize(width: Self.keySide + Self.gap.width, height: Self.keySide + Self.gap.height)
    key.frame = CGRect(
      x: CGFloat(column) * step.width, y: CGFloat(row) * step.height, width: Self.keySide,
      height: Self.keySide)
    keys.append(key)
    addSubview(key)
  }
}
