package import Foundation

/// The comparison of snapshots with the references next to a test, and the recording of references.
///
/// The functions for Swift Testing and for XCTest differ only in the way in which they report problems.
@MainActor
package struct SnapshotAssertion {
  private let place: SnapshotPlace
  /// The recording that the call selects; `nil` if the environment selects it.
  private let selected: SnapshotRecording?
  /// The folder for the files that explain a failure.
  private let artifacts: URL

  package init(
    _ place: SnapshotPlace, recording: SnapshotRecording?,
    artifacts: URL = FileManager.default.temporaryDirectory.appendingPathComponent("Snapshots")
  ) {
    (self.place, selected, self.artifacts) = (place, recording, artifacts)
  }

  /// Takes a snapshot in each format.
  ///
  /// Returns the problems, in the order of the formats.
  package func problems(
    of subject: SnapshotSubject, as formats: SnapshotFormat, atRest: Bool
  ) async -> [SnapshotProblem] {
    do throws(SnapshotProblem) {
      let recording = if let selected { selected } else { try SnapshotRecording.inEnvironment() }
      let contents = try await subject.contents(as: formats, atRest: atRest)
      return contents.compactMap { content in
        do throws(SnapshotProblem) {
          try check(content, recording)
          return nil
        } catch { return error }
      }
    } catch { return [error] }
  }

  private func check(_ content: SnapshotContent, _ recording: SnapshotRecording) throws(SnapshotProblem) {
    let reference = place.reference(content.fileExtension)
    if let other = SnapshotClaims.claim(reference, by: place.position) {
      throw SnapshotProblem(
        "\(describe(content)) has the same reference as another one, at \(other). Give each snapshot of a test a name: "
          + "named: \"…\".")
    }
    let recorded = try Self.read(reference)
    if recording == .all {
      try record(content, in: reference, over: recorded)
    } else if let recorded {
      guard recorded != content.text else { return }
      throw difference(from: recorded, to: content, reference)
    } else if recording == .never {
      throw SnapshotProblem(
        "\(describe(content)) has no reference, and recording is off. Run the test without "
          + "\(SnapshotRecording.variable)=never where the sources are, and add \(reference.path) to them.\n"
          + store(content),
        attachments: [attachment(content)])
    } else {
      try Self.write(content.text, to: reference)
      throw SnapshotProblem(
        "\(describe(content)) had no reference. It was recorded: look at \(reference.path), and run the test again.",
        attachments: [attachment(content)])
    }
  }

  // MARK: - Recording

  private func record(
    _ content: SnapshotContent, in reference: URL, over old: String?
  ) throws(SnapshotProblem) {
    try Self.write(content.text, to: reference)
    if SnapshotClaims.noteRecording(content.text, in: reference) {
      throw SnapshotProblem(
        "\(describe(content)) was recorded twice with different contents, in a loop for instance. Give each one a name: "
          + "named: \"…\".")
    }
    if old != content.text {
      throw SnapshotProblem(
        "\(describe(content)) was recorded: look at \(reference.path), and run the test without recording.",
        attachments: [attachment(content)])
    }
    if selected == .all {
      // A test that always records must fail, because it would never detect a difference.
      throw SnapshotProblem("\(describe(content)) was recorded, and is the same as before. Remove record: .all.")
    }
  }

  // MARK: - Differences

  private func difference(from old: String, to content: SnapshotContent, _ reference: URL) -> SnapshotProblem {
    var attachments = [attachment(content)]
    var lines = ["\(describe(content)) differs from its reference."]
    if content.isPicture {
      lines.append(Self.pictureDifference(from: old, to: content.text))
      attachments.append(.init(name: "\(file).reference.svg", contents: old))
    } else {
      lines.append(LineDifference(from: old, to: content.text).text())
    }
    lines.append("Reference: \(reference.path)")
    lines.append(store(content))
    lines.append("If the new one is right, record it: run the test with \(SnapshotRecording.variable)=all.")
    return SnapshotProblem(lines.joined(separator: "\n"), attachments: attachments)
  }

  /// Writes a snapshot among the files that explain a failure, because XCTest has no attachments on Linux.
  ///
  /// Returns the line of the message that says where it is.
  private func store(_ content: SnapshotContent) -> String {
    do throws(SnapshotProblem) {
      let url = artifacts.appendingPathComponent("\(place.path).\(content.fileExtension)")
      try Self.write(content.text, to: url)
      return "New: \(url.path)"
    } catch { return error.description }
  }

  private static func pictureDifference(from old: String, to new: String) -> String {
    guard let oldTree = SnapshotContent.tree(in: old), let newTree = SnapshotContent.tree(in: new) else {
      return "The reference contains no text tree."
    }
    let trees = LineDifference(from: oldTree, to: newTree)
    guard trees.isEmpty else { return trees.text() }
    let pictures = LineDifference(from: old, to: new)
    return """
      The text trees are the same: only the looks differ, a color for instance, in \(pictures.count) lines of the pictures.
      \(pictures.text(mostLines: 12))
      """
  }

  private func describe(_ content: SnapshotContent) -> String { "The snapshot \(file).\(content.fileExtension)" }

  private var file: String { place.path.split(separator: "/").last.map(String.init) ?? place.path }

  private func attachment(_ content: SnapshotContent) -> SnapshotProblem.Attachment {
    .init(name: "\(file).\(content.fileExtension)", contents: content.text)
  }

  // MARK: - Files

  /// Returns the text of a file; `nil` if there is none.
  private static func read(_ file: URL) throws(SnapshotProblem) -> String? {
    guard FileManager.default.fileExists(atPath: file.path) else { return nil }
    do {
      // A checkout may have converted the line endings.
      return try String(contentsOf: file, encoding: .utf8).replacingOccurrences(of: "\r\n", with: "\n")
    } catch {
      throw SnapshotProblem("The reference \(file.path) could not be read: \(error). Delete it to record it again.")
    }
  }

  private static func write(_ text: String, to file: URL) throws(SnapshotProblem) {
    do {
      try FileManager.default.createDirectory(
        at: file.deletingLastPathComponent(), withIntermediateDirectories: true)
      try text.write(to: file, atomically: true, encoding: .utf8)
    } catch {
      throw SnapshotProblem("The snapshot could not be written to \(file.path): \(error)")
    }
  }
}
