import Stateroom
import UIKit
