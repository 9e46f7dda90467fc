extension SymbolCatalog {
  private static let shieldFill = symbol(shield, fill: shield, width: 18, weight: 1.2)
  private static let check = "M5.6 10.2L8.1 13L12.4 6.8"
  private static let cross = "M6.2 7.2L11.8 12.8M11.8 7.2L6.2 12.8"
  private static let smallLock = symbol(
    "M7 9.4L7 7.6C7 6.2 7.8 5.4 9 5.4C10.2 5.4 11 6.2 11 7.6L11 9.4", fill: "R5.4 9 7.2 5.4 1.2", width: 18, weight: 1.3
  )
  private static let padlock = symbol(
    "R4.6 8.6 10.8 9.6 2.2M6.8 8.4L6.8 5.4C6.8 3.2 8 1.8 10 1.8C12 1.8 13.2 3.2 13.2 5.4L13.2 8.4", weight: 1.5)
  private static let padlockFill = symbol(
    "M6.6 9L6.6 5.6C6.6 3.4 8 1.9 10 1.9C12 1.9 13.4 3.4 13.4 5.6L13.4 9", fill: "R4 8.6 12 10 2.2", weight: 1.8)
  private static let padlockArea =
    "R4 8.8 12 10 2.2M5.4 8.8L5.4 5.8C5.4 2.9 7.2 1 10 1C12.8 1 14.6 2.9 14.6 5.8L14.6 8.8L12.6 8.8L12.6 5.8C12.6 4 11.6 2.9 10 2.9C8.4 2.9 7.4 4 7.4 5.8L7.4 8.8Z"
  private static let eyeFill = symbol(fill: eye + "O11 10 4O11 10 2.4", width: 22)
  private static let alarmBody = "O10 11 6.8"
  private static let alarmRest = "M5.2 16.2L3.8 17.8M14.8 16.2L16.2 17.8"
  private static let alarmBells =
    "M2 7.2C1.2 6.2 1.2 4.6 2.2 3.6C3.2 2.6 4.8 2.6 5.8 3.4ZM18 7.2C18.8 6.2 18.8 4.6 17.8 3.6C16.8 2.6 15.2 2.6 14.2 3.4Z"
  private static let button = "M8 1.6L12 1.6M10 1.8L10 3.4M15.8 4.4L17 5.6"
  private static let calendarLine = symbol(
    "R2 3 16 15.4 2.6M2.2 7.6L17.8 7.6M6 1.4L6 4.4M14 1.4L14 4.4",
    fill: "O6.2 11 1O10 11 1O13.8 11 1O6.2 14.6 1O10 14.6 1", width: 22,
    weight: 1.4)
  private static let corners =
    "M2 6L2 4.6C2 2.9 2.9 2 4.6 2L6 2M14 2L15.4 2C17.1 2 18 2.9 18 4.6L18 6M18 14L18 15.4C18 17.1 17.1 18 15.4 18L14 18M6 18L4.6 18C2.9 18 2 17.1 2 15.4L2 14"
  private static let glass =
    "M4.4 1.8L15.6 1.8M4.4 18.2L15.6 18.2M5.6 2L5.6 4.6C5.6 7.2 9 8.4 9 10C9 11.6 5.6 12.8 5.6 15.4L5.6 18M14.4 2L14.4 4.6C14.4 7.2 11 8.4 11 10C11 11.6 14.4 12.8 14.4 15.4L14.4 18"

  /// Symbols of security and of time.
  static let security: [String: SymbolDrawing] = [
    "shield": symbol(shield, width: 18, weight: 1.5), "shield.fill": shieldFill,
    "shield.slash": symbol(shield, width: 18, weight: 1.5).slashed, "shield.slash.fill": shieldFill.slashed,
    "checkmark.shield": symbol(shield + check, width: 18, weight: 1.5),
    "checkmark.shield.fill": shieldFill.cut(along: check, radius: 0.85),
    "xmark.shield": symbol(shield + cross, width: 18, weight: 1.5),
    "xmark.shield.fill": shieldFill.cut(along: cross, radius: 0.85),
    "exclamationmark.shield": symbol(shield + "M9 5.8L9 10.4", fill: "O9 13.6 1.05", width: 18, weight: 1.5),
    "exclamationmark.shield.fill": symbol(shield, fill: shield + "O9 13.8 1.1", width: 18, weight: 1.2).cut(
      along: "M9 5.8L9 10.6", radius: 0.95),
    "lock.shield": symbol(shield, width: 18, weight: 1.5) + smallLock,
    "lock.shield.fill": symbol(
      shield,
      fill: shield
        + "R5.4 9 7.2 5.6 1.2M6.2 9L6.2 7.8C6.2 5.9 7.3 4.7 9 4.7C10.7 4.7 11.8 5.9 11.8 7.8L11.8 9L10.5 9L10.5 7.8C10.5 6.6 9.9 5.9 9 5.9C8.1 5.9 7.5 6.6 7.5 7.8L7.5 9Z",
      width: 18, weight: 1.2),
    "lock.circle": ringed(symbol(fill: padlockArea), y: 9.7),
    "lock.circle.fill": disc(symbol(fill: padlockArea), y: 9.7),
    "lock.slash": padlock.slashed, "lock.slash.fill": padlockFill.slashed,
    "lock.rotation": symbol(
      "M15.4 5.9C16.7 7.2 17.5 9 17.5 11C17.5 15.1 14.1 18.5 10 18.5C5.9 18.5 2.5 15.1 2.5 11C2.5 6.9 5.9 3.5 10 3.5L10.6 3.5",
      fill: "M10.2 0.5L14.4 3.5L10.2 6.5Z", weight: 1.5) + symbol(fill: padlockArea).scaled(0.42, y: 11, weight: 1),
    "key": symbol(
      "M8.9 10.3L16.4 17.8L18.2 17.8L18.2 15.4L16.4 15.4L16.4 13.4L14.4 13.4L10.8 9.8C11.4 7.8 11 5.6 9.4 4C7.2 1.8 4.2 1.8 2.6 3.4C1 5 1.2 8.2 3.2 10.2C4.8 11.7 7 12.2 8.9 10.3ZO5.2 6 0.9",
      weight: 1.4),
    "eye.circle": ringed(eyeFill), "eye.circle.fill": disc(eyeFill),
    "eye.slash": symbol(eye + "O11 10 3", width: 22, weight: 1.5).slashed, "eye.slash.fill": eyeFill.slashed,
    "faceid": symbol(
      corners
        + "M6.6 6.4L6.6 8M13.4 6.4L13.4 8M10.2 6.6L10.2 10.2C10.2 10.8 9.9 11 9.2 11M6.8 13.2C7.7 14 8.8 14.4 10 14.4C11.2 14.4 12.3 14 13.2 13.2",
      weight: 1.5),
    "touchid": symbol(
      "M4.4 15.6C5.2 13.8 5.6 12 5.6 10C5.6 7.4 7.4 5.4 10 5.4C12.6 5.4 14.4 7.4 14.4 10C14.4 12.8 14 15.2 13 17.6M8.2 18C9.4 15.6 10 13 10 10M2.4 12.8C2.6 11.9 2.7 11 2.7 10C2.7 7.6 3.8 5.4 5.6 4M8 2.8C8.6 2.6 9.3 2.5 10 2.5C14.2 2.5 17.3 5.8 17.3 10C17.3 11.8 17.2 13.4 16.8 15M6.4 17.2C6.8 16.5 7.1 15.8 7.3 15.1M7.9 12C8 11.4 8 10.7 8 10C8 8.6 8.8 7.7 10 7.7C11.2 7.7 12.1 8.6 12.1 10C12.1 13.2 11.6 15.8 10.6 18.2",
      weight: 1.1),
    "alarm": symbol(alarmBody + alarmRest + "M10 7L10 11.2L12.8 12.8", fill: alarmBells, weight: 1.5),
    "alarm.fill": symbol(alarmRest, fill: "O10 11 7.6", weight: 1.7).cut(along: "M10 6.8L10 11.2L13 12.9", radius: 0.75)
      + symbol(fill: alarmBells),
    "stopwatch": symbol("O10 11.2 7.2" + button + "M10 11.2L10 7", weight: 1.5),
    "stopwatch.fill": symbol(button, fill: "O10 11.2 7.9", weight: 1.6).cut(along: "M10 11.2L10 6.8", radius: 0.8),
    "hourglass": symbol(
      glass, fill: "M7.2 16.8C7.2 15 9 14.2 10 13.2C11 14.2 12.8 15 12.8 16.8ZM8 6L12 6L10 8.2Z", weight: 1.5),
    "hourglass.bottomhalf.filled": symbol(
      glass, fill: "M5.6 18L5.6 15.4C5.6 12.8 9 11.6 9 10L11 10C11 11.6 14.4 12.8 14.4 15.4L14.4 18Z", weight: 1.5),
    "hourglass.tophalf.filled": symbol(
      glass, fill: "M5.6 2L5.6 4.6C5.6 7.2 9 8.4 9 10L11 10C11 8.4 14.4 7.2 14.4 4.6L14.4 2Z", weight: 1.5),
    "calendar.badge.plus": calendarLine.badged(.plus, x: 17.4, y: 15.4),
    "calendar.badge.minus": calendarLine.badged(.minus, x: 17.4, y: 15.4),
    "calendar.badge.clock": calendarLine.badged(.clock, x: 17.4, y: 15.4),
    "calendar.circle": ringed(
      "R5.4 5.6 9.2 8.8 1.6M5.6 8.4L14.4 8.4M7.6 4.8L7.6 6.2M12.4 4.8L12.4 6.2"),
    "clock.arrow.circlepath": symbol(
      "M4 6.2C5.3 3.9 7.7 2.4 10.5 2.4C14.7 2.4 18 5.8 18 10C18 14.2 14.7 17.6 10.5 17.6C6.7 17.6 3.5 14.8 3 11.2M10.4 5.8L10.4 10.3L13.6 12.2",
      fill: "M1.6 3.2L2.6 8.2L7.2 6.4Z", weight: 1.6),
    "clock.badge.checkmark": symbol("O10 10 8.4M10 4.8L10 10.2L12.6 11.8", width: 22, weight: 1.5).badged(
      .checkmark, x: 17, y: 15.4),
    "clock.badge.exclamationmark": symbol("O10 10 8.4M10 4.8L10 10.2L12.6 11.8", width: 22, weight: 1.5)
      .cut(by: SymbolCutter(17, 15.4, radius: 5.2))
      + symbol(fill: "O17 15.4 4.1O17 17.2 0.6", width: 22).cut(along: "M17 13.2L17 15.4", radius: 0.55),
  ]
}
