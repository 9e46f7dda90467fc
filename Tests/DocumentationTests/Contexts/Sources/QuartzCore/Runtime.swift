@testable import QuartzCore
