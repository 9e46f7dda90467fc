// Declarations of layers and animations that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface CALayer (Timing)
- (CFTimeInterval)convertTime:(CFTimeInterval)t fromLayer:(nullable CALayer *)l NS_SWIFT_NAME(convertTime(_:from:));
- (CFTimeInterval)convertTime:(CFTimeInterval)t toLayer:(nullable CALayer *)l NS_SWIFT_NAME(convertTime(_:to:));
@end

@interface CALayer (Contents)
- (BOOL)contentsAreFlipped;
@end

typedef NSString *CAAnimationCalculationMode NS_TYPED_ENUM;
extern const CAAnimationCalculationMode kCAAnimationCubic;

@interface CAKeyframeAnimation (Curves)
@property (copy) CAAnimationCalculationMode calculationMode;
@property (nullable, copy) NSArray<NSNumber *> *tensionValues;
@property (nullable, copy) NSArray<NSNumber *> *continuityValues;
@property (nullable, copy) NSArray<NSNumber *> *biasValues;
@end

@interface NSNull (Action) <CAAction>
@end

extern NSString *const kCATransition;

@interface CAAnimation (FrameRates)
@property CAFrameRateRange preferredFrameRateRange DC_IOS(15.0);
@end

@interface CASpringAnimation (Overdamping)
@property BOOL allowsOverdamping DC_IOS(17.0);
@end

NS_ASSUME_NONNULL_END
