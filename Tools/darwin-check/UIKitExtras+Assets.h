// What the conformance tests of asset catalogs need besides darwin-check's own declarations.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

DC_IOS(9.0)
@interface NSDataAsset : NSObject <NSCopying>
- (instancetype)init NS_UNAVAILABLE;
- (nullable instancetype)initWithName:(NSString *)name;
- (nullable instancetype)initWithName:(NSString *)name bundle:(NSBundle *)bundle NS_DESIGNATED_INITIALIZER;
@property (nonatomic, readonly, copy) NSString *name;
@property (nonatomic, readonly, copy) NSData *data;
@property (nonatomic, readonly, copy) NSString *typeIdentifier;
@end

NS_ASSUME_NONNULL_END
