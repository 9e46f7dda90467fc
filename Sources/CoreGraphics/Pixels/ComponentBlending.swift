/// The formulas of blend modes for one component of a new and an existing color, in the order of the W3C's specification.
enum ComponentBlending {
  static func hardLight(_ new: Float, _ old: Float) -> Float {
    let doubled = 2 * new
    return new <= 0.5 ? old * doubled : old + (doubled - 1) - old * (doubled - 1)
  }

  static func softLight(_ new: Float, _ old: Float) -> Float {
    guard new > 0.5 else { return old - (1 - 2 * new) * old * (1 - old) }
    let lightened = old <= 0.25 ? ((16 * old - 12) * old + 4) * old : old.squareRoot()
    return old + (2 * new - 1) * (lightened - old)
  }

  static func dodge(_ new: Float, _ old: Float) -> Float {
    old <= 0 ? 0 : new >= 1 ? 1 : min(1, old / (1 - new))
  }

  static func burn(_ new: Float, _ old: Float) -> Float {
    old >= 1 ? 1 : new <= 0 ? 0 : 1 - min(1, (1 - old) / new)
  }
}
