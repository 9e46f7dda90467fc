// Menu items, symbols with values, wrapped values and attributes of text that the conformance tests need besides the
// declarations of darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

NS_SWIFT_UI_ACTOR
@interface UIMenuItem : NSObject
- (instancetype)initWithTitle:(NSString *)title action:(SEL)action NS_DESIGNATED_INITIALIZER;
@property (nonatomic, copy) NSString *title;
@property (nonatomic) SEL action;
@end

@interface UIImage (VariableValues)
+ (nullable UIImage *)systemImageNamed:(NSString *)name
                         variableValue:(double)value
                     withConfiguration:(nullable UIImageConfiguration *)configuration
    NS_SWIFT_NAME(init(systemName:variableValue:configuration:)) DC_IOS(16.0);
@end

@interface NSValue (OffsetsAndInsets)
+ (NSValue *)valueWithUIOffset:(UIOffset)insets NS_SWIFT_NAME(init(uiOffset:));
+ (NSValue *)valueWithDirectionalEdgeInsets:(NSDirectionalEdgeInsets)insets NS_SWIFT_NAME(init(directionalEdgeInsets:));
@property (nonatomic, readonly) UIOffset UIOffsetValue NS_SWIFT_NAME(uiOffsetValue);
@property (nonatomic, readonly) NSDirectionalEdgeInsets directionalEdgeInsetsValue;
@end

@interface CALayer (PreferredSize)
- (CGSize)preferredFrameSize;
@end

extern NSAttributedStringKey const NSLigatureAttributeName NS_SWIFT_NAME(ligature);
extern NSAttributedStringKey const NSWritingDirectionAttributeName NS_SWIFT_NAME(writingDirection);
extern NSAttributedStringKey const NSVerticalGlyphFormAttributeName NS_SWIFT_NAME(verticalGlyphForm);

NS_ASSUME_NONNULL_END
