extension UIImage {
  /// Returns the image in the format PNG, or `nil` if it cannot be created.
  ///
  /// - Note: The data of an image that was read from a PNG file is that of the file. Other images are encoded if their
  ///   pixels are known (see `CGImage.dataProvider`); the runtime reports those that are not on the console.
  public func pngData() -> Data? { cgImage?.png ?? data(of: "image/png", named: "PNG") }

  /// Returns the image in the format JPEG, or `nil` if it cannot be created.
  ///
  /// - Note: The runtime encodes no JPEG data. It returns the data of an image that was read from a file of this
  ///   format, with the quality of the file, and reports other images on the console.
  /// - Parameter compressionQuality: The quality, from 0 to 1.
  public func jpegData(compressionQuality: CGFloat) -> Data? { data(of: "image/jpeg", named: "JPEG") }

  private func data(of mediaType: String, named format: String) -> Data? {
    if let encoded = cgImage?.encoded, encoded.mediaType == mediaType { return encoded.data }
    guard size != .zero, MainQueue.isCurrent else { return nil }
    let image = description
    MainActor.assumeIsolated {
      RuntimeDiagnostics.report(
        .imageEncoding,
        """
        \(image) was not read from a \(format) file, so that it has no \(format) data here: the runtime does not know its pixels, \
        or cannot encode them. On a device, the image is encoded.
        """)
    }
    return nil
  }
}
