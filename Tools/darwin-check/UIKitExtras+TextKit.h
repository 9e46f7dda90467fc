// Declarations of text storages, layout managers and text containers that the conformance tests need besides those of
// darwin-check.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

@class NSLayoutManager, NSTextContainer, NSTextStorage;
@protocol NSLayoutManagerDelegate, NSTextStorageDelegate;

@interface NSMutableAttributedString (TextKit)
- (void)replaceCharactersInRange:(NSRange)range withString:(NSString *)str;
- (void)replaceCharactersInRange:(NSRange)range withAttributedString:(NSAttributedString *)attrString;
- (void)insertAttributedString:(NSAttributedString *)attrString atIndex:(NSUInteger)loc;
- (void)deleteCharactersInRange:(NSRange)range;
- (void)beginEditing;
- (void)endEditing;
- (void)fixAttributesInRange:(NSRange)range;
@end

@interface NSString (TextKit)
- (CGSize)sizeWithAttributes:(nullable NSDictionary<NSAttributedStringKey, id> *)attrs
    NS_SWIFT_NAME(size(withAttributes:));
@end

@interface NSTextAttachment : NSObject
@end

@interface NSAttributedString (TextKit)
- (NSAttributedString *)attributedSubstringFromRange:(NSRange)range;
- (nullable id)attribute:(NSAttributedStringKey)attrName
                   atIndex:(NSUInteger)location
     longestEffectiveRange:(nullable NSRangePointer)range
                   inRange:(NSRange)rangeLimit NS_SWIFT_NAME(attribute(_:at:longestEffectiveRange:in:));
@end

typedef NS_OPTIONS(NSUInteger, NSTextStorageEditActions) {
  NSTextStorageEditedAttributes = (1 << 0),
  NSTextStorageEditedCharacters = (1 << 1)
} NS_SWIFT_NAME(NSTextStorage.EditActions);

@interface NSTextStorage : NSMutableAttributedString
@property (readonly, copy, nonatomic) NSArray<NSLayoutManager *> *layoutManagers;
- (void)addLayoutManager:(NSLayoutManager *)aLayoutManager;
- (void)removeLayoutManager:(NSLayoutManager *)aLayoutManager;
@property (readonly, nonatomic) NSTextStorageEditActions editedMask;
@property (readonly, nonatomic) NSRange editedRange;
@property (readonly, nonatomic) NSInteger changeInLength;
@property (nullable, weak, nonatomic) id<NSTextStorageDelegate> delegate;
- (void)edited:(NSTextStorageEditActions)editedMask range:(NSRange)editedRange changeInLength:(NSInteger)delta;
- (void)processEditing;
@end

@protocol NSTextStorageDelegate <NSObject>
@optional
- (void)textStorage:(NSTextStorage *)textStorage
    willProcessEditing:(NSTextStorageEditActions)editedMask
                 range:(NSRange)editedRange
        changeInLength:(NSInteger)delta;
- (void)textStorage:(NSTextStorage *)textStorage
    didProcessEditing:(NSTextStorageEditActions)editedMask
                range:(NSRange)editedRange
       changeInLength:(NSInteger)delta;
@end

typedef NS_ENUM(NSInteger, NSWritingDirection) {
  NSWritingDirectionNatural = -1,
  NSWritingDirectionLeftToRight = 0,
  NSWritingDirectionRightToLeft = 1
};

@interface NSTextContainer : NSObject
- (instancetype)initWithSize:(CGSize)size;
@property (nullable, assign, nonatomic) NSLayoutManager *layoutManager;
- (void)replaceLayoutManager:(NSLayoutManager *)newLayoutManager;
@property (nonatomic) CGSize size;
@property (copy, nonatomic) NSArray<UIBezierPath *> *exclusionPaths;
@property (nonatomic) NSLineBreakMode lineBreakMode;
@property (nonatomic) CGFloat lineFragmentPadding;
@property (nonatomic) NSUInteger maximumNumberOfLines;
@property (getter=isSimpleRectangularTextContainer, readonly, nonatomic) BOOL simpleRectangularTextContainer;
@property (nonatomic) BOOL widthTracksTextView;
@property (nonatomic) BOOL heightTracksTextView;
- (CGRect)lineFragmentRectForProposedRect:(CGRect)proposedRect
                                  atIndex:(NSUInteger)characterIndex
                         writingDirection:(NSWritingDirection)baseWritingDirection
                            remainingRect:(nullable CGRect *)remainingRect
    NS_SWIFT_NAME(lineFragmentRect(forProposedRect:at:writingDirection:remaining:));
@end

@interface NSLayoutManager : NSObject
- (instancetype)init NS_DESIGNATED_INITIALIZER;
@property (nullable, assign, nonatomic) NSTextStorage *textStorage;
@property (readonly, nonatomic) NSArray<NSTextContainer *> *textContainers;
- (void)addTextContainer:(NSTextContainer *)container;
@property (nullable, weak, nonatomic) id<NSLayoutManagerDelegate> delegate;
@property (nonatomic) BOOL allowsNonContiguousLayout;
- (void)ensureLayoutForTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(ensureLayout(for:));
@property (readonly, nonatomic) NSUInteger numberOfGlyphs;
- (NSUInteger)firstUnlaidCharacterIndex;
- (nullable NSTextContainer *)textContainerForGlyphAtIndex:(NSUInteger)glyphIndex
                                            effectiveRange:(nullable NSRangePointer)effectiveGlyphRange
    NS_SWIFT_NAME(textContainer(forGlyphAt:effectiveRange:));
- (CGRect)usedRectForTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(usedRect(for:));
- (CGRect)lineFragmentRectForGlyphAtIndex:(NSUInteger)glyphIndex
                           effectiveRange:(nullable NSRangePointer)effectiveGlyphRange
    NS_SWIFT_NAME(lineFragmentRect(forGlyphAt:effectiveRange:));
- (CGRect)lineFragmentUsedRectForGlyphAtIndex:(NSUInteger)glyphIndex
                               effectiveRange:(nullable NSRangePointer)effectiveGlyphRange
    NS_SWIFT_NAME(lineFragmentUsedRect(forGlyphAt:effectiveRange:));
@property (readonly, nonatomic) CGRect extraLineFragmentRect;
@property (nullable, readonly, nonatomic) NSTextContainer *extraLineFragmentTextContainer;
- (CGPoint)locationForGlyphAtIndex:(NSUInteger)glyphIndex NS_SWIFT_NAME(location(forGlyphAt:));
- (NSRange)truncatedGlyphRangeInLineFragmentForGlyphAtIndex:(NSUInteger)glyphIndex
    NS_SWIFT_NAME(truncatedGlyphRange(inLineFragmentForGlyphAt:));
- (NSRange)glyphRangeForTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(glyphRange(for:));
- (CGRect)boundingRectForGlyphRange:(NSRange)glyphRange
                    inTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(boundingRect(forGlyphRange:in:));
- (NSRange)glyphRangeForBoundingRect:(CGRect)bounds
                     inTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(glyphRange(forBoundingRect:in:));
- (NSUInteger)glyphIndexForPoint:(CGPoint)point
                 inTextContainer:(NSTextContainer *)container NS_SWIFT_NAME(glyphIndex(for:in:));
- (NSUInteger)characterIndexForPoint:(CGPoint)point
                             inTextContainer:(NSTextContainer *)container
    fractionOfDistanceBetweenInsertionPoints:(nullable CGFloat *)partialFraction
    NS_SWIFT_NAME(characterIndex(for:in:fractionOfDistanceBetweenInsertionPoints:));
- (void)enumerateLineFragmentsForGlyphRange:(NSRange)glyphRange
                                 usingBlock:(void (^)(CGRect rect, CGRect usedRect, NSTextContainer *textContainer,
                                                      NSRange glyphRange, BOOL *stop))block
    NS_SWIFT_NAME(enumerateLineFragments(forGlyphRange:using:));
- (void)enumerateEnclosingRectsForGlyphRange:(NSRange)glyphRange
                    withinSelectedGlyphRange:(NSRange)selectedRange
                             inTextContainer:(NSTextContainer *)textContainer
                                  usingBlock:(void (^)(CGRect rect, BOOL *stop))block
    NS_SWIFT_NAME(enumerateEnclosingRects(forGlyphRange:withinSelectedGlyphRange:in:using:));
- (void)drawBackgroundForGlyphRange:(NSRange)glyphsToShow
                            atPoint:(CGPoint)origin NS_SWIFT_NAME(drawBackground(forGlyphRange:at:));
- (void)drawGlyphsForGlyphRange:(NSRange)glyphsToShow
                        atPoint:(CGPoint)origin NS_SWIFT_NAME(drawGlyphs(forGlyphRange:at:));
- (void)fillBackgroundRectArray:(const CGRect *)rectArray
                          count:(NSUInteger)rectCount
              forCharacterRange:(NSRange)charRange
                          color:(UIColor *)color;
@end

@protocol NSLayoutManagerDelegate <NSObject>
@optional
- (CGFloat)layoutManager:(NSLayoutManager *)layoutManager
    lineSpacingAfterGlyphAtIndex:(NSUInteger)glyphIndex
    withProposedLineFragmentRect:(CGRect)rect
    NS_SWIFT_NAME(layoutManager(_:lineSpacingAfterGlyphAt:withProposedLineFragmentRect:));
- (BOOL)layoutManager:(NSLayoutManager *)layoutManager
    shouldBreakLineByWordBeforeCharacterAtIndex:(NSUInteger)charIndex
    NS_SWIFT_NAME(layoutManager(_:shouldBreakLineByWordBeforeCharacterAt:));
- (void)layoutManager:(NSLayoutManager *)layoutManager
    didCompleteLayoutForTextContainer:(nullable NSTextContainer *)textContainer
                                atEnd:(BOOL)layoutFinishedFlag
    NS_SWIFT_NAME(layoutManager(_:didCompleteLayoutFor:atEnd:));
@end

typedef NSString *NSTextTabOptionKey NS_SWIFT_NAME(NSTextTab.OptionKey) NS_TYPED_ENUM;

@interface NSTextTab : NSObject <NSCopying>
+ (NSCharacterSet *)columnTerminatorsForLocale:(nullable NSLocale *)aLocale
    NS_SWIFT_NAME(columnTerminators(for:));
- (instancetype)initWithTextAlignment:(NSTextAlignment)alignment
                             location:(CGFloat)loc
                              options:(NSDictionary<NSTextTabOptionKey, id> *)options NS_DESIGNATED_INITIALIZER;
@property (readonly, nonatomic) NSTextAlignment alignment;
@property (readonly, nonatomic) CGFloat location;
@end

@interface NSParagraphStyle (TextKit)
@property (null_resettable, readonly, copy, nonatomic) NSArray<NSTextTab *> *tabStops;
@property (readonly, nonatomic) CGFloat defaultTabInterval;
@property (readonly, nonatomic) float hyphenationFactor;
@end

@interface NSMutableParagraphStyle (TextKit)
@property (null_resettable, copy, nonatomic) NSArray<NSTextTab *> *tabStops;
@property (nonatomic) CGFloat defaultTabInterval;
@property (nonatomic) float hyphenationFactor;
- (void)addTabStop:(NSTextTab *)anObject;
- (void)removeTabStop:(NSTextTab *)anObject;
@end

@interface UITextView (TextKit)
- (instancetype)initWithFrame:(CGRect)frame textContainer:(nullable NSTextContainer *)textContainer;
@property (readonly, nonatomic) NSTextContainer *textContainer;
@property (readonly, nonatomic) NSLayoutManager *layoutManager;
@property (readonly, strong, nonatomic) NSTextStorage *textStorage;
@end

NS_ASSUME_NONNULL_END
