import Foundation

/// The reason why a test with a snapshot fails, and the files that explain it.
package struct SnapshotProblem: Error, CustomStringConvertible {
  /// A file for the report of the test.
  package struct Attachment: Sendable {
    package let name: String
    package let contents: String
  }

  package let description: String
  package var attachments: [Attachment] = []

  init(_ description: String, attachments: [Attachment] = []) {
    self.description = description
    self.attachments = attachments
  }
}
