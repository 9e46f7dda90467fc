/// Saves an image in the folder with the user's pictures, as a file that image pickers show.
///
/// The image is saved after the current update cycle.
///
/// - Parameters:
///   - image: The image.
///   - completionTarget: An object that is notified of the end, and conforms to `_RuntimeActionTarget`; `nil` for none.
///   - completionSelector: The name of its method, `"image:didFinishSavingWithError:contextInfo:"`, which receives an
///     array with the image, an error or `nil`, and the context.
///   - contextInfo: A pointer that is passed to the method.
/// - Note: An image that was read from a file is saved in the format of the file, and other images as PNG files. An
///   image whose pixels are not known (see `CGImage.dataProvider`) cannot be saved, which is an error.
public func UIImageWriteToSavedPhotosAlbum(
  _ image: UIImage, _ completionTarget: Any?, _ completionSelector: Selector?,
  _ contextInfo: UnsafeMutableRawPointer?
) {
  // Used on the main actor only, where the targets of actions belong.
  nonisolated(unsafe) let (target, context) = (completionTarget, contextInfo)
  let save: @MainActor @Sendable () -> Void = {
    let error = SavedPhotos.save(image)
    guard let target, let completionSelector,
      let receiver = ActionDispatch.callable(target, for: completionSelector)
    else { return }
    ActionDispatch.perform(completionSelector, on: receiver, sender: [image, error, context] as [Any?])
  }
  if MainQueue.isCurrent {
    MainActor.assumeIsolated { AppRuntime.shared.performAfterCommit(save) }
  } else {
    DispatchQueue.main.async { MainActor.assumeIsolated(save) }
  }
}

/// The photos that apps save.
@MainActor
enum SavedPhotos {
  /// Saves an image as a new file; returns the error if that is not possible.
  static func save(_ image: UIImage) -> NSError? {
    guard let encoded = image.cgImage?.file else {
      return NSError(
        domain: CocoaError.errorDomain, code: CocoaError.Code.featureUnsupported.rawValue,
        userInfo: [
          NSLocalizedDescriptionKey: "The pixels of the image are not known, so that it cannot be saved as a file."
        ])
    }
    let folder = UserFiles.pictures
    do {
      try FileManager.default.createDirectory(at: folder, withIntermediateDirectories: true)
      try encoded.data.write(
        to: unusedFile(in: folder, encoded.mediaType == "image/jpeg" ? "jpeg" : "png"), options: .withoutOverwriting)
    } catch {
      return error as NSError
    }
    return nil
  }

  private static func unusedFile(in folder: URL, _ suffix: String) -> URL {
    var number = 1
    while true {
      let file = folder.appendingPathComponent(String(format: "IMG_%04d.\(suffix)", number))
      guard FileManager.default.fileExists(atPath: file.path) else { return file }
      number += 1
    }
  }
}
