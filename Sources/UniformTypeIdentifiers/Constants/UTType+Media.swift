extension UTType {
  // MARK: - Audio and Movies

  /// Audio, video, or both.
  public static var audiovisualContent: UTType { UTType(known: "public.audiovisual-content") }
  /// Video that can have audio.
  public static var movie: UTType { UTType(known: "public.movie") }
  /// Video without audio.
  public static var video: UTType { UTType(known: "public.video") }
  /// Audio without video.
  public static var audio: UTType { UTType(known: "public.audio") }
  /// A movie in QuickTime's format.
  public static var quickTimeMovie: UTType { UTType(known: "com.apple.quicktime-movie") }
  /// A movie in MPEG-1 or MPEG-2.
  public static var mpeg: UTType { UTType(known: "public.mpeg") }
  /// A video in MPEG-2.
  public static var mpeg2Video: UTType { UTType(known: "public.mpeg-2-video") }
  /// A transport stream in MPEG-2.
  public static var mpeg2TransportStream: UTType { UTType(known: "public.mpeg-2-transport-stream") }
  /// Audio in MP3.
  public static var mp3: UTType { UTType(known: "public.mp3") }
  /// A movie in MPEG-4.
  public static var mpeg4Movie: UTType { UTType(known: "public.mpeg-4") }
  /// Audio in MPEG-4.
  public static var mpeg4Audio: UTType { UTType(known: "public.mpeg-4-audio") }
  /// Protected audio in MPEG-4.
  public static var appleProtectedMPEG4Audio: UTType { UTType(known: "com.apple.protected-mpeg-4-audio") }
  /// A protected movie in MPEG-4.
  public static var appleProtectedMPEG4Video: UTType { UTType(known: "com.apple.protected-mpeg-4-video") }
  /// A movie in AVI.
  public static var avi: UTType { UTType(known: "public.avi") }
  /// Audio in AIFF.
  public static var aiff: UTType { UTType(known: "public.aiff-audio") }
  /// Audio in WAVE.
  public static var wav: UTType { UTType(known: "com.microsoft.waveform-audio") }
  /// Audio in MIDI.
  public static var midi: UTType { UTType(known: "public.midi-audio") }
  /// A playlist.
  public static var playlist: UTType { UTType(known: "public.playlist") }
  /// A playlist in M3U.
  public static var m3uPlaylist: UTType { UTType(known: "public.m3u-playlist") }
  /// A pattern of haptics and audio.
  public static var ahap: UTType { UTType(known: "com.apple.haptics.ahap") }
}
