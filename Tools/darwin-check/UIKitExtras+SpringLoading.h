// Spring loading, as the conformance tests need it.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

// tvOS has none of it.
#if !__is_target_os(tvos)

@class UISpringLoadedInteraction;

typedef NS_ENUM(NSInteger, UISpringLoadedInteractionEffectState) {
  UISpringLoadedInteractionEffectStateInactive = 0,
  UISpringLoadedInteractionEffectStatePossible = 1,
  UISpringLoadedInteractionEffectStateActivating = 2,
  UISpringLoadedInteractionEffectStateActivated = 3,
} DC_IOS(11.0);

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionContext <NSObject>
@property (nonatomic, readonly) UISpringLoadedInteractionEffectState state;
@property (nonatomic, strong, nullable) UIView *targetView;
@property (nonatomic, strong, nullable) id targetItem;
- (CGPoint)locationInView:(nullable UIView *)view NS_SWIFT_NAME(location(in:));
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionBehavior <NSObject>
- (BOOL)shouldAllowInteraction:(UISpringLoadedInteraction *)interaction
                   withContext:(id<UISpringLoadedInteractionContext>)context NS_SWIFT_NAME(shouldAllow(_:with:));
@optional
- (void)interactionDidFinish:(UISpringLoadedInteraction *)interaction;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionEffect <NSObject>
- (void)interaction:(UISpringLoadedInteraction *)interaction
    didChangeWithContext:(id<UISpringLoadedInteractionContext>)context NS_SWIFT_NAME(interaction(_:didChangeWith:));
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@interface UISpringLoadedInteraction : NSObject <UIInteraction>
@property (nonatomic, strong, readonly) id<UISpringLoadedInteractionBehavior> interactionBehavior;
@property (nonatomic, strong, readonly) id<UISpringLoadedInteractionEffect> interactionEffect;
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithInteractionBehavior:(nullable id<UISpringLoadedInteractionBehavior>)interactionBehavior
                          interactionEffect:(nullable id<UISpringLoadedInteractionEffect>)interactionEffect
                          activationHandler:(void (^)(UISpringLoadedInteraction *interaction,
                                                      id<UISpringLoadedInteractionContext> context))handler
    NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithActivationHandler:(void (^)(UISpringLoadedInteraction *interaction,
                                                    id<UISpringLoadedInteractionContext> context))handler;
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UISpringLoadedInteractionSupporting <NSObject>
@property (nonatomic, getter=isSpringLoaded) BOOL springLoaded;
@end

@interface UIAlertController (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UIBarButtonItem (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UIButton (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UICollectionView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UISegmentedControl (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UITabBar (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

@interface UITableView (SpringLoading) <UISpringLoadedInteractionSupporting>
@end

#endif

NS_ASSUME_NONNULL_END
