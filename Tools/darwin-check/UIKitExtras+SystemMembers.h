// Members of views and presentations that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSUInteger, UISystemAnimation) {
  UISystemAnimationDelete
} NS_SWIFT_NAME(UIView.SystemAnimation);

@interface UIView (SystemAnimation)
+ (void)performSystemAnimation:(UISystemAnimation)animation
                       onViews:(NSArray<__kindof UIView *> *)views
                       options:(UIViewAnimationOptions)options
                    animations:(void (^_Nullable)(void))parallelAnimations
                    completion:(void (^_Nullable)(BOOL finished))completion
    NS_SWIFT_NAME(perform(_:on:options:animations:completion:));
@end

DC_UNAVAILABLE(tvos)
@interface UIPopoverPresentationController (AdaptiveSheet)
@property (nonatomic, strong, readonly) UISheetPresentationController *adaptiveSheetPresentationController DC_IOS(15.0);
@end

NS_ASSUME_NONNULL_END
