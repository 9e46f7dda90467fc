// Lists in texts, the text checker and the preview of dragged text, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+TextKit.h"

NS_ASSUME_NONNULL_BEGIN

@class NSTextList;

typedef NSString *NSTextListMarkerFormat NS_TYPED_EXTENSIBLE_ENUM NS_SWIFT_NAME(NSTextList.MarkerFormat);
extern NSTextListMarkerFormat const NSTextListMarkerBox;
extern NSTextListMarkerFormat const NSTextListMarkerCheck;
extern NSTextListMarkerFormat const NSTextListMarkerCircle;
extern NSTextListMarkerFormat const NSTextListMarkerDiamond;
extern NSTextListMarkerFormat const NSTextListMarkerDisc;
extern NSTextListMarkerFormat const NSTextListMarkerHyphen;
extern NSTextListMarkerFormat const NSTextListMarkerSquare;
extern NSTextListMarkerFormat const NSTextListMarkerLowercaseHexadecimal;
extern NSTextListMarkerFormat const NSTextListMarkerUppercaseHexadecimal;
extern NSTextListMarkerFormat const NSTextListMarkerOctal;
extern NSTextListMarkerFormat const NSTextListMarkerLowercaseAlpha;
extern NSTextListMarkerFormat const NSTextListMarkerUppercaseAlpha;
extern NSTextListMarkerFormat const NSTextListMarkerLowercaseLatin;
extern NSTextListMarkerFormat const NSTextListMarkerUppercaseLatin;
extern NSTextListMarkerFormat const NSTextListMarkerLowercaseRoman;
extern NSTextListMarkerFormat const NSTextListMarkerUppercaseRoman;
extern NSTextListMarkerFormat const NSTextListMarkerDecimal;

typedef NS_OPTIONS(NSUInteger, NSTextListOptions) {
  NSTextListPrependEnclosingMarker NS_SWIFT_NAME(prependEnclosingMarker) = 1 << 0
} NS_SWIFT_NAME(NSTextList.Options);

@interface NSTextList : NSObject <NSCoding, NSCopying, NSSecureCoding>
- (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)markerFormat
                             options:(NSTextListOptions)options
                  startingItemNumber:(NSInteger)startingItemNumber NS_DESIGNATED_INITIALIZER DC_IOS(16.0);
- (instancetype)initWithMarkerFormat:(NSTextListMarkerFormat)markerFormat options:(NSUInteger)mask;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
@property (readonly, copy, nonatomic) NSTextListMarkerFormat markerFormat;
@property (readonly, nonatomic) NSTextListOptions listOptions;
@property (nonatomic) NSInteger startingItemNumber;
@property (readonly, getter=isOrdered, nonatomic) BOOL ordered DC_IOS(16.0);
- (NSString *)markerForItemNumber:(NSInteger)itemNumber NS_SWIFT_NAME(marker(forItemNumber:));
@end

@interface NSParagraphStyle (TextLists)
@property (readonly, copy, nonatomic) NSArray<NSTextList *> *textLists;
@end

@interface NSMutableParagraphStyle (TextLists)
@property (copy, nonatomic) NSArray<NSTextList *> *textLists;
@end

NS_SWIFT_UI_ACTOR
@interface UITextChecker : NSObject
- (NSRange)rangeOfMisspelledWordInString:(NSString *)stringToCheck
                                   range:(NSRange)range
                              startingAt:(NSInteger)startingOffset
                                    wrap:(BOOL)wrapFlag
                                language:(NSString *)language;
- (nullable NSArray<NSString *> *)guessesForWordRange:(NSRange)range
                                             inString:(NSString *)string
                                             language:(NSString *)language;
- (nullable NSArray<NSString *> *)completionsForPartialWordRange:(NSRange)range
                                                        inString:(NSString *)string
                                                        language:(NSString *)language;
- (void)ignoreWord:(NSString *)wordToIgnore;
@property (nonatomic, strong, nullable) NSArray<NSString *> *ignoredWords;
+ (void)learnWord:(NSString *)word;
+ (BOOL)hasLearnedWord:(NSString *)word;
+ (void)unlearnWord:(NSString *)word;
@property (class, nonatomic, readonly) NSArray<NSString *> *availableLanguages;
@end

DC_IOS(11.0) DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UITextDragPreviewRenderer : NSObject
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager range:(NSRange)range;
- (instancetype)initWithLayoutManager:(NSLayoutManager *)layoutManager
                                range:(NSRange)range
                           unifyRects:(BOOL)unifyRects NS_DESIGNATED_INITIALIZER;
- (instancetype)init NS_UNAVAILABLE;
+ (instancetype)new NS_UNAVAILABLE;
@property (nonatomic, readonly) NSLayoutManager *layoutManager;
@property (nonatomic, readonly) UIImage *image;
@property (nonatomic, readonly) CGRect firstLineRect;
@property (nonatomic, readonly) CGRect bodyRect;
@property (nonatomic, readonly) CGRect lastLineRect;
- (void)adjustFirstLineRect:(inout CGRect *)firstLineRect
                   bodyRect:(inout CGRect *)bodyRect
               lastLineRect:(inout CGRect *)lastLineRect
                 textOrigin:(CGPoint)origin NS_SWIFT_NAME(adjust(firstLineRect:bodyRect:lastLineRect:textOrigin:));
@end

@interface UIResponder (Sizes)
- (void)increaseSize:(nullable id)sender;
- (void)decreaseSize:(nullable id)sender;
@end

NS_ASSUME_NONNULL_END
