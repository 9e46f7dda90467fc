import DisplayScene
import Foundation

/// The build of a package's executable product.
struct PackageBuild: AppBuild {
  /// The name of the product.
  let product: String
  /// The folder of the package.
  let package: URL
  /// The additional options of `swift build`.
  let options: [String]
  /// The folder of the executable and its resources, which SwiftPM names once.
  private var folder: URL?

  /// Creates a build.
  init(product: String, package: URL, options: [String]) {
    self.product = product
    self.package = package
    self.options = options
  }

  func run() throws(Subprocess.Failure) -> BuildOutcome {
    let start = ContinuousClock.now
    let (status, text) = try Subprocess.output(of: command + ["--product", product])
    let isSuccessful = status == .exit(0)
    return BuildOutcome(
      isSuccessful: isSuccessful, problems: isSuccessful ? [] : BuildLog(text: text).problems(in: package.path),
      log: text, seconds: ContinuousClock.now.secondsSince(start))
  }

  mutating func program() throws(Subprocess.Failure) -> AppProgram? {
    if folder == nil { folder = try productFolder() }
    guard let folder else { return nil }
    let executable = folder.appendingPathComponent(product)
    let contents = (try? FileManager.default.contentsOfDirectory(at: folder, includingPropertiesForKeys: nil)) ?? []
    let files = SourceSnapshot(of: [executable] + contents.filter { $0.pathExtension == "resources" })
    return AppProgram(command: [executable.path], files: files)
  }

  private func productFolder() throws(Subprocess.Failure) -> URL? {
    let (status, text) = try Subprocess.output(of: command + ["--show-bin-path"])
    // Warnings may precede the path.
    guard status == .exit(0), let path = text.split(whereSeparator: \.isNewline).last else { return nil }
    return URL(fileURLWithPath: String(path))
  }

  private var command: [String] { ["swift", "build", "--package-path", package.path] + options }
}

extension ContinuousClock.Instant {
  /// Returns the seconds since an earlier instant.
  func secondsSince(_ start: Self) -> Double { start.duration(to: self) / .seconds(1) }
}
