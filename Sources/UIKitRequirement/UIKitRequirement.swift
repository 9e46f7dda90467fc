// Stateroom depends on this module in builds for macOS only, where UIKit is missing. Without it, such a build would
// report `no such module 'UIKit'` once for each file.

#if os(macOS)
  #error(
    """
    Stateroom needs UIKit, which macOS does not have. Build it for iOS, tvOS, visionOS or Mac Catalyst, for example with \
    xcodebuild -scheme Stateroom -destination 'generic/platform=iOS Simulator', or open Examples/Examples.xcodeproj in Xcode.
    """)
#endif
