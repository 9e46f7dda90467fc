// Declarations of tracking layout guides and of the hit testing of animators that the conformance tests need besides
// those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UITrackingLayoutGuide (Tracking)
- (NSArray<NSLayoutConstraint *> *)constraintsActiveWhenNearEdge:(NSDirectionalRectEdge)edge
    NS_SWIFT_NAME(constraints(activeWhenNearEdge:));
- (void)setConstraints:(NSArray<NSLayoutConstraint *> *)trackingConstraints
    activeWhenAwayFromEdge:(NSDirectionalRectEdge)edge NS_SWIFT_NAME(setConstraints(_:activeWhenAwayFrom:));
- (NSArray<NSLayoutConstraint *> *)constraintsActiveWhenAwayFromEdge:(NSDirectionalRectEdge)edge
    NS_SWIFT_NAME(constraints(activeWhenAwayFrom:));
- (void)removeAllTrackedConstraints;
@end

@interface UIKeyboardLayoutGuide (Padding)
@property (nonatomic) CGFloat keyboardDismissPadding DC_IOS(17.0);
@end

NS_ASSUME_NONNULL_END
