import UIKit

@testable import Stateroom

@MainActor var queue = EffectQueue<String>()
@MainActor func perform(_ effect: String) {}
