// Paste configurations and paste controls, as the conformance tests need them.
#import <UIKit/UIKit.h>
#import "UIKitExtras+DragAndDrop.h"

NS_ASSUME_NONNULL_BEGIN

// tvOS has neither.
#if !__is_target_os(tvos)

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@interface UIPasteConfiguration : NSObject <NSSecureCoding, NSCopying>
@property (nonatomic, copy) NSArray<NSString *> *acceptableTypeIdentifiers;
- (instancetype)init;
- (instancetype)initWithAcceptableTypeIdentifiers:(NSArray<NSString *> *)acceptableTypeIdentifiers;
- (void)addAcceptableTypeIdentifiers:(NSArray<NSString *> *)acceptableTypeIdentifiers;
- (instancetype)initWithTypeIdentifiersForAcceptingClass:(Class<NSItemProviderReading>)aClass
    NS_SWIFT_NAME(init(forAccepting:));
- (void)addTypeIdentifiersForAcceptingClass:(Class<NSItemProviderReading>)aClass
    NS_SWIFT_NAME(addTypeIdentifiers(forAccepting:));
@end

DC_IOS(11.0) NS_SWIFT_UI_ACTOR
@protocol UIPasteConfigurationSupporting <NSObject>
@property (nonatomic, copy, nullable) UIPasteConfiguration *pasteConfiguration;
@optional
- (void)pasteItemProviders:(NSArray<NSItemProvider *> *)itemProviders NS_SWIFT_NAME(paste(itemProviders:));
- (BOOL)canPasteItemProviders:(NSArray<NSItemProvider *> *)itemProviders NS_SWIFT_NAME(canPaste(_:));
@end

@interface UIResponder (UIPasteConfigurationSupporting) <UIPasteConfigurationSupporting>
@end

typedef NS_ENUM(NSUInteger, UIPasteControlDisplayMode) {
  UIPasteControlDisplayModeIconAndLabel = 0,
  UIPasteControlDisplayModeIconOnly = 1,
  UIPasteControlDisplayModeLabelOnly = 2,
  UIPasteControlDisplayModeArrowAndLabel = 3,
} NS_SWIFT_NAME(UIPasteControl.DisplayMode) DC_IOS(16.0);

// The style of the corners is declared in Swift, as that of buttons is.
DC_IOS(16.0) NS_SWIFT_UI_ACTOR NS_SWIFT_NAME(UIPasteControl.Configuration)
@interface UIPasteControlConfiguration : NSObject <NSSecureCoding>
@property (nonatomic) UIPasteControlDisplayMode displayMode;
@property (nonatomic) CGFloat cornerRadius;
@property (nonatomic, strong, nullable) UIColor *baseForegroundColor;
@property (nonatomic, strong, nullable) UIColor *baseBackgroundColor;
@end

DC_IOS(16.0) NS_SWIFT_UI_ACTOR
@interface UIPasteControl : UIControl
@property (nonatomic, copy, readonly) UIPasteControlConfiguration *configuration;
@property (nonatomic, weak, nullable) id<UIPasteConfigurationSupporting> target;
- (instancetype)initWithConfiguration:(UIPasteControlConfiguration *)configuration NS_DESIGNATED_INITIALIZER;
- (instancetype)initWithFrame:(CGRect)frame NS_DESIGNATED_INITIALIZER;
- (nullable instancetype)initWithCoder:(NSCoder *)coder NS_DESIGNATED_INITIALIZER;
@end

#endif

typedef NS_ENUM(NSInteger, UITextSmartInsertDeleteType) {
  UITextSmartInsertDeleteTypeDefault = 0,
  UITextSmartInsertDeleteTypeNo = 1,
  UITextSmartInsertDeleteTypeYes = 2,
} DC_IOS(11.0);

@interface UITextView (SmartInsertion)
@property (nonatomic) UITextSmartInsertDeleteType smartInsertDeleteType DC_IOS(11.0);
@end

NS_ASSUME_NONNULL_END
