import Foundation

/// What the command line asks for.
struct SoakArguments {
  static let usage = """
    Tools/soak [--minutes N] [--seed S] [--episodes N] [--program FILE] [--first] [--trace]

      --minutes N     plays episodes for N minutes; 1 unless told
      --seed S        begins with this seed; 1 unless told
      --episodes N    plays this number of episodes instead
      --program FILE  plays the one program of the file
      --first         ends with the first violation, and does not look for a shorter program
      --trace         prints every step and every callback
    """

  var minutes = 1.0
  var seed: UInt64 = 1
  var episodes: Int?
  var program: String?
  var endsWithFirstViolation = false
  var isTraced = false

  /// Nil if something is not understood.
  init?(_ arguments: some Sequence<String>) {
    var rest = arguments.makeIterator()
    while let argument = rest.next() {
      switch argument {
      case "--minutes": guard let value = rest.next().flatMap({ Double($0) }) else { return nil }; minutes = value
      case "--seed": guard let value = rest.next().flatMap({ UInt64($0) }) else { return nil }; seed = value
      case "--episodes": guard let value = rest.next().flatMap({ Int($0) }) else { return nil }; episodes = value
      case "--program": guard let value = rest.next() else { return nil }; program = value
      case "--first": endsWithFirstViolation = true
      case "--trace": isTraced = true
      default: return nil
      }
    }
  }
}
