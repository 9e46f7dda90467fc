import Stateroom
import TestSupport

/// A step of a path: of a type that a container of the app takes, or of another.
enum HostileStep {
  case realm(HostileApp.Realm), pane(HostileApp.Pane), leaf(HostileApp.Leaf), leaves([HostileApp.Leaf])
  case realms([HostileApp.Realm]), panes([HostileApp.Pane]), number(Int), text(String), numbers([Int])

  static func random(_ random: inout SplitMix64) -> HostileStep {
    func roll(_ sides: Int) -> Int { Int.random(in: 0..<sides, using: &random) }
    // A long list only now and then: it takes as long as all the rest.
    let length = roll(500) == 0 ? roll(300) : roll(5)
    switch roll(12) {
    case 0: return .realm([.welcome, .home, .locked][roll(3)])
    case 1, 2: return .pane([.today, .library, .settings][roll(3)])
    case 3, 4: return .leaf([.shelf, .book(roll(3)), .chapter(.max), .book(.min)][roll(4)])
    case 5, 6, 7:
      return .leaves((0..<length).map { [.shelf, .book($0), .book(0), .chapter($0)][roll(4)] })
    case 8: return .realms((0..<length).map { _ in [.home, .welcome][roll(2)] })
    case 9: return .panes((0..<length).map { _ in [.library, .today, .settings][roll(3)] })
    case 10: return roll(2) == 0 ? .number(roll(3)) : .numbers(Array(0..<length))
    default: return .text(["", "home", "../..", "\u{0}é😀"][roll(4)])
    }
  }

  /// The path that has only this step.
  var path: StatePath {
    switch self {
    case .realm(let state): StatePath(state)
    case .pane(let state): StatePath(state)
    case .leaf(let state): StatePath(state)
    case .number(let state): StatePath(state)
    case .text(let state): StatePath(state)
    case .leaves(let states): StatePath(stack: states)
    case .realms(let states): StatePath(stack: states)
    case .panes(let states): StatePath(stack: states)
    case .numbers(let states): StatePath(stack: states)
    }
  }

  /// Adds this step to a path.
  func add(to path: inout StatePath) {
    switch self {
    case .realm(let state): path.append(state)
    case .pane(let state): path.append(state)
    case .leaf(let state): path.append(state)
    case .number(let state): path.append(state)
    case .text(let state): path.append(state)
    case .leaves(let states): path.append(stack: states)
    case .realms(let states): path.append(stack: states)
    case .panes(let states): path.append(stack: states)
    case .numbers(let states): path.append(stack: states)
    }
  }
}
