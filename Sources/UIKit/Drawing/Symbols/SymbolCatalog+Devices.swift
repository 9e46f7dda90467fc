extension SymbolCatalog {
  private static let play =
    "M4.4 3.6C4.4 2.6 5.4 2.1 6.2 2.6L16.6 9C17.4 9.5 17.4 10.5 16.6 11L6.2 17.4C5.4 17.9 4.4 17.4 4.4 16.4Z"
  static let mic = "R7 1.6 6 10.6 3"
  static let micStand = "M4 8.8C4 12.6 6.4 15 10 15C13.6 15 16 12.6 16 8.8M10 15L10 18.2M6.8 18.2L13.2 18.2"
  static let speaker =
    "M2 8C2 7.4 2.4 7 3 7L5.6 7L9.8 3.4C10.4 2.9 11.2 3.2 11.2 4L11.2 16C11.2 16.8 10.4 17.1 9.8 16.6L5.6 13L3 13C2.4 13 2 12.6 2 12Z"
  static let phone =
    "M4.2 2.6C5.2 1.8 6.2 2.2 6.9 3.2L8.2 5.2C8.8 6.2 8.7 7 8 7.7L7.2 8.5C6.9 8.8 6.9 9.2 7.2 9.6C8.1 11 9 11.9 10.4 12.8C10.8 13.1 11.2 13.1 11.5 12.8L12.3 12C13 11.3 13.8 11.2 14.8 11.8L16.8 13.1C17.8 13.8 18.2 14.8 17.4 15.8C16 17.6 14.2 18 12 17C7.9 15.1 4.9 12.1 3 8C2 5.8 2.4 4 4.2 2.6Z"
  static let camera =
    "M2 7.4C2 6 3 5 4.4 5L6.6 5L7.8 3.4C8.1 2.9 8.6 2.7 9.2 2.7L14.8 2.7C15.4 2.7 15.9 2.9 16.2 3.4L17.4 5L19.6 5C21 5 22 6 22 7.4L22 14.6C22 16 21 17 19.6 17L4.4 17C3 17 2 16 2 14.6Z"

  /// Symbols of sound, images, and devices for playback, recording, and communication.
  static let devices: [String: SymbolDrawing] = [
    "play": symbol(play), "play.fill": symbol(play, fill: play, weight: 1),
    "play.circle": ringed(
      fill: "M7.8 6.4C7.8 5.9 8.3 5.6 8.7 5.9L14 9.5C14.4 9.8 14.4 10.2 14 10.5L8.7 14.1C8.3 14.4 7.8 14.1 7.8 13.6Z"),
    "play.circle.fill": symbol(
      fill:
        "O10 10 9.2M7.8 6.2C7.8 5.7 8.3 5.4 8.7 5.7L14.2 9.5C14.6 9.8 14.6 10.2 14.2 10.5L8.7 14.3C8.3 14.6 7.8 14.3 7.8 13.8Z"
    ),
    "pause": symbol("R4 2.8 3.4 14.4 1R12.6 2.8 3.4 14.4 1", weight: 1.4),
    "pause.fill": symbol(fill: "R3.6 2.4 4.4 15.2 1.2R12 2.4 4.4 15.2 1.2"),
    "pause.circle": ringed(fill: "R6.8 6 2.2 8 0.7R11 6 2.2 8 0.7"),
    "pause.circle.fill": symbol(fill: "O10 10 9.2R6.8 6 2.2 8 0.7R11 6 2.2 8 0.7"),
    "stop": symbol("R3 3 14 14 2"), "stop.fill": symbol(fill: "R2.4 2.4 15.2 15.2 2.4"),
    "backward.fill": symbol(
      fill:
        "M11.6 4.8L11.6 15.2C11.6 16 10.9 16.3 10.3 15.9L2.4 10.8C1.8 10.4 1.8 9.6 2.4 9.2L10.3 4.1C10.9 3.7 11.6 4 11.6 4.8ZM22 4.8L22 15.2C22 16 21.3 16.3 20.7 15.9L12.8 10.8C12.2 10.4 12.2 9.6 12.8 9.2L20.7 4.1C21.3 3.7 22 4 22 4.8Z",
      width: 24),
    "forward.fill": symbol(
      fill:
        "M12.4 4.8L12.4 15.2C12.4 16 13.1 16.3 13.7 15.9L21.6 10.8C22.2 10.4 22.2 9.6 21.6 9.2L13.7 4.1C13.1 3.7 12.4 4 12.4 4.8ZM2 4.8L2 15.2C2 16 2.7 16.3 3.3 15.9L11.2 10.8C11.8 10.4 11.8 9.6 11.2 9.2L3.3 4.1C2.7 3.7 2 4 2 4.8Z",
      width: 24),
    "mic": symbol(mic + micStand, weight: 1.4), "mic.fill": symbol(micStand, fill: mic, weight: 1.4),
    "mic.slash": symbol(mic + micStand, weight: 1.4).slashed,
    "mic.slash.fill": symbol(micStand, fill: mic, weight: 1.4).slashed,
    "speaker.fill": symbol(fill: speaker, width: 14),
    "speaker.wave.2": symbol(
      speaker + "M14 7.2C15.4 8.8 15.4 11.2 14 12.8M17 4.6C19.8 7.6 19.8 12.4 17 15.4", width: 22, weight: 1.4),
    "speaker.wave.2.fill": symbol(
      "M14 7.2C15.4 8.8 15.4 11.2 14 12.8M17 4.6C19.8 7.6 19.8 12.4 17 15.4", fill: speaker, width: 22, weight: 1.5),
    "phone": symbol(phone, weight: 1.4), "phone.fill": symbol(fill: phone),
    "camera": symbol(camera + "O12 10.8 3.9", width: 24, weight: 1.4),
    "camera.fill": symbol(fill: camera + "O12 10.8 4.3O12 10.8 2.9", width: 24),
    "video": symbol(
      "R1.6 4.4 14.4 11.2 2.6M16 8.6L20.8 5.6C21.6 5.1 22.4 5.6 22.4 6.4L22.4 13.6C22.4 14.4 21.6 14.9 20.8 14.4L16 11.4",
      width: 24, weight: 1.4),
    "video.fill": symbol(
      fill: "R1 3.8 14.6 12.4 3M16.8 8L21.4 5.2C22.3 4.7 23 5.2 23 6L23 14C23 14.8 22.3 15.3 21.4 14.8L16.8 12Z",
      width: 24),
    "photo": symbol(
      "R1.4 3 21.2 14 2.8M1.8 14.6L6.6 10C7.2 9.4 8 9.4 8.6 10L12 13.2L14.6 11C15.2 10.5 15.9 10.5 16.5 11L22.2 15.8",
      fill: "O15.6 7.2 1.5", width: 24, weight: 1.4),
    "photo.fill": symbol(
      fill:
        "R0.8 2.4 22.4 15.2 3.2M2.4 14.4L6.6 10.4C7.2 9.8 8 9.8 8.6 10.4L12 13.6L14.6 11.4C15.2 10.9 15.9 10.9 16.5 11.4L21.6 15.6L20 16.2L4 16.2ZO16 6.8 1.7",
      width: 24),
    "music.note": symbol("M7.4 15L7.4 3.8L14.6 2.2L14.6 12.8", fill: "O5.2 15.2 2.6O12.4 13 2.6", width: 18),
    "wifi": symbol(
      "M2 7.6C7.2 2.8 14.8 2.8 20 7.6M5.4 11.2C8.6 8.2 13.4 8.2 16.6 11.2",
      fill: "M11 17L8.2 14.2C9.8 12.8 12.2 12.8 13.8 14.2Z", width: 22, weight: 1.8),
    "printer": symbol(
      "M5.4 6.8L5.4 2.4L14.6 2.4L14.6 6.8M5.4 14.4L3.8 14.4C2.6 14.4 1.8 13.6 1.8 12.4L1.8 8.8C1.8 7.6 2.6 6.8 3.8 6.8L16.2 6.8C17.4 6.8 18.2 7.6 18.2 8.8L18.2 12.4C18.2 13.6 17.4 14.4 16.2 14.4L14.6 14.4R5.4 11.4 9.2 6.2 0.6",
      weight: 1.4),
    "iphone": symbol("R2 1.2 10 17.6 2.2M5.6 16.6L8.4 16.6M5.8 2.8L8.2 2.8", width: 14, weight: 1.3),
    "battery.100": symbol(
      "R1.2 5.2 21 9.6 2.6M24.4 8.6L24.4 11.4", fill: "R3.2 7.2 17 5.6 1.2", width: 26, weight: 1.3),
  ]
}
