import Foundation
import Testing
import UIKit

/// Archives that do not contain what is expected.
@MainActor
struct ArchiveErrorTests {
  private func coder(_ fill: (NSKeyedArchiver) -> Void) throws -> NSKeyedUnarchiver {
    let archiver = NSKeyedArchiver(requiringSecureCoding: true)
    fill(archiver)
    archiver.finishEncoding()
    let coder = try NSKeyedUnarchiver(forReadingFrom: archiver.encodedData)
    coder.decodingFailurePolicy = .setErrorAndReturn
    return coder
  }

  // Foundation for Linux prints the errors of `failWithError(_:)`, and does not store them.

  @Test func `An archive without a state is refused`() throws {
    #expect(UIColor(coder: try coder { _ in }) == nil)
  }

  @Test func `The state of another class is refused`() throws {
    #expect(UIBezierPath(coder: try coder { UIFont.systemFont(ofSize: 12).encode(with: $0) }) == nil)
  }
}
