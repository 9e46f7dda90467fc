// Focus-based navigation: declarations that the conformance tests need besides those of darwin-check.
// Requirements of protocols that darwin-check declares cannot be added here: UIFocusItem.frame, the optional ones of
// UIFocusEnvironment and UIFocusItem, and the delegate methods of tables and collection views.
// What exists in Swift alone is in UIKit/Focus.swift.
#import <UIKit/UIKit.h>
#import "UIKitExtras+ControlMembers.h"

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSUInteger, UIFocusHeading) {
  UIFocusHeadingNone = 0,
  UIFocusHeadingUp = 1 << 0,
  UIFocusHeadingDown = 1 << 1,
  UIFocusHeadingLeft = 1 << 2,
  UIFocusHeadingRight = 1 << 3,
  UIFocusHeadingNext = 1 << 4,
  UIFocusHeadingPrevious = 1 << 5,
  UIFocusHeadingFirst DC_IOS(13.0) = 1 << 8,
  UIFocusHeadingLast DC_IOS(13.0) = 1 << 9
};

typedef NSInteger UIFocusGroupPriority NS_TYPED_EXTENSIBLE_ENUM;
extern UIFocusGroupPriority const UIFocusGroupPriorityIgnored DC_IOS(15.0) DC_UNAVAILABLE(tvos);
extern UIFocusGroupPriority const UIFocusGroupPriorityPreviouslyFocused DC_IOS(15.0) DC_UNAVAILABLE(tvos);
extern UIFocusGroupPriority const UIFocusGroupPriorityPrioritized DC_IOS(15.0) DC_UNAVAILABLE(tvos);
extern UIFocusGroupPriority const UIFocusGroupPriorityCurrentlyFocused DC_IOS(15.0) DC_UNAVAILABLE(tvos);

// Containers

NS_SWIFT_UI_ACTOR DC_IOS(12.0)
@protocol UIFocusItemScrollableContainer <UIFocusItemContainer>
@property (nonatomic) CGPoint contentOffset;
@property (nonatomic, readonly) CGSize contentSize;
@property (nonatomic, readonly) CGSize visibleSize;
@end

@interface UIScrollView (Focus) <UIFocusItemScrollableContainer>
@end

NS_SWIFT_UI_ACTOR
@interface UIFocusGuide : UILayoutGuide
@property (nonatomic, getter=isEnabled) BOOL enabled;
@property (nonatomic, copy, null_resettable) NSArray<id <UIFocusEnvironment>> *preferredFocusEnvironments DC_IOS(10.0);
@end

// Updates

@interface UIFocusUpdateContext (Items)
@property (nonatomic, readonly, weak, nullable) id <UIFocusItem> previouslyFocusedItem DC_IOS(10.0);
@property (nonatomic, readonly, weak, nullable) id <UIFocusItem> nextFocusedItem DC_IOS(10.0);
@property (nonatomic, readonly) UIFocusHeading focusHeading;
@end

NS_SWIFT_UI_ACTOR DC_IOS(11.0)
@protocol UIFocusAnimationContext <NSObject>
@property (nonatomic, readonly) NSTimeInterval duration;
@end

@interface UIFocusAnimationCoordinator (Items)
- (void)addCoordinatedFocusingAnimations:(nullable void (^)(id <UIFocusAnimationContext> animationContext))animations
                              completion:(nullable NS_SWIFT_NONSENDABLE void (^)(void))completion
    NS_SWIFT_NAME(addCoordinatedFocusingAnimations(_:completion:)) DC_IOS(11.0);
- (void)addCoordinatedUnfocusingAnimations:(nullable void (^)(id <UIFocusAnimationContext> animationContext))animations
                                completion:(nullable NS_SWIFT_NONSENDABLE void (^)(void))completion
    NS_SWIFT_NAME(addCoordinatedUnfocusingAnimations(_:completion:)) DC_IOS(11.0);
@end

// The system. Whether an environment contains another one is asked with a method of the environment in Swift.

NS_SWIFT_UI_ACTOR DC_IOS(11.0)
@interface UIFocusSystem : NSObject
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (nonatomic, readonly, weak, nullable) id <UIFocusItem> focusedItem DC_IOS(12.0);
+ (nullable UIFocusSystem *)focusSystemForEnvironment:(id <UIFocusEnvironment>)environment NS_SWIFT_NAME(init(for:))
    DC_IOS_DEPRECATED(12.0, 15.0, "Use focusSystem(for:)");
- (void)requestFocusUpdateToEnvironment:(id <UIFocusEnvironment>)environment
    NS_SWIFT_NAME(requestFocusUpdate(to:)) DC_IOS(12.0);
- (void)updateFocusIfNeeded DC_IOS(12.0);
@end

extern NSNotificationName const UIFocusDidUpdateNotification
    NS_SWIFT_NAME(UIFocusSystem.didUpdateNotification) NS_SWIFT_NONISOLATED DC_IOS(11.0);
extern NSNotificationName const UIFocusMovementDidFailNotification
    NS_SWIFT_NAME(UIFocusSystem.movementDidFailNotification) NS_SWIFT_NONISOLATED DC_IOS(11.0);
extern NSString *const UIFocusUpdateContextKey
    NS_SWIFT_NAME(UIFocusSystem.focusUpdateContextUserInfoKey) DC_IOS(11.0);
extern NSString *const UIFocusUpdateAnimationCoordinatorKey
    NS_SWIFT_NAME(UIFocusSystem.animationCoordinatorUserInfoKey) DC_IOS(11.0);

@interface UIWindowScene (Focus)
@property (nonatomic, readonly, nullable) UIFocusSystem *focusSystem DC_IOS(15.0);
@end

// Effects

DC_IOS(15.0) DC_UNAVAILABLE(tvos)
@interface UIFocusEffect : NSObject <NSCopying>
+ (instancetype)effect;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@end

typedef NS_ENUM(NSInteger, UIFocusHaloEffectPosition) {
  UIFocusHaloEffectPositionAutomatic,
  UIFocusHaloEffectPositionOutside,
  UIFocusHaloEffectPositionInside
} NS_SWIFT_NAME(UIFocusHaloEffect.Position) DC_IOS(15.0) DC_UNAVAILABLE(tvos);

DC_IOS(15.0) DC_UNAVAILABLE(tvos)
@interface UIFocusHaloEffect : UIFocusEffect
+ (instancetype)effectWithRect:(CGRect)rect;
+ (instancetype)effectWithRoundedRect:(CGRect)rect cornerRadius:(CGFloat)cornerRadius curve:(CALayerCornerCurve)curve;
+ (instancetype)effectWithPath:(UIBezierPath *)bezierPath;
@property (nonatomic, weak, nullable) UIView *containerView;
@property (nonatomic, weak, nullable) UIView *referenceView;
@property (nonatomic) UIFocusHaloEffectPosition position;
@end

@interface UIView (Focus)
@property (nonatomic, copy, nullable) UIFocusEffect *focusEffect DC_IOS(15.0) DC_UNAVAILABLE(tvos);
@property (nonatomic) UIFocusGroupPriority focusGroupPriority DC_IOS(15.0) DC_UNAVAILABLE(tvos);
@end

@interface UIViewController (Focus)
@property (nonatomic, copy, nullable) NSString *focusGroupIdentifier DC_IOS(15.0) DC_UNAVAILABLE(tvos);
@end

// Lists

NS_SWIFT_UI_ACTOR
@interface UITableViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, readonly, strong, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, readonly, strong, nullable) NSIndexPath *nextFocusedIndexPath;
@end

@interface UITableView (Focus)
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL selectionFollowsFocus DC_IOS(14.0) DC_UNAVAILABLE(tvos);
@property (nonatomic) BOOL allowsFocus DC_IOS(15.0);
@end

NS_SWIFT_UI_ACTOR
@interface UICollectionViewFocusUpdateContext : UIFocusUpdateContext
@property (nonatomic, readonly, strong, nullable) NSIndexPath *previouslyFocusedIndexPath;
@property (nonatomic, readonly, strong, nullable) NSIndexPath *nextFocusedIndexPath;
@end

@interface UICollectionView (Focus)
@property (nonatomic) BOOL remembersLastFocusedIndexPath;
@property (nonatomic) BOOL selectionFollowsFocus DC_IOS(14.0) DC_UNAVAILABLE(tvos);
@property (nonatomic) BOOL allowsFocus DC_IOS(15.0);
@end

NS_ASSUME_NONNULL_END
