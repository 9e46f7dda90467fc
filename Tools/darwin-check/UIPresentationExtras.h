// Presentations: declarations that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface UIViewController (ActivePresentation)
@property (nullable, nonatomic, readonly) UIPresentationController *activePresentationController DC_IOS(16.0);
@end

NS_ASSUME_NONNULL_END
