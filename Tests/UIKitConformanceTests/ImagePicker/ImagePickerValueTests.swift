import Testing
import UIKit

/// The values of an image picker for movies and files.
@MainActor
struct ImagePickerValueTests {
  @Test(.rule("R1463"))
  func `Movies have the medium quality and at most 10 minutes`() {
    let picker = UIImagePickerController()
    #expect(picker.videoQuality == .typeMedium)
    #expect(picker.videoMaximumDuration == 600)
    #expect(picker.imageExportPreset == .compatible)
    picker.videoMaximumDuration = 30
    picker.videoQuality = .typeHigh
    #expect(picker.videoMaximumDuration == 30)
    #expect(picker.videoQuality == .typeHigh)
  }
}
