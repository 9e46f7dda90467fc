extension SymbolCatalog {
  private static let play =
    "M8 6.6C8 6 8.6 5.7 9.1 6L14.2 9.4C14.7 9.7 14.7 10.3 14.2 10.6L9.1 14C8.6 14.3 8 14 8 13.4Z"
  private static let playWide =
    "M9.6 6.9C9.6 6.3 10.2 6 10.7 6.3L15.4 9.4C15.8 9.7 15.8 10.3 15.4 10.6L10.7 13.7C10.2 14 9.6 13.7 9.6 13.1Z"
  private static let back =
    "M10.9 5L10.9 15C10.9 15.9 10.2 16.2 9.5 15.8L2.2 10.8C1.6 10.4 1.6 9.6 2.2 9.2L9.5 4.2C10.2 3.8 10.9 4.1 10.9 5ZM21.8 5L21.8 15C21.8 15.9 21.1 16.2 20.4 15.8L13.1 10.8C12.5 10.4 12.5 9.6 13.1 9.2L20.4 4.2C21.1 3.8 21.8 4.1 21.8 5Z"
  private static let toStart =
    "M16.6 4.6L16.6 15.4C16.6 16.3 15.8 16.7 15 16.2L6.6 10.9C6 10.5 6 9.5 6.6 9.1L15 3.8C15.8 3.3 16.6 3.7 16.6 4.6Z"
  private static let both =
    "M1.8 5.2C1.8 4.2 2.6 3.9 3.4 4.4L11 9.2C11.7 9.6 11.7 10.4 11 10.8L3.4 15.6C2.6 16.1 1.8 15.8 1.8 14.8Z"
  private static let wave = "M14 7.2C15.4 8.8 15.4 11.2 14 12.8"
  private static let waves = wave + "M17 4.6C19.8 7.6 19.8 12.4 17 15.4M20 2.4C24 6.6 24 13.4 20 17.6"
  private static let film = symbol(
    "R1.4 3 21.2 14 2.6M6.2 3L6.2 17M17.8 3L17.8 17M6.2 10L17.8 10M1.6 6.6L6 6.6M1.6 10L6 10M1.6 13.4L6 13.4M18 6.6L22.4 6.6M18 10L22.4 10M18 13.4L22.4 13.4",
    width: 24, weight: 1.3)
  private static let filmFill = symbol(
    fill:
      "R0.8 2.4 22.4 15.2 3R2.6 4.6 2.6 2.2 0.6R2.6 8.9 2.6 2.2 0.6R2.6 13.2 2.6 2.2 0.6R18.8 4.6 2.6 2.2 0.6R18.8 8.9 2.6 2.2 0.6R18.8 13.2 2.6 2.2 0.6R7.4 4.6 9.2 4.6 0.8R7.4 10.8 9.2 4.6 0.8",
    width: 24)
  private static let video = symbol(
    "R1.6 4.4 14.4 11.2 2.6M16 8.6L20.8 5.6C21.6 5.1 22.4 5.6 22.4 6.4L22.4 13.6C22.4 14.4 21.6 14.9 20.8 14.4L16 11.4",
    width: 24, weight: 1.4)
  private static let videoFill = symbol(
    fill: "R1 3.8 14.6 12.4 3M16.8 8L21.4 5.2C22.3 4.7 23 5.2 23 6L23 14C23 14.8 22.3 15.3 21.4 14.8L16.8 12Z",
    width: 24)
  private static let shutter = "O10 10.6 2.4"
  private static let smallCamera =
    "M4.8 8.2C4.8 7.4 5.4 6.8 6.2 6.8L7.4 6.8L8.1 5.9C8.3 5.6 8.6 5.5 8.9 5.5L11.1 5.5C11.4 5.5 11.7 5.6 11.9 5.9L12.6 6.8L13.8 6.8C14.6 6.8 15.2 7.4 15.2 8.2L15.2 12.8C15.2 13.6 14.6 14.2 13.8 14.2L6.2 14.2C5.4 14.2 4.8 13.6 4.8 12.8Z"
  private static let corners =
    "M2 6.4L2 4.8C2 3 3 2 4.8 2L6.4 2M13.6 2L15.2 2C17 2 18 3 18 4.8L18 6.4M18 13.6L18 15.2C18 17 17 18 15.2 18L13.6 18M6.4 18L4.8 18C3 18 2 17 2 15.2L2 13.6"
  private static let photos =
    "R5.4 6 17 11.6 2.4M5.8 15.6L9.4 12.2C10 11.7 10.7 11.7 11.2 12.2L13.8 14.7L15.8 12.9C16.4 12.4 17 12.4 17.5 12.9L22.2 16.8"
  private static let shuffle =
    "M1.6 5.4L4.6 5.4C6.4 5.4 7.4 6 8.4 7.6L11.6 12.4C12.6 14 13.6 14.6 15.4 14.6L19.4 14.6M1.6 14.6L4.6 14.6C6.4 14.6 7.4 14 8.4 12.4M11.6 7.6C12.6 6 13.6 5.4 15.4 5.4L19.4 5.4M16.6 2.4L19.8 5.4L16.6 8.4M16.6 11.6L19.8 14.6L16.6 17.6"
  private static let tv = "R1.4 2.4 21.2 12.6 2.6"

  /// Symbols of playback, sound, film, and cameras.
  static let media: [String: SymbolDrawing] = [
    "play.rectangle": symbol("R1.4 3 21.2 14 2.8", fill: playWide, width: 24, weight: 1.5),
    "play.rectangle.fill": symbol(fill: "R0.8 2.4 22.4 15.2 3.4" + playWide, width: 24),
    "play.square": framed(fill: play), "play.square.fill": tile(hole: play),
    "backward": symbol(back, width: 24, weight: 1.4), "forward": symbol(back, width: 24, weight: 1.4).flipped,
    "backward.end": symbol(toStart + "M3.4 3.6L3.4 16.4", weight: 1.5),
    "backward.end.fill": symbol("M3.4 3.6L3.4 16.4", fill: toStart, weight: 1.8),
    "forward.end": symbol(toStart + "M3.4 3.6L3.4 16.4", weight: 1.5).flipped,
    "forward.end.fill": symbol("M3.4 3.6L3.4 16.4", fill: toStart, weight: 1.8).flipped,
    "playpause": symbol(both + "M16 4.4L16 15.6M20.4 4.4L20.4 15.6", width: 23, weight: 1.5),
    "playpause.fill": symbol("M16 4.4L16 15.6M20.4 4.4L20.4 15.6", fill: both, width: 23, weight: 2.2),
    "stop.circle": ringed(fill: "R6.6 6.6 6.8 6.8 1"), "stop.circle.fill": disc(hole: "R6.6 6.6 6.8 6.8 1"),
    "eject": symbol("M10 2.8L17.2 11.6L2.8 11.6ZM2.8 16.2L17.2 16.2", weight: 1.5),
    "eject.fill": symbol(
      "M10 2.8L17.2 11.6L2.8 11.6ZM2.8 16.6L17.2 16.6", fill: "M10 2.8L17.2 11.6L2.8 11.6Z", weight: 1.7),
    "shuffle": symbol(shuffle, width: 22, weight: 1.6),
    "repeat.1": symbol(
      "M2.6 9.2L2.6 8.4C2.6 6.4 4 5 6 5L12 5M17.4 10.8L17.4 11.6C17.4 13.6 16 15 14 15L3.4 15M6.2 12L3.2 15L6.2 18M15.6 3L17.4 1.8L17.4 7.6",
      weight: 1.5),
    "speaker": symbol(speaker, width: 14, weight: 1.4),
    "speaker.slash": symbol(speaker, width: 14, weight: 1.4).scaled(1.14, x: 10.2, width: 20, weight: 1).slashed,
    "speaker.slash.fill": symbol(fill: speaker, width: 14).scaled(1.14, x: 10.2, width: 20, weight: 1).slashed,
    "speaker.wave.1": symbol(speaker + wave, width: 18, weight: 1.4),
    "speaker.wave.1.fill": symbol(wave, fill: speaker, width: 18, weight: 1.5),
    "speaker.wave.3": symbol(speaker + waves, width: 25, weight: 1.4),
    "speaker.wave.3.fill": symbol(waves, fill: speaker, width: 25, weight: 1.5),
    "mic.circle": ringed(
      "M6.4 9.6C6.4 11.8 7.8 13.2 10 13.2C12.2 13.2 13.6 11.8 13.6 9.6M10 13.2L10 15.2M8.2 15.2L11.8 15.2",
      fill: "R8.5 4.4 3 6.8 1.5"),
    "mic.circle.fill": disc(
      hole:
        "R8.4 4 3.2 7 1.6M5.8 9.2L6.9 9.2C6.9 11.2 8.1 12.5 10 12.5C11.9 12.5 13.1 11.2 13.1 9.2L14.2 9.2C14.2 11.6 12.8 13.2 10.6 13.6L10.6 14.9L12.2 14.9L12.2 16L7.8 16L7.8 14.9L9.4 14.9L9.4 13.6C7.2 13.2 5.8 11.6 5.8 9.2Z"
    ),
    "headphones": symbol(
      "M2 14L2 10.6C2 5.8 5.6 2.4 10 2.4C14.4 2.4 18 5.8 18 10.6L18 14", fill: "R2.8 11 3.6 7 1.6R13.6 11 3.6 7 1.6",
      weight: 1.5),
    "film": film, "film.fill": filmFill,
    "video.slash": video.slashed, "video.slash.fill": videoFill.slashed,
    "video.circle": ringed(videoFill, scale: 0.46), "video.circle.fill": disc(videoFill, scale: 0.5),
    "tv": symbol(tv + "M7.6 18L16.4 18", width: 24, weight: 1.5),
    "tv.fill": symbol("M7.6 18L16.4 18", fill: "R0.8 1.8 22.4 13.6 3.2", width: 24, weight: 1.5),
    "play.tv": symbol(tv + "M7.6 18L16.4 18", width: 24, weight: 1.5)
      + symbol(fill: playWide).scaled(0.9, x: 12, y: 8.7, width: 24, weight: 1).scaled(1, x: 9.7, width: 24, weight: 1),
    "waveform": symbol(
      "M2 8.6L2 11.4M5.2 5.8L5.2 14.2M8.4 2.6L8.4 17.4M11.6 6.4L11.6 13.6M14.8 4L14.8 16M18 8.4L18 11.6", weight: 1.6),
    "waveform.circle": ringed(
      "M5.4 9.2L5.4 10.8M7.7 7.4L7.7 12.6M10 5.4L10 14.6M12.3 7.4L12.3 12.6M14.6 9.2L14.6 10.8"),
    "waveform.circle.fill": disc(
      "M5.4 9.2L5.4 10.8M7.7 7.4L7.7 12.6M10 5.4L10 14.6M12.3 7.4L12.3 12.6M14.6 9.2L14.6 10.8"),
    "camera.circle": ringed("", fill: smallCamera + shutter), "camera.circle.fill": disc(hole: smallCamera + shutter),
    "camera.viewfinder": symbol(corners, weight: 1.5)
      + symbol(fill: smallCamera + shutter).scaled(1.0, weight: 1),
    "camera.rotate": symbol(
      camera
        + "M8.6 9.6C9.2 8 10.4 7.2 12 7.2C13.3 7.2 14.3 7.7 15 8.7M15.4 12C14.8 13.6 13.6 14.4 12 14.4C10.7 14.4 9.7 13.9 9 12.9",
      fill: "M16.6 7.4L15.9 10.8L13.2 8.7ZM7.4 14.2L8.1 10.8L10.8 12.9Z", width: 24, weight: 1.4),
    "viewfinder": symbol(corners, weight: 1.5),
    "photo.on.rectangle": symbol(
      photos + "M3.4 13.8C2.2 13.7 1.6 12.8 1.6 11.4L1.6 5C1.6 3.4 2.4 2.6 4 2.6L16.2 2.6C17.6 2.6 18.4 3.2 18.6 4.2",
      fill: "O17.4 9.6 1.3", width: 24, weight: 1.4),
    "photo.circle": ringed(
      "M4.4 14L7.4 11C8 10.4 8.7 10.4 9.2 11L11.2 13L12.4 11.9C12.9 11.4 13.5 11.4 14 11.9L16.6 14.4",
      fill: "O12.6 7.6 1.3"),
    "music.note.list": symbol(
      "M1.6 4L11 4M1.6 8.6L11 8.6M1.6 13.2L7 13.2M16.2 15L16.2 5.6L20.4 4.4L20.4 7.2L16.2 8.4", fill: "O14 15.2 2.4",
      width: 22,
      weight: 1.5),
    "music.mic": symbol(
      "M11.2 5.6L2.6 15.2C2.2 15.7 2.2 16.2 2.6 16.7L3.3 17.4C3.8 17.8 4.3 17.8 4.8 17.4L14.4 8.8O14 6 4.2M10.2 4.4L15.6 9.8",
      weight: 1.4),
    "livephoto": symbol("O10 10 5", fill: "O10 10 2.2" + ringOfDots, weight: 1.4),
    "radio": symbol(
      "R1.6 6.4 18.8 11.2 2.4M4.6 6.2L17 1.8M5 10L11 10M5 13.8L11 13.8O15.4 12 2.6", width: 22, weight: 1.4),
    "pip.enter": symbol(
      "M22.4 8.6L22.4 5.4C22.4 3.8 21.4 2.8 19.8 2.8L4.2 2.8C2.6 2.8 1.6 3.8 1.6 5.4L1.6 14.6C1.6 16.2 2.6 17.2 4.2 17.2L10 17.2M5 6L9.4 10.4M9.6 6.8L9.6 10.6L5.8 10.6",
      fill: "R12.8 10.8 10.4 7.2 1.6", width: 24, weight: 1.5),
  ]

  private static let ringOfDots: String = (0..<24).map { index in
    let angle = Double(index) * .pi / 12
    let (x, y) = (10 + 8.4 * cos(angle), 10 + 8.4 * sin(angle))
    return "O\(x) \(y) 0.6"
  }.joined()
}
