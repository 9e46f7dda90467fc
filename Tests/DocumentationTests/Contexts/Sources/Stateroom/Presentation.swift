@testable import Stateroom
import UIKit
