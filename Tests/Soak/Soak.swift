import Foundation

/// Plays episodes of the walk for as long as one likes.
@main
struct Soak {
  @MainActor
  static func main() async {
    let arguments = SoakArguments(CommandLine.arguments.dropFirst())
    guard let arguments else {
      print(SoakArguments.usage)
      exit(64)
    }
    let worker = SoakWorker(arguments)
    exit(await worker.run() ? 0 : 1)
  }
}
