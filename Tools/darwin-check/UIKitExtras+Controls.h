// Declarations of controls and gesture recognizers that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIGestureRecognizer (FailureRequirements)
- (BOOL)shouldRequireFailureOfGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
- (BOOL)shouldBeRequiredToFailByGestureRecognizer:(UIGestureRecognizer *)otherGestureRecognizer;
@end

@interface UIControl (TargetAction)
- (nullable NSArray<NSString *> *)actionsForTarget:(nullable id)target
                                   forControlEvent:(UIControlEvents)controlEvent
    NS_SWIFT_NAME(actions(forTarget:forControlEvent:));
@end

typedef NS_ENUM(NSInteger, UIProgressViewStyle) {
  UIProgressViewStyleDefault,
  UIProgressViewStyleBar
} NS_SWIFT_NAME(UIProgressView.Style);

@interface UIProgressView (Style)
- (instancetype)initWithProgressViewStyle:(UIProgressViewStyle)style;
@property (nonatomic) UIProgressViewStyle progressViewStyle;
@end

@interface UISegmentedControl (Segments)
@property (class, nonatomic, readonly) NSInteger noSegment;
- (BOOL)isEnabledForSegmentAtIndex:(NSUInteger)segment NS_SWIFT_NAME(isEnabledForSegment(at:));
@end

NS_ASSUME_NONNULL_END
