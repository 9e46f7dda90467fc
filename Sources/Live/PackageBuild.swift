import DisplayScene
import Foundation

/// The build of a package's executable product.
struct PackageBuild {
  /// The name of the product.
  let product: String
  /// The folder of the package.
  let package: URL
  /// The additional options of `swift build`.
  let options: [String]

  /// The outcome of a build.
  struct Outcome {
    /// A Boolean value that indicates whether the product can be started.
    var isSuccessful: Bool
    /// The errors.
    var problems: [SceneBuild.Problem]
    /// The output of `swift build`.
    var log: String
    /// The duration in seconds.
    var seconds: Double
  }

  /// Builds the product.
  func run() throws(Subprocess.Failure) -> Outcome {
    let start = ContinuousClock.now
    let (status, text) = try Subprocess.output(of: command + ["--product", product])
    let isSuccessful = status == .exit(0)
    return Outcome(
      isSuccessful: isSuccessful, problems: isSuccessful ? [] : BuildLog(text: text).problems(in: package.path),
      log: text, seconds: ContinuousClock.now.secondsSince(start))
  }

  /// Returns the folder of the executable and its resources, or `nil` if SwiftPM does not print it.
  func folder() throws(Subprocess.Failure) -> URL? {
    let (status, text) = try Subprocess.output(of: command + ["--show-bin-path"])
    // Warnings may precede the path.
    guard status == .exit(0), let path = text.split(whereSeparator: \.isNewline).last else { return nil }
    return URL(fileURLWithPath: String(path))
  }

  /// Returns a snapshot of the files from which the app is started. Unless it has changed, the app need not be
  /// restarted.
  static func snapshot(of product: String, in folder: URL) -> SourceSnapshot {
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    return SourceSnapshot(
      of: [folder.appendingPathComponent(product)] + contents.filter { $0.pathExtension == "resources" })
  }

  private var command: [String] { ["swift", "build", "--package-path", package.path] + options }
}

extension ContinuousClock.Instant {
  /// Returns the seconds since an earlier instant.
  func secondsSince(_ start: Self) -> Double { start.duration(to: self) / .seconds(1) }
}
