// Image assets and the configurations of images, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_SENDABLE
@interface UIImageAsset : NSObject <NSSecureCoding>
- (instancetype)init NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (UIImage *)imageWithConfiguration:(UIImageConfiguration *)configuration NS_SWIFT_NAME(image(with:));
- (void)registerImage:(UIImage *)image
    withConfiguration:(UIImageConfiguration *)configuration NS_SWIFT_NAME(register(_:with:));
- (void)unregisterImageWithConfiguration:(UIImageConfiguration *)configuration NS_SWIFT_NAME(unregisterImage(with:));
- (UIImage *)imageWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(image(with:));
- (void)registerImage:(UIImage *)image
    withTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(register(_:with:));
- (void)unregisterImageWithTraitCollection:(UITraitCollection *)traitCollection NS_SWIFT_NAME(unregister(imageWith:));
@end

@interface UIImage (ImageAssets)
@property (nullable, nonatomic, readonly) UIImageAsset *imageAsset;
@end

@interface UIImageConfiguration (ImageAssets)
- (instancetype)configurationWithTraitCollection:(nullable UITraitCollection *)traitCollection
    NS_SWIFT_NAME(withTraitCollection(_:));
- (instancetype)configurationByApplyingConfiguration:(nullable UIImageConfiguration *)otherConfiguration
    NS_SWIFT_NAME(applying(_:));
@end

@interface UITraitCollection (ImageAssets)
@property (nonatomic, readonly) UIImageConfiguration *imageConfiguration;
@end

NS_ASSUME_NONNULL_END
