// Only the simulator has photos that a test can read.
#if canImport(Simulator)
  import Foundation
  import Simulator
  import Testing
  import UIKit

  /// Images that an app saves in the album of the user.
  @MainActor
  struct SavedPhotoTests {
    private final class Probe: NSObject, _RuntimeActionTarget {
      static let action: Selector = "image:didFinishSavingWithError:contextInfo:"
      var calls: [(image: UIImage?, error: NSError?, context: UnsafeMutableRawPointer?)] = []

      func _runtimePerform(_ action: Selector, with sender: Any?) -> Bool {
        guard action == Self.action, let arguments = sender as? [Any?], arguments.count == 3 else { return false }
        calls.append(
          (arguments[0] as? UIImage, arguments[1] as? NSError, arguments[2] as? UnsafeMutableRawPointer))
        return true
      }
    }

    @Test(.rule("R1610"))
    func `An image is saved, and the target is notified`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let data = PictureFile.png(width: 40, height: 30)
      let image = try #require(UIImage(data: data))
      let probe = Probe()
      let context = UnsafeMutableRawPointer(bitPattern: 16)
      UIImageWriteToSavedPhotosAlbum(image, probe, Probe.action, context)
      #expect(probe.calls.isEmpty)
      simulator.commit()
      #expect(probe.calls.count == 1)
      #expect(probe.calls.first?.image === image && probe.calls.first?.error == nil)
      #expect(probe.calls.first?.context == context)
      UIImageWriteToSavedPhotosAlbum(image, nil, nil, nil)
      simulator.commit()
      let files = try FileManager.default.contentsOfDirectory(
        at: simulator.picturesDirectory, includingPropertiesForKeys: nil)
      #expect(files.count == 2 && files.allSatisfy { $0.pathExtension == "png" })
      #expect(try files.allSatisfy { try Data(contentsOf: $0) == data })
    }

    @Test(.rule("R1610"))
    func `An image that cannot be saved is an error`() async throws {
      let simulator = await Simulator.boot(.iPhone15)
      let drawing = UIGraphicsImageRenderer(size: CGSize(width: 10, height: 10)).image { _ in
        "a".draw(at: .zero, withAttributes: nil)
      }
      let probe = Probe()
      UIImageWriteToSavedPhotosAlbum(drawing, probe, Probe.action, nil)
      simulator.commit()
      #expect(probe.calls.count == 1)
      #expect(probe.calls.first?.error != nil && probe.calls.first?.context == nil)
      let files = try FileManager.default.contentsOfDirectory(
        at: simulator.picturesDirectory, includingPropertiesForKeys: nil)
      #expect(files.isEmpty)
    }
  }
#endif
