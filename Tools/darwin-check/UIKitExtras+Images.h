// Arrays of Core Foundation that the conformance tests need besides the types of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef const struct __attribute__((objc_bridge(NSArray))) __CFArray *CFArrayRef;
CFIndex CFArrayGetCount(CFArrayRef theArray);

NS_ASSUME_NONNULL_END
