// Members of zoom transitions.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_IOS(18.0) DC_SINCE(visionos, 2.0) NS_SWIFT_NAME(UIZoomTransitionOptions.AlignmentRectContext)
@interface UIZoomTransitionAlignmentRectContext : NSObject
@property (nonatomic, readonly) UIView *sourceView;
@property (nonatomic, readonly) UIViewController *zoomedViewController;
@end

DC_IOS(18.0) DC_SINCE(visionos, 2.0) NS_SWIFT_NAME(UIZoomTransitionOptions.InteractionContext)
@interface UIZoomTransitionInteractionContext : NSObject
@property (nonatomic, readonly) CGPoint location;
@property (nonatomic, readonly) CGVector velocity;
@property (nonatomic, readonly) BOOL willBegin;
@end

@interface UIZoomTransitionOptions (Extras)
@property (nonatomic, copy, nullable) BOOL (^interactiveDismissShouldBegin)(UIZoomTransitionInteractionContext *context);
@end

NS_ASSUME_NONNULL_END
