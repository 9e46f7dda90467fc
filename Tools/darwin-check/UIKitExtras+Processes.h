// The power of the device (besides UIKit/Processes.swift), keys of bundles and ranges, as the conformance tests need them.
#import <UIKit/UIKit.h>

// Core Foundation says nothing of null for these.
extern const CFStringRef kCFBundleExecutableKey;
extern const CFStringRef kCFBundleIdentifierKey;
extern const CFStringRef kCFBundleNameKey;
extern const CFStringRef kCFBundleVersionKey;

NS_ASSUME_NONNULL_BEGIN

extern NSRange NSUnionRange(NSRange range1, NSRange range2);

extern NSNotificationName const NSProcessInfoPowerStateDidChangeNotification DC_IOS(9.0);

NS_ASSUME_NONNULL_END
