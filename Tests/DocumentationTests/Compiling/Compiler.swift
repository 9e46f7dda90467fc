import Foundation

/// The compiler that built the tests, which finds the modules of the build that is running.
struct Compiler: Sendable {
  struct NotFound: Error, CustomStringConvertible {
    var description: String
  }

  /// The `swiftc` of the toolchain.
  let executable: URL
  /// The folders with modules.
  let searchPaths: [URL]

  /// Finds the compiler by the standard library that this process has loaded, which is part of the toolchain.
  ///
  /// A compiler that is found in another way, such as by the search path of a shell, may be of another version and
  /// could not read the modules.
  ///
  /// - Throws: ``NotFound`` if the tests run without the toolchain.
  init() throws {
    // Each line ends with the path of a file that is mapped into the memory of this process.
    let map = try FileHandle(forReadingFrom: URL(fileURLWithPath: "/proc/self/maps")).readToEnd() ?? Data()
    let lines = String(decoding: map, as: UTF8.self).split(separator: "\n")
    let libraries = lines.compactMap { line in line.firstIndex(of: "/").map { line[$0...] } }
    guard let library = libraries.first(where: { $0.hasSuffix("/libswiftCore.so") }) else {
      throw NotFound(description: "The compiler is not known: the standard library is part of the executable.")
    }
    let toolchain = URL(fileURLWithPath: String(library)).deletingLastPathComponent().appendingPathComponent("../../..")
      .standardizedFileURL
    executable = toolchain.appendingPathComponent("bin/swiftc")
    guard FileManager.default.isExecutableFile(atPath: executable.path) else {
      throw NotFound(
        description: "There is no compiler at \(executable.path), and the examples cannot be checked without one. "
          + "Run the tests with the toolchain that built them.")
    }
    let products = Self.products
    guard FileManager.default.fileExists(atPath: products.appendingPathComponent("Modules").path) else {
      throw NotFound(description: "The modules of the build are not in \(products.path).")
    }
    searchPaths = [
      products.appendingPathComponent("Modules"), toolchain.appendingPathComponent("lib/swift/pm/ManifestAPI"),
      Repository.root.appendingPathComponent("Sources/CExecutorHooks/include"),
      Repository.root.appendingPathComponent("Sources/CPreviewSection/include"),
      // The modules of C below the display in a browser, which UIKit's module refers to.
      products.deletingLastPathComponent().deletingLastPathComponent()
        .appendingPathComponent("checkouts/FlyingFox/CSystemLinux/include"),
    ]
  }

  /// The folder of the build that is running.
  static var products: URL {
    URL(fileURLWithPath: "/proc/self/exe").resolvingSymlinksInPath().deletingLastPathComponent()
  }

  /// Returns the errors and warnings of files that are compiled as one module.
  ///
  /// The passes that follow type checking run too: they find what is used before it is initialized, and data races.
  func diagnostics(of files: [URL]) async throws -> [Diagnostic] {
    let result = try await Self.run(
      executable,
      ["-emit-sil", "-o", "/dev/null", "-whole-module-optimization", "-parse-as-library", "-swift-version", "6"]
        // As in a test target: Testing and UIKit together bring the expectations of snapshots.
        + ["-Xfrontend", "-enable-cross-import-overlays"]
        + ["-package-description-version", "6.2.0"]
        + [
          "-load-plugin-executable", Self.products.appendingPathComponent("PreviewMacros-tool").path + "#PreviewMacros",
        ]
        + ["-module-name", "Snippets", "-diagnostic-style", "llvm", "-no-color-diagnostics"]
        + searchPaths.flatMap { ["-I", $0.path] } + files.map(\.path))
    let diagnostics = Diagnostic.diagnostics(in: result.output)
    guard result.status != 0, !diagnostics.contains(where: { $0.message.hasPrefix("error") }) else {
      return diagnostics
    }
    return diagnostics + [Diagnostic(file: files[0].path, line: 1, message: "error: \(result.output)")]
  }

  /// As many compilers run as there are processors.
  private static let queue: OperationQueue = {
    let queue = OperationQueue()
    queue.maxConcurrentOperationCount = ProcessInfo.processInfo.activeProcessorCount
    return queue
  }()

  private static func run(
    _ executable: URL, _ arguments: [String]
  ) async throws -> (status: Int32, output: String) {
    try await withCheckedThrowingContinuation { continuation in
      queue.addOperation {
        continuation.resume(
          with: Result {
            let process = Process()
            process.executableURL = executable
            process.arguments = arguments
            let output = Pipe()
            process.standardOutput = output
            process.standardError = output
            try process.run()
            let data = output.fileHandleForReading.readDataToEndOfFile()
            process.waitUntilExit()
            return (process.terminationStatus, String(decoding: data, as: UTF8.self))
          })
      }
    }
  }
}
