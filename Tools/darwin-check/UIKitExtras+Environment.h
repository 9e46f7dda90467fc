// Traits, margins and accessibility, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UITraitCollection (Environment)
+ (UITraitCollection *)traitCollectionWithAccessibilityContrast:(UIAccessibilityContrast)accessibilityContrast;
@end

@interface NSObject (UIAccessibilityEnvironment)
@property (nonatomic) CGPoint accessibilityActivationPoint NS_SWIFT_UI_ACTOR;
@property (nonatomic) BOOL accessibilityRespondsToUserInteraction NS_SWIFT_UI_ACTOR;
- (NSInteger)accessibilityElementCount NS_SWIFT_UI_ACTOR;
- (nullable id)accessibilityElementAtIndex:(NSInteger)index NS_SWIFT_UI_ACTOR;
- (NSInteger)indexOfAccessibilityElement:(id)element NS_SWIFT_UI_ACTOR;
- (void)accessibilityElementDidLoseFocus NS_SWIFT_UI_ACTOR;
- (BOOL)accessibilityElementIsFocused NS_SWIFT_UI_ACTOR;
@end

@interface UIAccessibilityElement (Environment)
@property (nonatomic) CGRect accessibilityFrameInContainerSpace;
@end

typedef NS_ENUM(NSInteger, UINotificationFeedbackType) {
  UINotificationFeedbackTypeSuccess,
  UINotificationFeedbackTypeWarning,
  UINotificationFeedbackTypeError
} NS_SWIFT_NAME(UINotificationFeedbackGenerator.FeedbackType) DC_UNAVAILABLE(tvos, visionos);

DC_UNAVAILABLE(tvos, visionos) NS_SWIFT_UI_ACTOR
@interface UINotificationFeedbackGenerator : UIFeedbackGenerator
- (void)notificationOccurred:(UINotificationFeedbackType)notificationType;
@end

@interface UIFeedbackGenerator (Views)
+ (instancetype)feedbackGeneratorForView:(UIView *)view NS_SWIFT_NAME(init(view:)) DC_IOS(17.5);
@end

@interface UIImpactFeedbackGenerator (Views)
+ (instancetype)feedbackGeneratorWithStyle:(UIImpactFeedbackStyle)style
                                   forView:(UIView *)view NS_SWIFT_NAME(init(style:view:)) DC_IOS(17.5);
@end

NS_ASSUME_NONNULL_END
