// The backgrounds of popovers, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@protocol UIPopoverBackgroundViewMethods
+ (CGFloat)arrowBase;
+ (UIEdgeInsets)contentViewInsets;
+ (CGFloat)arrowHeight;
@end

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIPopoverBackgroundView : UIView <UIPopoverBackgroundViewMethods>
@property (nonatomic, readwrite) CGFloat arrowOffset;
@property (nonatomic, readwrite) UIPopoverArrowDirection arrowDirection;
@property (class, nonatomic, readonly) BOOL wantsDefaultContentAppearance;
@end

@interface UIPopoverPresentationController (Backgrounds)
@property (nullable, nonatomic, strong) Class <UIPopoverBackgroundViewMethods> popoverBackgroundViewClass;
@end

NS_ASSUME_NONNULL_END
