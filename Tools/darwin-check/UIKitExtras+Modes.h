// Modes of screens, masks of buttons, and members of views and controllers that the conformance tests need.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_UNAVAILABLE(visionos)
@interface UIScreenMode : NSObject
@property (readonly, nonatomic) CGSize size;
@property (readonly, nonatomic) CGFloat pixelAspectRatio;
@end

@interface UIScreen (Modes)
@property (nonatomic, readonly, copy) NSArray<UIScreenMode *> *availableModes DC_UNAVAILABLE(tvos, visionos);
@property (nullable, nonatomic, readonly, strong) UIScreenMode *preferredMode DC_UNAVAILABLE(tvos, visionos);
#if __is_target_os(tvos)
@property (nullable, nonatomic, readonly, strong) UIScreenMode *currentMode;
#else
@property (nullable, nonatomic, strong) UIScreenMode *currentMode DC_UNAVAILABLE(visionos);
#endif
@property (nullable, nonatomic, readonly, strong) UIScreen *mirroredScreen DC_UNAVAILABLE(visionos);
- (UIView *)snapshotViewAfterScreenUpdates:(BOOL)afterUpdates DC_UNAVAILABLE(visionos);
@end

typedef NS_OPTIONS(NSInteger, UIEventButtonMask) {
  UIEventButtonMaskPrimary = 1 << 0,
  UIEventButtonMaskSecondary = 1 << 1
} NS_SWIFT_NAME(UIEvent.ButtonMask) DC_IOS(13.4) DC_UNAVAILABLE(tvos);

extern UIEventButtonMask UIEventButtonMaskForButtonNumber(NSInteger buttonNumber)
    NS_SWIFT_NAME(UIEventButtonMask.button(_:)) DC_IOS(13.4) DC_UNAVAILABLE(tvos);

@interface UIEvent (Buttons)
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags DC_IOS(13.4);
@property (nonatomic, readonly) UIEventButtonMask buttonMask DC_IOS(13.4) DC_UNAVAILABLE(tvos);
@end

@interface UIGestureRecognizer (Buttons)
@property (nonatomic, readonly) UIKeyModifierFlags modifierFlags DC_IOS(13.4);
@property (nonatomic, readonly) UIEventButtonMask buttonMask DC_IOS(13.4) DC_UNAVAILABLE(tvos);
@end

@interface UITapGestureRecognizer (Buttons)
@property (nonatomic) UIEventButtonMask buttonMaskRequired DC_IOS(13.4) DC_UNAVAILABLE(tvos);
@end

@interface UIScrollView (Axes)
@property (nonatomic) BOOL bouncesHorizontally DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@property (nonatomic) BOOL bouncesVertically DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@property (nonatomic) BOOL transfersHorizontalScrollingToParent DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@property (nonatomic) BOOL transfersVerticalScrollingToParent DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@property (nonatomic, readonly, getter=isScrollAnimating) BOOL scrollAnimating DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@property (nonatomic, readonly, getter=isZoomAnimating) BOOL zoomAnimating DC_IOS(17.4) DC_SINCE(visionos, 1.1);
- (void)stopScrollingAndZooming DC_IOS(17.4) DC_SINCE(visionos, 1.1);
@end

@interface UIPageControl (Deferred)
@property (nonatomic) BOOL defersCurrentPageDisplay DC_IOS_DEPRECATED(2.0, 14.0, "");
- (void)updateCurrentPageDisplay DC_IOS_DEPRECATED(2.0, 14.0, "");
@end

typedef NS_ENUM(NSInteger, UISplitViewControllerDisplayModeButtonVisibility) {
  UISplitViewControllerDisplayModeButtonVisibilityAutomatic,
  UISplitViewControllerDisplayModeButtonVisibilityNever,
  UISplitViewControllerDisplayModeButtonVisibilityAlways
} NS_SWIFT_NAME(UISplitViewController.DisplayModeButtonVisibility) DC_IOS(14.5);

typedef NS_ENUM(NSInteger, UISplitViewControllerBackgroundStyle) {
  UISplitViewControllerBackgroundStyleNone,
  UISplitViewControllerBackgroundStyleSidebar
} NS_SWIFT_NAME(UISplitViewController.BackgroundStyle) DC_IOS(13.0) DC_UNAVAILABLE(tvos);

@interface UISplitViewController (Backgrounds)
@property (nonatomic)
    UISplitViewControllerDisplayModeButtonVisibility displayModeButtonVisibility DC_IOS(14.5) DC_UNAVAILABLE(visionos);
@property (nonatomic)
    UISplitViewControllerBackgroundStyle primaryBackgroundStyle DC_IOS(13.0) DC_UNAVAILABLE(tvos);
@end

typedef NS_ENUM(NSInteger, UIAlertControllerSeverity) {
  UIAlertControllerSeverityDefault = 0,
  UIAlertControllerSeverityCritical
} DC_IOS(16.0);

@interface UIAlertController (Severity)
@property (nonatomic) UIAlertControllerSeverity severity DC_IOS(16.0);
@end

typedef NS_ENUM(NSInteger, UIAccessibilityNavigationStyle) {
  UIAccessibilityNavigationStyleAutomatic = 0,
  UIAccessibilityNavigationStyleSeparate = 1,
  UIAccessibilityNavigationStyleCombined = 2
} DC_IOS(8.0);

@interface NSObject (NavigationStyle)
@property (nonatomic) UIAccessibilityNavigationStyle accessibilityNavigationStyle NS_SWIFT_UI_ACTOR DC_IOS(8.0);
@end

typedef CGFloat UIFontWidth NS_SWIFT_NAME(UIFont.Width) NS_TYPED_EXTENSIBLE_ENUM;
extern const UIFontWidth UIFontWidthCondensed DC_IOS(16.0);
extern const UIFontWidth UIFontWidthStandard DC_IOS(16.0);
extern const UIFontWidth UIFontWidthExpanded DC_IOS(16.0);
extern const UIFontWidth UIFontWidthCompressed DC_IOS(16.0);

@interface UIFont (Widths)
+ (UIFont *)systemFontOfSize:(CGFloat)fontSize weight:(UIFontWeight)weight width:(UIFontWidth)width DC_IOS(16.0);
@end

@interface UIFont (Heights)
@property (nonatomic, readonly) CGFloat capHeight;
@property (nonatomic, readonly) CGFloat xHeight;
@end

@interface UIFontMetrics (Traits)
- (UIFont *)scaledFontForFont:(UIFont *)font
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection NS_SWIFT_NAME(scaledFont(for:compatibleWith:));
- (UIFont *)scaledFontForFont:(UIFont *)font
             maximumPointSize:(CGFloat)maximumPointSize NS_SWIFT_NAME(scaledFont(for:maximumPointSize:));
- (UIFont *)scaledFontForFont:(UIFont *)font
             maximumPointSize:(CGFloat)maximumPointSize
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(scaledFont(for:maximumPointSize:compatibleWith:));
- (CGFloat)scaledValueForValue:(CGFloat)value
    compatibleWithTraitCollection:(nullable UITraitCollection *)traitCollection NS_SWIFT_NAME(scaledValue(for:compatibleWith:));
@end

NS_ASSUME_NONNULL_END
