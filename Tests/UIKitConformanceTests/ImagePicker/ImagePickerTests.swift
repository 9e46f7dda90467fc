// Only the simulator can choose a photo.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit
  import UniformTypeIdentifiers

  /// Photos that the user selects.
  @MainActor
  struct ImagePickerTests {
    @MainActor
    private final class Plain: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {}

    @MainActor
    private final class Delegate: NSObject, UIImagePickerControllerDelegate, UINavigationControllerDelegate {
      var log: [String] = []
      var info: [UIImagePickerController.InfoKey: Any] = [:]
      var dismisses = true
      func imagePickerController(
        _ picker: UIImagePickerController, didFinishPickingMediaWithInfo info: [UIImagePickerController.InfoKey: Any]
      ) {
        log.append("picked")
        self.info = info
        if dismisses { picker.dismiss(animated: true) }
      }
      func imagePickerControllerDidCancel(_ picker: UIImagePickerController) {
        log.append("cancelled")
        if dismisses { picker.dismiss(animated: true) }
      }
    }

    /// Boots a device with photos, the first one being the oldest.
    private func boot(_ names: String..., width: UInt8 = 40, height: UInt8 = 30) async throws -> (
      Simulator, UIViewController
    ) {
      let simulator = await Simulator.boot(.iPhone15)
      for (index, name) in names.enumerated() {
        let file = simulator.picturesDirectory.appendingPathComponent(name)
        try FileManager.default.createDirectory(
          at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
        try PictureFile.png(width: width, height: height).write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(index) * 86_400)],
          ofItemAtPath: file.path)
      }
      let root = UIViewController()
      simulator.show(root)
      return (simulator, root)
    }

    private func present(
      _ picker: UIImagePickerController,
      _ delegate: any UIImagePickerControllerDelegate & UINavigationControllerDelegate,
      on root: UIViewController, _ simulator: Simulator
    ) async {
      picker.delegate = delegate
      root.present(picker, animated: true)
      await simulator.settle()
    }

    private func tap(_ name: String, _ simulator: Simulator) async throws {
      try await simulator.tap(name)
      await simulator.settle()
    }

    @Test(.rule("R1050"))
    func `The photo library is available, and the camera is not`() {
      #expect(UIImagePickerController.isSourceTypeAvailable(.photoLibrary))
      #expect(UIImagePickerController.isSourceTypeAvailable(.savedPhotosAlbum))
      #expect(!UIImagePickerController.isSourceTypeAvailable(.camera))
      #expect(UIImagePickerController.availableMediaTypes(for: .photoLibrary)?.contains("public.image") == true)
      #expect(UIImagePickerController.availableMediaTypes(for: .camera) == nil)
      let picker = UIImagePickerController()
      #expect(picker.sourceType == .photoLibrary && picker.mediaTypes == ["public.image"] && !picker.allowsEditing)
    }

    @Test(.rule("R1051"))
    func `The delegate receives the photo with its type and its file`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Delegate()
      await present(UIImagePickerController(), delegate, on: root, simulator)
      try await tap("Photo, Beach", simulator)
      #expect(delegate.log == ["picked"] && root.presentedViewController == nil)
      #expect(delegate.info[.mediaType] as? String == UTType.image.identifier)
      #expect((delegate.info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 30))
      #expect(delegate.info[.editedImage] == nil)
      let url = try #require(delegate.info[.imageURL] as? URL)
      #expect(url.deletingLastPathComponent().path != simulator.picturesDirectory.path)
      #expect(try Data(contentsOf: url) == PictureFile.png(width: 40, height: 30))
    }

    @Test(.rule("R1051"))
    func `The delegate dismisses the picker, which stays until then`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Delegate()
      delegate.dismisses = false
      await present(UIImagePickerController(), delegate, on: root, simulator)
      try await tap("Photo, Beach", simulator)
      try await tap("Cancel", simulator)
      #expect(delegate.log == ["picked", "cancelled"])
      #expect(root.presentedViewController is UIImagePickerController)
    }

    @Test(.rule("R1052"))
    func `Cancel calls the delegate`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Delegate()
      await present(UIImagePickerController(), delegate, on: root, simulator)
      try await tap("Cancel", simulator)
      #expect(delegate.log == ["cancelled"] && root.presentedViewController == nil)
    }

    @Test(.rule("R1052"))
    func `A delegate without methods leaves the dismissal to the picker`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Plain()
      await present(UIImagePickerController(), delegate, on: root, simulator)
      try await tap("Cancel", simulator)
      #expect(root.presentedViewController == nil)
      await present(UIImagePickerController(), delegate, on: root, simulator)
      try await tap("Photo, Beach", simulator)
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R1053"))
    func `The user of a picker that allows editing selects a square of the photo`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Delegate()
      let picker = UIImagePickerController()
      picker.allowsEditing = true
      await present(picker, delegate, on: root, simulator)
      try await tap("Photo, Beach", simulator)
      #expect(delegate.log.isEmpty && simulator.textSnapshot().contains("Move and Scale"))
      try await tap("Choose", simulator)
      #expect(delegate.log == ["picked"])
      #expect((delegate.info[.originalImage] as? UIImage)?.size == CGSize(width: 40, height: 30))
      #expect((delegate.info[.editedImage] as? UIImage)?.size == CGSize(width: 30, height: 30))
      #expect((delegate.info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 5, y: 0, width: 30, height: 30))
    }

    @Test(.rule("R1053"))
    func `The square moves with the photo, and Cancel returns to the photos`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      let delegate = Delegate()
      let picker = UIImagePickerController()
      picker.allowsEditing = true
      await present(picker, delegate, on: root, simulator)
      try await tap("Photo, Beach", simulator)
      try await tap("Cancel", simulator)
      try await tap("Photo, Beach", simulator)
      try await simulator.drag(
        from: CGPoint(x: 100, y: 400), to: CGPoint(x: 330, y: 400), over: .milliseconds(300))
      await simulator.settle()
      try await tap("Choose", simulator)
      #expect(delegate.log == ["picked"])
      #expect((delegate.info[.cropRect] as? NSValue)?.cgRectValue == CGRect(x: 0, y: 0, width: 30, height: 30))
    }

    @Test(.rule("R1054"))
    func `A picker without a delegate is dismissed immediately`() async throws {
      let (simulator, root) = try await boot("Beach.png")
      root.present(UIImagePickerController(), animated: true)
      await simulator.settle()
      #expect(root.presentedViewController == nil)
    }

    @Test(.rule("R1055"))
    func `The newest photos are on the screen first`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      for number in 1...40 {
        let file = simulator.picturesDirectory.appendingPathComponent("\(number).png")
        try PictureFile.png(width: 40, height: 30).write(to: file)
        try FileManager.default.setAttributes(
          [.modificationDate: Date(timeIntervalSince1970: 1_700_000_000 + Double(number) * 86_400)],
          ofItemAtPath: file.path)
      }
      let root = UIViewController()
      simulator.show(root)
      let delegate = Delegate()
      await present(UIImagePickerController(), delegate, on: root, simulator)
      #expect(simulator.textSnapshot().contains("40 Photos"))
      await #expect(throws: SimulatorError.self, "it is above the screen") {
        try await simulator.tap("Photo, 1")
      }
      try await tap("Photo, 40", simulator)
      #expect(delegate.log == ["picked"])
    }

    @Test(.rule("R1055"))
    func `The photos of all folders are shown in the order of their dates`() async throws {
      let (simulator, root) = try await boot("Winter.png", "2023/Autumn.png", "Beach.png")
      try Data("text".utf8).write(to: simulator.picturesDirectory.appendingPathComponent("Notes.txt"))
      await present(UIImagePickerController(), Delegate(), on: root, simulator)
      let labels = simulator.accessibilityElements().compactMap(\.label).filter { $0.hasPrefix("Photo, ") }
      #expect(labels == ["Photo, Winter", "Photo, Autumn", "Photo, Beach"])
      #expect(simulator.textSnapshot().contains("3 Photos"))
    }
  }
#endif
