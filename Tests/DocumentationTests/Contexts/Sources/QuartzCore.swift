import CoreGraphics
import QuartzCore

@MainActor let card = CALayer()
@MainActor let nextPicture: CGImage? = nil
