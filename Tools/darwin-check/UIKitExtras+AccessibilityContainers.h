// Rotors, data tables, reading content and points of drags for assistive technology, besides what darwin-check has.
#import <UIKit/UIKit.h>

NS_ASSUME_NONNULL_BEGIN

// MARK: Rotors

@class UIAccessibilityCustomRotorItemResult, UIAccessibilityCustomRotorSearchPredicate;

typedef NS_ENUM(NSInteger, UIAccessibilityCustomRotorDirection) {
  UIAccessibilityCustomRotorDirectionPrevious,
  UIAccessibilityCustomRotorDirectionNext
} NS_SWIFT_NAME(UIAccessibilityCustomRotor.Direction);

typedef NS_ENUM(NSInteger, UIAccessibilityCustomSystemRotorType) {
  UIAccessibilityCustomSystemRotorTypeNone,
  UIAccessibilityCustomSystemRotorTypeLink,
  UIAccessibilityCustomSystemRotorTypeVisitedLink,
  UIAccessibilityCustomSystemRotorTypeHeading,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel1,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel2,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel3,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel4,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel5,
  UIAccessibilityCustomSystemRotorTypeHeadingLevel6,
  UIAccessibilityCustomSystemRotorTypeBoldText,
  UIAccessibilityCustomSystemRotorTypeItalicText,
  UIAccessibilityCustomSystemRotorTypeUnderlineText,
  UIAccessibilityCustomSystemRotorTypeMisspelledWord,
  UIAccessibilityCustomSystemRotorTypeImage,
  UIAccessibilityCustomSystemRotorTypeTextField,
  UIAccessibilityCustomSystemRotorTypeTable,
  UIAccessibilityCustomSystemRotorTypeList,
  UIAccessibilityCustomSystemRotorTypeLandmark
} NS_SWIFT_NAME(UIAccessibilityCustomRotor.SystemRotorType);

typedef UIAccessibilityCustomRotorItemResult *_Nullable (^UIAccessibilityCustomRotorSearch)(
    UIAccessibilityCustomRotorSearchPredicate *predicate) NS_SWIFT_UI_ACTOR
    NS_SWIFT_NAME(UIAccessibilityCustomRotor.Search);

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomRotorSearchPredicate : NSObject
@property (nonatomic, strong) UIAccessibilityCustomRotorItemResult *currentItem;
@property (nonatomic) UIAccessibilityCustomRotorDirection searchDirection;
@end

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomRotor : NSObject
- (instancetype)initWithName:(NSString *)name
             itemSearchBlock:(UIAccessibilityCustomRotorSearch)itemSearchBlock
    NS_SWIFT_NAME(init(name:itemSearch:));
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName
                       itemSearchBlock:(UIAccessibilityCustomRotorSearch)itemSearchBlock
    NS_SWIFT_NAME(init(attributedName:itemSearch:));
- (instancetype)initWithSystemType:(UIAccessibilityCustomSystemRotorType)type
                   itemSearchBlock:(UIAccessibilityCustomRotorSearch)itemSearchBlock
    NS_SWIFT_NAME(init(systemType:itemSearch:));
@property (nonatomic, copy) NSString *name;
@property (nonatomic, copy) NSAttributedString *attributedName;
@property (nonatomic, copy) UIAccessibilityCustomRotorSearch itemSearchBlock;
@property (nonatomic, readonly) UIAccessibilityCustomSystemRotorType systemRotorType;
@end

@class UITextRange;

NS_SWIFT_UI_ACTOR
@interface UIAccessibilityCustomRotorItemResult : NSObject
- (instancetype)initWithTargetElement:(id <NSObject>)targetElement targetRange:(nullable UITextRange *)targetRange;
@property (nullable, nonatomic, weak) id <NSObject> targetElement;
@property (nullable, nonatomic, strong) UITextRange *targetRange;
@end

// MARK: Containers

typedef NS_ENUM(NSInteger, UIAccessibilityContainerType) {
  UIAccessibilityContainerTypeNone,
  UIAccessibilityContainerTypeDataTable,
  UIAccessibilityContainerTypeList,
  UIAccessibilityContainerTypeLandmark,
  UIAccessibilityContainerTypeSemanticGroup
};

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityContainerDataTableCell <NSObject>
- (NSRange)accessibilityRowRange;
- (NSRange)accessibilityColumnRange;
@end

NS_SWIFT_UI_ACTOR
@protocol UIAccessibilityContainerDataTable <NSObject>
- (nullable id <UIAccessibilityContainerDataTableCell>)
    accessibilityDataTableCellElementForRow:(NSUInteger)row
                                     column:(NSUInteger)column
    NS_SWIFT_NAME(accessibilityDataTableCellElement(forRow:column:));
- (NSUInteger)accessibilityRowCount;
- (NSUInteger)accessibilityColumnCount;
@optional
- (nullable NSArray<id <UIAccessibilityContainerDataTableCell>> *)accessibilityHeaderElementsForRow:(NSUInteger)row
    NS_SWIFT_NAME(accessibilityHeaderElements(forRow:));
- (nullable NSArray<id <UIAccessibilityContainerDataTableCell>> *)accessibilityHeaderElementsForColumn:
    (NSUInteger)column NS_SWIFT_NAME(accessibilityHeaderElements(forColumn:));
@end

// MARK: Reading

@protocol UIAccessibilityReadingContent
@required
- (NSInteger)accessibilityLineNumberForPoint:(CGPoint)point
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(accessibilityLineNumber(for:));
- (nullable NSString *)accessibilityContentForLineNumber:(NSInteger)lineNumber
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(accessibilityContent(forLineNumber:));
- (CGRect)accessibilityFrameForLineNumber:(NSInteger)lineNumber
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(accessibilityFrame(forLineNumber:));
- (nullable NSString *)accessibilityPageContent NS_SWIFT_UI_ACTOR;
@optional
- (nullable NSAttributedString *)accessibilityAttributedContentForLineNumber:(NSInteger)lineNumber
    NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(accessibilityAttributedContent(forLineNumber:));
- (nullable NSAttributedString *)accessibilityAttributedPageContent NS_SWIFT_UI_ACTOR;
@end

// MARK: Drags

DC_UNAVAILABLE(tvos) NS_SWIFT_UI_ACTOR
@interface UIAccessibilityLocationDescriptor : NSObject
- (instancetype)init NS_UNAVAILABLE;
- (instancetype)initWithName:(NSString *)name view:(UIView *)view;
- (instancetype)initWithName:(NSString *)name
                       point:(CGPoint)point
                      inView:(UIView *)view NS_SWIFT_NAME(init(name:point:in:));
- (instancetype)initWithAttributedName:(NSAttributedString *)attributedName
                                 point:(CGPoint)point
                                inView:(UIView *)view
    NS_DESIGNATED_INITIALIZER NS_SWIFT_NAME(init(attributedName:point:in:));
@property (nullable, nonatomic, readonly, weak) UIView *view;
@property (nonatomic, readonly) CGPoint point;
@property (nonatomic, readonly, strong) NSString *name;
@property (nonatomic, readonly, strong) NSAttributedString *attributedName;
@end

@interface NSObject (UIAccessibilityContainers)
@property (nullable, nonatomic, strong) NSArray<UIAccessibilityCustomRotor *> *accessibilityCustomRotors
    NS_SWIFT_UI_ACTOR;
@property (nonatomic) UIAccessibilityContainerType accessibilityContainerType NS_SWIFT_UI_ACTOR;
@property (nullable, nonatomic, copy)
    NSArray<UIAccessibilityLocationDescriptor *> *accessibilityDragSourceDescriptors NS_SWIFT_UI_ACTOR
    DC_UNAVAILABLE(tvos);
@property (nullable, nonatomic, copy)
    NSArray<UIAccessibilityLocationDescriptor *> *accessibilityDropPointDescriptors NS_SWIFT_UI_ACTOR
    DC_UNAVAILABLE(tvos);
@end

NS_ASSUME_NONNULL_END
