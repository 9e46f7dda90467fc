extension SymbolCatalog {
  private static let lamp =
    "M7.4 14.6C7.4 12.6 4.6 11.4 4.6 7.4C4.6 4.2 7 1.8 10 1.8C13 1.8 15.4 4.2 15.4 7.4C15.4 11.4 12.6 12.6 12.6 14.6Z"
  private static let socket = "M8 16.6L12 16.6M9 18.6L11 18.6"
  private static let bulbFill = symbol(lamp + socket, fill: lamp, weight: 1.4)
  private static let pad =
    "M7.6 4.6L18.4 4.6C21.4 4.6 23.2 6.6 23.8 9.8L24.6 14C25 16.2 23.8 17.4 22.2 17.4C21 17.4 20.2 16.8 19.2 15.6L17.6 13.6L8.4 13.6L6.8 15.6C5.8 16.8 5 17.4 3.8 17.4C2.2 17.4 1 16.2 1.4 14L2.2 9.8C2.8 6.6 4.6 4.6 7.6 4.6Z"
  private static let padCross = "M8.6 6.9L8.6 11.1M6.5 9L10.7 9"
  private static let padButtons = "O16.8 10.4 1.15O19.2 7.8 1.15"
  private static let keys =
    "R4 6.6 2 1.8 0.5R7.4 6.6 2 1.8 0.5R10.8 6.6 2 1.8 0.5R14.2 6.6 2 1.8 0.5R17.6 6.6 4.4 1.8 0.5R4 9.3 3.4 1.8 0.5R8.8 9.3 2 1.8 0.5R12.2 9.3 2 1.8 0.5R15.6 9.3 2 1.8 0.5R19 9.3 3 1.8 0.5R4 12 2 1.8 0.5R7.4 12 11.2 1.8 0.5R20 12 2 1.8 0.5"
  private static let keyboard = symbol("R1.2 4 23.6 12.2 2.4", fill: keys, width: 26, weight: 1.4)
  private static let dismissal = symbol("M10 17.2L13 18.8L16 17.2", width: 26, weight: 1.4)
  private static let battery = "R1.2 5.2 21 9.6 2.6M24.4 8.6L24.4 11.4"
  private static let corners =
    "M2 6L2 4.6C2 2.9 2.9 2 4.6 2L6 2M14 2L15.4 2C17.1 2 18 2.9 18 4.6L18 6M18 14L18 15.4C18 17.1 17.1 18 15.4 18L14 18M6 18L4.6 18C2.9 18 2 17.1 2 15.4L2 14"
  private static let code = symbol(
    "R2.2 2.2 5.6 5.6 0.8R12.2 2.2 5.6 5.6 0.8R2.2 12.2 5.6 5.6 0.8",
    fill:
      "R4 4 2 2 0.2R14 4 2 2 0.2R4 14 2 2 0.2R11.4 11.4 2 2 0.2R16.4 11.4 2 2 0.2R14 14 2 2 0.2R11.4 16.4 2 2 0.2R16.4 16.4 2 2 0.2",
    weight: 1.4)
  private static let bars = symbol(
    fill:
      "R2 3.4 1.6 13.2 0R4.8 3.4 0.9 13.2 0R6.8 3.4 2.2 13.2 0R10.2 3.4 0.9 13.2 0R12.4 3.4 1.6 13.2 0R15 3.4 0.9 13.2 0R17 3.4 1.6 13.2 0"
  )
  private static let torch =
    "M6 2.8C6 2 6.5 1.5 7.2 1.5L12.8 1.5C13.5 1.5 14 2 14 2.8L14 5.6C14 7 12.6 7.6 12.6 9.2L12.6 16.6C12.6 17.8 11.8 18.6 10.6 18.6L9.4 18.6C8.2 18.6 7.4 17.8 7.4 16.6L7.4 9.2C7.4 7.6 6 7 6 5.6Z"
  private static let torchFill = symbol(fill: torch + "R9.2 10 1.6 3.6 0.8").cut(along: "M5 4.8L15 4.8", radius: 0.5)
  private static let plug = "M3.8 6.6L16.2 6.6L16.2 9.4C16.2 12.8 13.6 15 10 15C6.4 15 3.8 12.8 3.8 9.4Z"
  private static let prongs = "M6.8 1.6L6.8 6.4M13.2 1.6L13.2 6.4M10 15L10 18.6"
  private static let paper = "R5.4 11.4 9.2 6.2 0.6"
  private static let erase =
    "M8.2 2.8L20 2.8C21.8 2.8 23 4 23 5.8L23 14.2C23 16 21.8 17.2 20 17.2L8.2 17.2C7.4 17.2 6.9 17 6.4 16.4L1.4 11C0.8 10.4 0.8 9.6 1.4 9L6.4 3.6C6.9 3 7.4 2.8 8.2 2.8Z"
  private static let eraseFill = symbol(fill: erase, width: 24).cut(
    along: "M11.2 7L17.2 13M17.2 7L11.2 13", radius: 0.8)
  private static let shift = "M9.1 3C9.6 2.4 10.4 2.4 10.9 3L17.6 10.2L13.8 10.2L13.8 17.4L6.2 17.4L6.2 10.2L2.4 10.2Z"

  private static func charged(_ width: Int) -> SymbolDrawing {
    symbol(battery, fill: width > 0 ? "R3.2 7.2 \(width) 5.6 1.2" : "", width: 26, weight: 1.3)
  }

  /// Symbols of computers, their parts, and their keys, and of other machines.
  static let machines: [String: SymbolDrawing] = [
    "ipad": symbol("R2.6 1.4 14.8 17.2 2.2M8.4 16.4L11.6 16.4", weight: 1.4),
    "ipad.landscape": symbol("R1.4 2.6 21.2 14.8 2.2M10.4 15.2L13.6 15.2", width: 24, weight: 1.4),
    "iphone.landscape": symbol("R1.2 5 17.6 10 2.2M16.6 8.6L16.6 11.4", weight: 1.3),
    "iphone.radiowaves.left.and.right": symbol(
      "R8.4 2.4 7.2 15.2 1.8M11.2 15.8L12.8 15.8M5.4 13.2C4 11.4 4 8.6 5.4 6.8M2.8 15.4C0.8 12.2 0.8 7.8 2.8 4.6M18.6 13.2C20 11.4 20 8.6 18.6 6.8M21.2 15.4C23.2 12.2 23.2 7.8 21.2 4.6",
      width: 24, weight: 1.4),
    "desktopcomputer": symbol(
      "R1.4 2 21.2 13 2.2M1.6 11.8L22.4 11.8M9.8 15L9.4 18.2M14.2 15L14.6 18.2M7.4 18.2L16.6 18.2", width: 24,
      weight: 1.4),
    "display": symbol("R1.4 2.2 21.2 13 2.2M12 15.2L12 18.2M7.6 18.2L16.4 18.2", width: 24, weight: 1.4),
    "laptopcomputer": symbol(
      "M4.6 14L4.6 5.4C4.6 4.2 5.4 3.4 6.6 3.4L19.4 3.4C20.6 3.4 21.4 4.2 21.4 5.4L21.4 14M1.4 14.2L24.6 14.2L24.2 15.4C23.9 16.2 23.3 16.6 22.4 16.6L3.6 16.6C2.7 16.6 2.1 16.2 1.8 15.4Z",
      width: 26, weight: 1.4),
    "applewatch": symbol(
      "R2.6 4.8 10.4 10.4 2.8M4.6 4.4L5.4 1.6L10.2 1.6L11 4.4M4.6 15.6L5.4 18.4L10.2 18.4L11 15.6M14.8 8.4L14.8 10.6",
      width: 16.4,
      weight: 1.4),
    "keyboard": keyboard,
    "keyboard.fill": symbol(fill: "R0.6 3.4 24.8 13.4 3" + keys, width: 26),
    "keyboard.chevron.compact.down": keyboard.scaled(0.92, x: 13, y: 8.4, width: 26, weight: 1) + dismissal,
    "computermouse": symbol("R4.6 1.6 10.8 16.8 5.2M10 5.2L10 8.2", weight: 1.5),
    "gamecontroller": symbol(pad + padCross, fill: padButtons, width: 26, weight: 1.4),
    "gamecontroller.fill": symbol(pad, fill: pad + padButtons, width: 26, weight: 0.8).cut(
      along: padCross, radius: 0.75),
    "battery.0": charged(0), "battery.25": charged(4), "battery.50": charged(8), "battery.75": charged(13),
    "battery.100.bolt": charged(17).cut(along: "M13.4 2.6L11 10L13.6 10L11.4 17.4", radius: 2)
      + symbol(fill: "M14.6 1.6L9 10.6L12.4 10.6L10.6 18.4L16.2 9L12.8 9Z"),
    "printer.fill": symbol(
      paper,
      fill:
        "M5 2.6C5 1.8 5.4 1.4 6.2 1.4L13.8 1.4C14.6 1.4 15 1.8 15 2.6L15 5.2L5 5.2ZM3.8 6.2L16.2 6.2C17.8 6.2 18.8 7.2 18.8 8.8L18.8 12.6C18.8 14.2 17.8 15.2 16.2 15.2L16 15.2L16 11.2C16 10.4 15.6 10 14.8 10L5.2 10C4.4 10 4 10.4 4 11.2L4 15.2L3.8 15.2C2.2 15.2 1.2 14.2 1.2 12.6L1.2 8.8C1.2 7.2 2.2 6.2 3.8 6.2Z",
      weight: 1.4),
    "cpu": symbol(
      "R4.4 4.4 11.2 11.2 2R7.6 7.6 4.8 4.8 0.8M7 1.6L7 4.2M10 1.6L10 4.2M13 1.6L13 4.2M7 15.8L7 18.4M10 15.8L10 18.4M13 15.8L13 18.4M1.6 7L4.2 7M1.6 10L4.2 10M1.6 13L4.2 13M15.8 7L18.4 7M15.8 10L18.4 10M15.8 13L18.4 13",
      weight: 1.4),
    "server.rack": symbol(
      "R2 2.2 16 4.6 1.3R2 7.7 16 4.6 1.3R2 13.2 16 4.6 1.3M10.6 4.5L14.8 4.5M10.6 10L14.8 10M10.6 15.5L14.8 15.5",
      fill: "O5 4.5 0.9O5 10 0.9O5 15.5 0.9", weight: 1.3),
    "externaldrive": symbol("R1.6 5.4 20.8 9.2 2.4M5 11.4L13 11.4", fill: "O18.4 11.4 1.1", width: 24, weight: 1.4),
    "qrcode": code, "qrcode.viewfinder": symbol(corners, weight: 1.5) + code.scaled(0.56, weight: 0.75),
    "barcode": bars, "barcode.viewfinder": symbol(corners, weight: 1.5) + bars.scaled(0.6, weight: 1),
    "lightbulb.fill": bulbFill, "lightbulb.slash": symbol(lamp + socket, weight: 1.4).slashed,
    "lightbulb.slash.fill": bulbFill.slashed,
    "flashlight.on.fill": torchFill, "flashlight.off.fill": torchFill.slashed,
    "powerplug": symbol(plug + prongs, weight: 1.5), "powerplug.fill": symbol(plug + prongs, fill: plug, weight: 1.6),
    "wifi.exclamationmark": symbol(
      "M2 7.6C7.2 2.8 14.8 2.8 20 7.6M5.4 11.2C6.6 10.1 7.9 9.4 9.2 9M12.8 9C14.1 9.4 15.4 10.1 16.6 11.2M11 9.6L11 13.2",
      fill: "O11 16.6 1.2", width: 22, weight: 1.8),
    "command": symbol(
      "M7 7L13 7L13 13L7 13ZM7 7L4.6 7C3.2 7 2.2 6 2.2 4.6C2.2 3.2 3.2 2.2 4.6 2.2C6 2.2 7 3.2 7 4.6ZM13 7L13 4.6C13 3.2 14 2.2 15.4 2.2C16.8 2.2 17.8 3.2 17.8 4.6C17.8 6 16.8 7 15.4 7ZM13 13L15.4 13C16.8 13 17.8 14 17.8 15.4C17.8 16.8 16.8 17.8 15.4 17.8C14 17.8 13 16.8 13 15.4ZM7 13L7 15.4C7 16.8 6 17.8 4.6 17.8C3.2 17.8 2.2 16.8 2.2 15.4C2.2 14 3.2 13 4.6 13Z",
      weight: 1.5),
    "option": symbol("M2 4.4L6.4 4.4L13 15.6L18 15.6M12 4.4L18 4.4"),
    "control": symbol("M4 11.4L10 5.4L16 11.4", weight: 1.8),
    "shift": symbol(shift, weight: 1.5), "shift.fill": symbol(shift, fill: shift, weight: 1.3),
    "return": symbol("M17.2 3.8L17.2 8.6C17.2 10.8 16 12 13.8 12L3 12M7.2 7.6L2.8 12L7.2 16.4"),
    "delete.left.fill": eraseFill, "delete.right.fill": eraseFill.flipped,
    "delete.right": symbol(
      "M8.2 3.4L20 3.4C21.4 3.4 22.4 4.4 22.4 5.8L22.4 14.2C22.4 15.6 21.4 16.6 20 16.6L8.2 16.6L1.6 10ZM11.4 7L17.4 13M17.4 7L11.4 13",
      width: 24, weight: 1.5
    ).flipped,
  ]
}
