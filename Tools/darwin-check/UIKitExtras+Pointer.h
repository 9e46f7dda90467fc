// Declarations of pointer interactions that the conformance tests need besides those of darwin-check.
#import "UIKitExtras+Menus.h"

NS_ASSUME_NONNULL_BEGIN

@class UIPointerInteraction;

DC_IOS(13.4) NS_SWIFT_UI_ACTOR
@interface UIPointerRegion : NSObject <NSCopying>
@property (nonatomic, readonly) CGRect rect;
@end

DC_IOS(13.4) NS_SWIFT_UI_ACTOR
@interface UIPointerStyle : NSObject <NSCopying>
+ (instancetype)hiddenPointerStyle NS_SWIFT_NAME(hidden());
+ (instancetype)systemPointerStyle NS_SWIFT_NAME(system());
@end

DC_IOS(13.4) NS_SWIFT_UI_ACTOR
@protocol UIPointerInteractionDelegate <NSObject>
@optional
- (nullable UIPointerStyle *)pointerInteraction:(UIPointerInteraction *)interaction styleForRegion:(UIPointerRegion *)region NS_SWIFT_NAME(pointerInteraction(_:styleFor:));
@end

DC_IOS(13.4) NS_SWIFT_UI_ACTOR
@interface UIPointerInteraction : NSObject <UIInteraction>
- (instancetype)initWithDelegate:(nullable id<UIPointerInteractionDelegate>)delegate NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (nonatomic, weak, readonly, nullable) id<UIPointerInteractionDelegate> delegate;
@property (nonatomic, getter=isEnabled) BOOL enabled;
@end

@interface UIButton (Pointer)
@property (nonatomic, getter=isPointerInteractionEnabled) BOOL pointerInteractionEnabled;
@property (nonatomic, readonly, getter=isHovered) BOOL hovered;
@end

NS_ASSUME_NONNULL_END
