// Compares the memory that an app uses after many rounds of the same operations with that after few rounds.
import Foundation
import Simulator
import UIKit

/// A program that performs ten thousand rounds of the same operation, each to its end on the virtual clock.
///
/// Prints `NAME ratio R`: the mean of the memory in use in the last thousand rounds divided by that in the first
/// thousand. Growth with the rounds, such as a controller that is never released, makes it larger than 1.
@main
@MainActor
enum MemoryGrowth {
  static let rounds = 10_000
  static let part = 1000

  static func main() async {
    let chosen = CommandLine.arguments.dropFirst()
    for (name, make) in Subject.all where chosen.isEmpty || chosen.contains(name) {
      let simulator = await Simulator.boot(.iPhoneSE)
      await measure(name, make(simulator))
    }
  }

  private static func measure(_ name: String, _ round: Subject.Round) async {
    var (first, last) = (0.0, 0.0)
    for index in 0..<rounds {
      round()
      // The checks for released objects run at the end of a turn.
      await Task.yield()
      if index < part { first += pagesInUse() }
      if index >= rounds - part { last += pagesInUse() }
    }
    guard first > 0, last > 0 else { return print("\(name) skipped: the memory in use cannot be read here") }
    let hundredths = Int((last / first * 100).rounded())
    print("\(name) ratio \(hundredths / 100).\(hundredths % 100 < 10 ? "0" : "")\(hundredths % 100)")
  }

  /// Returns the number of memory pages that the process uses, as the kernel reports it.
  private static func pagesInUse() -> Double {
    let text = (try? String(contentsOfFile: "/proc/self/statm", encoding: .utf8)) ?? ""
    let fields = text.split(separator: " ")
    return fields.count > 1 ? Double(fields[1]) ?? .nan : .nan
  }
}
