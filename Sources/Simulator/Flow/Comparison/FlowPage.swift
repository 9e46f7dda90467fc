import Foundation

/// The recording and the images of a report.
struct FlowPage: Sendable {
  let data: FlowData
  /// Clip paths and filters, which have no references.
  let resources: [String]
  /// Images and their parts, each after those to which it refers.
  let pieces: [String]

  init(data: FlowData, resources: [String], pieces: [String]) {
    (self.data, self.resources, self.pieces) = (data, resources, pieces)
  }

  /// Reads the page of a report.
  init(reading html: String) throws(UnreadableFlowReport) {
    guard let json = html.part(from: FlowData.opening, to: FlowData.closing) else {
      throw UnreadableFlowReport("It contains no recording. It is not a flow report, or one of an earlier version.")
    }
    do {
      data = try JSONDecoder().decode(FlowData.self, from: Data(json.utf8))
    } catch {
      throw UnreadableFlowReport("Its recording could not be decoded: \(error)")
    }
    guard data.version == FlowData.currentVersion else {
      throw UnreadableFlowReport(
        "Its recording has version \(data.version), and only \(FlowData.currentVersion) can be read. Record it again.")
    }
    guard let resources = html.part(from: Self.resourcesOpening, to: Self.resourcesClosing),
      let pieces = html.part(from: Self.piecesOpening, to: Self.piecesClosing)
    else { throw UnreadableFlowReport("Its images are missing.") }
    self.resources = Self.definitions(in: resources)
    self.pieces = Self.definitions(in: pieces)
    let names = Set(self.pieces.compactMap { $0.part(from: " id=\"", to: "\"").map(String.init) })
    guard data.transitions.allSatisfy({ names.isSuperset(of: $0.pictures) && $0.pictures.count == $0.times.count })
    else {
      throw UnreadableFlowReport("Some of its images are missing.")
    }
  }

  static let resourcesOpening = "<svg class=\"resources\" width=\"0\" height=\"0\" aria-hidden=\"true\"><defs>\n"
  static let resourcesClosing = "\n</defs></svg>"
  static let piecesOpening = "<template id=\"archive\"><svg>\n"
  static let piecesClosing = "\n</svg></template>"

  /// Returns the elements of a page that contain resources and pieces.
  static func html(resources: [String], pieces: [String]) -> String {
    resourcesOpening + resources.joined(separator: "\n") + resourcesClosing + "\n" + piecesOpening
      + pieces.joined(separator: "\n") + piecesClosing
  }

  /// Returns the definitions in a list.
  ///
  /// A text in one of them can contain line breaks.
  private static func definitions(in list: Substring) -> [String] {
    var definitions: [String] = []
    for line in list.split(separator: "\n", omittingEmptySubsequences: true) {
      let isStart =
        line.hasPrefix("<g id=\"p") || line.hasPrefix("<clipPath id=\"d") || line.hasPrefix("<filter id=\"d")
        || definitions.isEmpty
      if isStart {
        definitions.append(String(line))
      } else {
        definitions[definitions.count - 1] += "\n\(line)"
      }
    }
    return definitions
  }
}

/// An error that indicates that a page is not a flow report that can be compared.
public struct UnreadableFlowReport: Error, CustomStringConvertible, Sendable {
  /// The reason, in one or two sentences.
  public let description: String

  init(_ description: String) { self.description = description }
}

extension StringProtocol {
  /// Returns the text between two texts; `nil` if one of them is missing.
  func part(from start: String, to end: String) -> SubSequence? {
    guard let lower = range(of: start)?.upperBound, let upper = range(of: end, range: lower..<endIndex)?.lowerBound
    else { return nil }
    return self[lower..<upper]
  }
}
