// Designs of the system font, from Apple's documentation of UIFontDescriptor.SystemDesign.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

typedef NSString *UIFontDescriptorSystemDesign NS_SWIFT_NAME(UIFontDescriptor.SystemDesign) NS_TYPED_ENUM DC_IOS(13.0);

extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignDefault DC_IOS(13.0);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignRounded DC_IOS(13.0);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignSerif DC_IOS(13.0);
extern UIFontDescriptorSystemDesign const UIFontDescriptorSystemDesignMonospaced DC_IOS(13.0);

@interface UIFontDescriptor (Designs)
- (nullable UIFontDescriptor *)fontDescriptorWithDesign:(UIFontDescriptorSystemDesign)design DC_IOS(13.0);
@end

NS_ASSUME_NONNULL_END
