// Values of controls and fields that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIDatePicker (CountDown)
@property (nonatomic) NSTimeInterval countDownDuration;
@end

@interface UIProgressView (ObservedProgress)
@property (nullable, nonatomic, strong) NSProgress *observedProgress;
@end

@interface UISegmentedControl (Actions)
- (void)insertSegmentWithAction:(UIAction *)action
                        atIndex:(NSUInteger)segment
                       animated:(BOOL)animated NS_SWIFT_NAME(insertSegment(action:at:animated:)) DC_IOS(14.0);
- (NSInteger)segmentIndexForActionIdentifier:(UIActionIdentifier)actionIdentifier
    NS_SWIFT_NAME(segmentIndex(identifiedBy:)) DC_IOS(14.0);
@end

typedef NS_ENUM(NSInteger, UIKeyboardAppearance) {
  UIKeyboardAppearanceDefault,
  UIKeyboardAppearanceDark,
  UIKeyboardAppearanceLight,
  UIKeyboardAppearanceAlert = UIKeyboardAppearanceDark
};

// On Apple's platforms, an optional property of UITextInputTraits.
@interface UITextField (KeyboardAppearance)
@property (nonatomic) UIKeyboardAppearance keyboardAppearance;
@end

NS_ASSUME_NONNULL_END
