// Estimated values of touches that the conformance tests need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_OPTIONS(NSInteger, UITouchProperties) {
  UITouchPropertyForce = 1 << 0,
  UITouchPropertyAzimuth = 1 << 1,
  UITouchPropertyAltitude = 1 << 2,
  UITouchPropertyLocation = 1 << 3
} NS_SWIFT_NAME(UITouch.Properties);

@interface UITouch (Estimates)
@property (nullable, nonatomic, readonly) NSNumber *estimationUpdateIndex;
@property (nonatomic, readonly) UITouchProperties estimatedProperties;
@property (nonatomic, readonly) UITouchProperties estimatedPropertiesExpectingUpdates;
@end

@interface UIResponder (TouchEstimates)
- (void)touchesEstimatedPropertiesUpdated:(NSSet<UITouch *> *)touches;
@end

NS_ASSUME_NONNULL_END
