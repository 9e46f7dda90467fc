import Stateroom
import UIKit

enum Phase: Codable { case welcome, home }

enum Page: Hashable, Codable {
  case shelf
  case book(Int)
}

final class PhaseController: StateViewController<Phase> {}

let library: Set = [7]
let folder = FileManager.default.temporaryDirectory
