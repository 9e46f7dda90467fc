// Rotations and the status bar before scenes, which the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

#define DC_ROTATION_DEPRECATED(_in, _out) \
  __attribute__((availability(ios, introduced=_in, deprecated=_out))) DC_UNAVAILABLE(tvos, visionos)

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (RotationBeforeSizes)
@property (nonatomic, readonly) UIInterfaceOrientation interfaceOrientation DC_ROTATION_DEPRECATED(2.0, 8.0);
- (void)willRotateToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                duration:(NSTimeInterval)duration
    NS_SWIFT_NAME(willRotate(to:duration:)) DC_ROTATION_DEPRECATED(2.0, 8.0);
- (void)willAnimateRotationToInterfaceOrientation:(UIInterfaceOrientation)toInterfaceOrientation
                                         duration:(NSTimeInterval)duration
    NS_SWIFT_NAME(willAnimateRotation(to:duration:)) DC_ROTATION_DEPRECATED(3.0, 8.0);
- (void)didRotateFromInterfaceOrientation:(UIInterfaceOrientation)fromInterfaceOrientation
    NS_SWIFT_NAME(didRotate(from:)) DC_ROTATION_DEPRECATED(2.0, 8.0);
@end

@interface UIApplication (StatusBar)
@property (nonatomic) UIInterfaceOrientation statusBarOrientation DC_ROTATION_DEPRECATED(2.0, 13.0);
@property (nonatomic, readonly) CGRect statusBarFrame DC_ROTATION_DEPRECATED(2.0, 13.0);
@end

extern NSNotificationName const UIApplicationWillChangeStatusBarOrientationNotification
    NS_SWIFT_NAME(UIApplication.willChangeStatusBarOrientationNotification)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);
extern NSNotificationName const UIApplicationDidChangeStatusBarOrientationNotification
    NS_SWIFT_NAME(UIApplication.didChangeStatusBarOrientationNotification)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);
extern NSString *const UIApplicationStatusBarOrientationUserInfoKey
    NS_SWIFT_NAME(UIApplication.statusBarOrientationUserInfoKey)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);
extern NSNotificationName const UIApplicationWillChangeStatusBarFrameNotification
    NS_SWIFT_NAME(UIApplication.willChangeStatusBarFrameNotification)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);
extern NSNotificationName const UIApplicationDidChangeStatusBarFrameNotification
    NS_SWIFT_NAME(UIApplication.didChangeStatusBarFrameNotification)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);
extern NSString *const UIApplicationStatusBarFrameUserInfoKey
    NS_SWIFT_NAME(UIApplication.statusBarFrameUserInfoKey)
    NS_SWIFT_NONISOLATED DC_ROTATION_DEPRECATED(2.0, 13.0);

NS_ASSUME_NONNULL_END
