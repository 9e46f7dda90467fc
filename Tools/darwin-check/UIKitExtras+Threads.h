// What the conformance tests of methods on the main thread need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSObject (DCThreads)
- (void)performSelectorOnMainThread:(SEL)aSelector withObject:(nullable id)arg waitUntilDone:(BOOL)wait
    NS_SWIFT_NAME(performSelector(onMainThread:with:waitUntilDone:));
- (void)performSelectorInBackground:(SEL)aSelector withObject:(nullable id)arg
    NS_SWIFT_NAME(performSelector(inBackground:with:));
@end

NS_ASSUME_NONNULL_END
