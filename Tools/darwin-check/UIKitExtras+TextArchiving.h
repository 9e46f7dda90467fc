// Declarations of text attachments, and of archives of text objects, that the conformance tests need besides those of
// darwin-check.
#import <UIKit/UIKit.h>
#import "UIKitExtras+TextKit.h"

NS_ASSUME_NONNULL_BEGIN

@protocol NSTextAttachmentContainer <NSObject>
- (nullable UIImage *)imageForBounds:(CGRect)imageBounds
                       textContainer:(nullable NSTextContainer *)textContainer
                      characterIndex:(NSUInteger)charIndex NS_SWIFT_NAME(image(forBounds:textContainer:characterIndex:));
- (CGRect)attachmentBoundsForTextContainer:(nullable NSTextContainer *)textContainer
                      proposedLineFragment:(CGRect)lineFrag
                             glyphPosition:(CGPoint)position
                            characterIndex:(NSUInteger)charIndex
    NS_SWIFT_NAME(attachmentBounds(for:proposedLineFragment:glyphPosition:characterIndex:));
@end

// A class extension, so that it can have designated initializers.
@interface NSTextAttachment () <NSTextAttachmentContainer, NSSecureCoding>
- (instancetype)initWithData:(nullable NSData *)contentData ofType:(nullable NSString *)uti NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@property (nullable, copy, nonatomic) NSData *contents;
@property (nullable, copy, nonatomic) NSString *fileType;
@property (nullable, strong, nonatomic) UIImage *image;
@property (nonatomic) CGRect bounds;
@end

@interface NSTextAttachment (Images)
+ (NSTextAttachment *)textAttachmentWithImage:(UIImage *)image DC_IOS(13.0) NS_SWIFT_NAME(init(image:));
@end

// No initializer is marked as designated, since initWithSize: is not where it is declared.
@interface NSTextContainer (Archiving) <NSSecureCoding>
- (instancetype)initWithCoder:(NSCoder *)coder;
@end

@interface NSLayoutManager () <NSSecureCoding>
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

@interface NSLayoutManager (Archiving)
@property (nonatomic) BOOL usesFontLeading;
- (CGSize)attachmentSizeForGlyphAtIndex:(NSUInteger)glyphIndex NS_SWIFT_NAME(attachmentSize(forGlyphAt:));
@end

@interface NSParagraphStyle (Archiving)
@property (readonly, nonatomic) CGFloat paragraphSpacingBefore;
@property (readonly, nonatomic) CGFloat tailIndent;
@property (readonly, nonatomic) CGFloat lineHeightMultiple;
@end

@interface NSMutableParagraphStyle (Archiving)
@property (nonatomic) CGFloat paragraphSpacingBefore;
@property (nonatomic) CGFloat tailIndent;
@property (nonatomic) CGFloat lineHeightMultiple;
@end

@interface NSAttributedString (Attachments)
+ (NSAttributedString *)attributedStringWithAttachment:(NSTextAttachment *)attachment NS_SWIFT_NAME(init(attachment:));
- (void)drawInRect:(CGRect)rect NS_SWIFT_NAME(draw(in:));
@end

@interface NSMutableAttributedString (Archiving)
- (void)setAttributedString:(NSAttributedString *)attrString;
@end

typedef NS_OPTIONS(NSUInteger, NSInlinePresentationIntent) {
  NSInlinePresentationIntentEmphasized = 1 << 0,
  NSInlinePresentationIntentStronglyEmphasized = 1 << 1,
  NSInlinePresentationIntentCode = 1 << 2,
  NSInlinePresentationIntentStrikethrough = 1 << 5,
  NSInlinePresentationIntentSoftBreak = 1 << 6,
  NSInlinePresentationIntentLineBreak = 1 << 7,
  NSInlinePresentationIntentInlineHTML = 1 << 8,
  NSInlinePresentationIntentBlockHTML = 1 << 9
} NS_SWIFT_NAME(InlinePresentationIntent) DC_IOS(15.0);

extern NSAttributedStringKey const NSInlinePresentationIntentAttributeName
    NS_SWIFT_NAME(inlinePresentationIntent) DC_IOS(15.0);

NS_ASSUME_NONNULL_END
