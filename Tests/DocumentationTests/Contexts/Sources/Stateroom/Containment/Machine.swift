@testable import Stateroom
