// Declarations for screens that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIScreen (FixedCoordinates)
@property (readonly) id<UICoordinateSpace> fixedCoordinateSpace DC_IOS(8.0);
@end

NS_ASSUME_NONNULL_END
