/// Drawing whose pixels cannot be determined, in a context of which an app uses the pixels.
enum UnreadablePixels {
  /// Writes a message to standard error.
  static func report() {
    FileHandle.standardError.write(
      Data(
        """
        CGContext: text, shadows and JPEG images, for example, have no pixels here, so the context's memory does not contain what \
        is drawn from now on. Its images do.

        """.utf8))
  }
}
