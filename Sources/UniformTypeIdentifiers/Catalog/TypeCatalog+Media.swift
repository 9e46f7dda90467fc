extension TypeCatalog {
  /// The declarations of audio, movies, and playlists.
  static let media: [TypeDeclaration] = [
    .type("public.audiovisual-content", "public.data public.content", "audiovisual content"),
    .type("public.movie", "public.audiovisual-content", "movie"),
    .type("public.video", "public.movie", "video"),
    .type("public.audio", "public.audiovisual-content", "audio"),
    .type("com.apple.quicktime-movie", "public.movie", "QuickTime movie", files: "mov qt", mime: "video/quicktime"),
    .type("public.mpeg", "public.movie", "MPEG movie", files: "mpg mpeg m75 m15", mime: "video/mpeg video/mpg"),
    .type("public.mpeg-2-video", "public.video", "MPEG-2 video", files: "m2v", mime: "video/mpeg2"),
    .type("public.mpeg-2-transport-stream", "public.movie", "MPEG-2 transport stream", files: "ts", mime: "video/mp2t"),
    .type("public.mp3", "public.audio", "MP3 audio", files: "mp3", mime: "audio/mpeg audio/mp3"),
    .type("public.mpeg-4", "public.movie", "MPEG-4 movie", files: "mp4 mpg4", mime: "video/mp4"),
    .type("public.mpeg-4-audio", "public.mpeg-4 public.audio", "MPEG-4 audio", files: "mp4", mime: "audio/mp4"),
    .type("com.apple.protected-mpeg-4-audio", "public.audio", "protected MPEG-4 audio", files: "m4p"),
    .type("com.apple.protected-mpeg-4-video", "com.apple.m4v-video", "protected MPEG-4 movie"),
    .type("public.avi", "public.movie", "AVI movie", files: "avi vfw", mime: "video/avi video/x-msvideo"),
    .type("public.aiff-audio", "public.aifc-audio", "AIFF audio", files: "aiff aif", mime: "audio/aiff audio/x-aiff"),
    .type(
      "com.microsoft.waveform-audio", "public.audio", "WAVE audio", files: "wav wave bwf",
      mime: "audio/vnd.wave audio/wav audio/x-wav"),
    .type("public.midi-audio", "public.audio", "MIDI audio", files: "midi mid smf kar", mime: "audio/midi"),
    .type("public.playlist", "", "playlist"),
    .type(
      "public.m3u-playlist", "public.text public.playlist", "M3U playlist", files: "m3u m3u8",
      mime: "audio/mpegurl audio/x-mpegurl"),
    .type("com.apple.haptics.ahap", "", "haptic pattern", files: "ahap"),
    .type("com.apple.m4v-video", "public.movie", "MPEG-4 movie", files: "m4v", mime: "video/x-m4v"),
    .type("com.apple.m4a-audio", "public.mpeg-4-audio", "MPEG-4 audio", files: "m4a", mime: "audio/x-m4a"),
    .type("public.aifc-audio", "public.audio", "AIFF-C audio", files: "aifc", mime: "audio/x-aifc"),
  ]
}
