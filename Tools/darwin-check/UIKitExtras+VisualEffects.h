// Vibrancy effects with a style, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NS_ENUM(NSInteger, UIVibrancyEffectStyle) {
  UIVibrancyEffectStyleLabel,
  UIVibrancyEffectStyleSecondaryLabel,
  UIVibrancyEffectStyleTertiaryLabel,
  UIVibrancyEffectStyleQuaternaryLabel,
  UIVibrancyEffectStyleFill,
  UIVibrancyEffectStyleSecondaryFill,
  UIVibrancyEffectStyleTertiaryFill,
  UIVibrancyEffectStyleSeparator
} DC_UNAVAILABLE(tvos);

@interface UIVibrancyEffect (Styles)
+ (UIVibrancyEffect *)effectForBlurEffect:(UIBlurEffect *)blurEffect
                                    style:(UIVibrancyEffectStyle)style NS_SWIFT_NAME(init(blurEffect:style:)) DC_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
