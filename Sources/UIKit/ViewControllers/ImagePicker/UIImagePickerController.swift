import UniformTypeIdentifiers

/// A view controller with which the user selects a photo.
///
///     let picker = UIImagePickerController()
///     picker.delegate = self
///     present(picker, animated: true)
///
/// The delegate dismisses the image picker.
///
/// - Note: The photos are the PNG and JPEG files in `Simulator.picturesDirectory` in a test, and those in the user's
///   pictures on this machine in the live display. There is no camera, and there are no movies and no albums.
@preconcurrency @MainActor
open class UIImagePickerController: UINavigationController {
  // MARK: - Setting the Source

  /// Returns whether the device has a source.
  open class func isSourceTypeAvailable(_ sourceType: SourceType) -> Bool { sourceType != .camera }

  /// Returns the identifiers of the types that a source has; `nil` if it is not available.
  open class func availableMediaTypes(for sourceType: SourceType) -> [String]? {
    isSourceTypeAvailable(sourceType) ? [UTType.image.identifier] : nil
  }

  /// The source of the photos, which must be available.
  ///
  /// The default is `photoLibrary`.
  open var sourceType = SourceType.photoLibrary {
    willSet {
      expect(
        Self.isSourceTypeAvailable(newValue),
        "UIImagePickerController.sourceType: the source \(newValue) is not available; check isSourceTypeAvailable(_:)")
    }
  }

  /// The identifiers of the types that can be selected.
  ///
  /// The default is `public.image`.
  open var mediaTypes = [UTType.image.identifier]

  /// A Boolean value that indicates whether the user selects a part of the photo.
  ///
  /// The default is `false`.
  open var allowsEditing = false

  /// The format of the file of the photo that the user selects.
  ///
  /// The photos are PNG and JPEG files, which all apps can read, so that their formats are never changed. The default
  /// is `compatible`.
  open var imageExportPreset = ImageURLExportPreset.compatible

  /// The quality of movies.
  ///
  /// It applies to movies, which no source has. The default is `typeMedium`.
  open var videoQuality = QualityType.typeMedium

  /// The maximum duration of movies, in seconds.
  ///
  /// It applies to movies, which no source has. The default is 10 minutes.
  open var videoMaximumDuration: TimeInterval = 600

  /// The delegate.
  ///
  /// It is not retained. An image picker without a delegate dismisses itself when it appears.
  @_nonoverride open weak var delegate: (any UIImagePickerControllerDelegate & UINavigationControllerDelegate)? {
    get { super.delegate as? any UIImagePickerControllerDelegate & UINavigationControllerDelegate }
    set { super.delegate = newValue }
  }

  // MARK: - Showing the Photos

  /// Shows the photos.
  open override func viewWillAppear(_ animated: Bool) {
    super.viewWillAppear(animated)
    // Again after a presentation, because the photos may be others.
    guard isBeingPresented || viewControllers.isEmpty else { return }
    setViewControllers([PhotoGridViewController(photos, of: self)], animated: false)
  }

  /// Dismisses the image picker if it has no delegate.
  open override func viewDidAppear(_ animated: Bool) {
    super.viewDidAppear(animated)
    if delegate == nil { presentingViewController?.dismiss(animated: false) }
  }

  /// The files that can be shown, from the oldest to the newest.
  private var photos: [FileEntry] {
    let types = mediaTypes.compactMap { UTType($0) }
    return FileEntry.files(in: UserFiles.pictures, conformingTo: [.png, .jpeg])
      .filter { photo in types.contains { photo.type.conforms(to: $0) } }
      .sorted { $0.modified < $1.modified }
  }

  // MARK: - Responding to the User

  /// Ends without a photo.
  func cancel() { delegate?.imagePickerControllerDidCancel(self) }

  /// Reports a photo, or shows it for editing.
  func choose(_ photo: FileEntry) {
    guard let image = UIImage(contentsOfFile: photo.url.path) else { return }
    if allowsEditing {
      pushViewController(PhotoCropViewController(image, photo, of: self), animated: true)
    } else {
      report(image, photo, edited: nil)
    }
  }

  /// Reports a photo to the delegate.
  ///
  /// - Parameters:
  ///   - image: The photo.
  ///   - photo: The file.
  ///   - edited: The part that the user has selected, and its rectangle in the photo; `nil` for none.
  func report(_ image: UIImage, _ photo: FileEntry, edited: (image: UIImage, rect: CGRect)?) {
    var info: [InfoKey: Any] = [.mediaType: UTType.image.identifier, .originalImage: image]
    info[.imageURL] = try? FileTransfer.copy([photo.url], to: UserFiles.inbox).first
    if let edited {
      info[.editedImage] = edited.image
      info[.cropRect] = NSValue(cgRect: edited.rect)
    }
    delegate?.imagePickerController(self, didFinishPickingMediaWithInfo: info)
  }
}
