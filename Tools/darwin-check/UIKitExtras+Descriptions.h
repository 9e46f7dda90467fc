// Accessibility descriptions and actions that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSObject (UIAccessibilityDescriptions)
@property (nullable, nonatomic, copy) NSAttributedString *accessibilityAttributedLabel NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSAttributedString *accessibilityAttributedHint NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) NSAttributedString *accessibilityAttributedValue NS_SWIFT_UI_ACTOR;
@property (null_resettable, nonatomic, strong) NSArray<NSString *> *accessibilityUserInputLabels NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy) UIBezierPath *accessibilityPath NS_SWIFT_UI_ACTOR;
@end

@interface UIView (UIAccessibilityInvertColors)
@property (nonatomic) BOOL accessibilityIgnoresInvertColors;
@end

@interface UIImage (UIAccessibilityIdentifier) <UIAccessibilityIdentification>
@end

typedef BOOL (^UIAccessibilityCustomActionHandler)(UIAccessibilityCustomAction *customAction)
    NS_SWIFT_NAME(UIAccessibilityCustomAction.Handler);

@interface UIAccessibilityCustomAction (Members)
- (instancetype)initWithName:(NSString *)name
                       image:(nullable UIImage *)image
                      target:(nullable id)target
                    selector:(SEL)selector DC_IOS(14.0);
- (instancetype)initWithName:(NSString *)name
                       image:(nullable UIImage *)image
               actionHandler:(UIAccessibilityCustomActionHandler)actionHandler DC_IOS(14.0);
@property (nullable, nonatomic, strong) UIImage *image DC_IOS(14.0);
@property (nullable, nonatomic, weak) id target;
@property (nonatomic, assign) SEL selector;
@property (nullable, nonatomic, copy) UIAccessibilityCustomActionHandler actionHandler;
@end

NS_ASSUME_NONNULL_END
