extension UIImage {
  /// Returns the image in the format PNG, or `nil` if it cannot be created.
  ///
  /// - Note: The data of an image that was read from a PNG file is that of the file. Other images are encoded if their
  ///   pixels are known (see `CGImage.dataProvider`); the runtime reports those that are not on the console.
  public func pngData() -> Data? { cgImage?.png ?? data(of: "image/png", named: "PNG") }

  /// Returns the image in the format JPEG, or `nil` if it cannot be created.
  ///
  /// The orientation of the image is that of the file. What is not opaque is in front of white, because the format has
  /// no opacity.
  ///
  /// - Note: An image whose pixels are not known (see `CGImage.dataProvider`) has the data of the file from which it was
  ///   read, with the quality of that file. Other ones have no data, which is reported on the console.
  /// - Parameter compressionQuality: The quality, from 0 for the greatest compression to 1 for the best quality.
  public func jpegData(compressionQuality: CGFloat) -> Data? {
    let exif = imageOrientation.exif
    let data = cgImage?.jpeg(quality: Double(compressionQuality), orientation: exif)
    return data ?? rendered?.jpeg(quality: Double(compressionQuality), orientation: 1)
      ?? self.data(of: "image/jpeg", named: "JPEG")
  }

  /// The picture of a symbol at its size.
  private var rendered: CGImage? {
    guard case .symbol = content, size.width > 0, size.height > 0, MainQueue.isCurrent else { return nil }
    return MainActor.assumeIsolated {
      UIGraphicsImageRenderer(size: size).image { _ in draw(at: .zero) }.cgImage
    }
  }

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
