// Declarations of the anchors of constraints that the conformance tests need besides those of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@interface NSLayoutConstraint (Anchors)
@property (readonly, copy) NSLayoutAnchor *firstAnchor;
@property (readonly, copy, nullable) NSLayoutAnchor *secondAnchor;
@end

@interface NSLayoutAnchor <AnchorType> (Item)
@property (nullable, readonly, weak) id item;
@end

NS_ASSUME_NONNULL_END
