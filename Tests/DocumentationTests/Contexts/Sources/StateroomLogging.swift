import Logging
import Stateroom
import StateroomLogging
