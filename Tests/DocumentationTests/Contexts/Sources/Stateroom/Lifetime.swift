import UIKit

@testable import Stateroom

@MainActor
final class Interpreter {
  nonisolated init() {}
  func hostIsDeallocated() {}
}
