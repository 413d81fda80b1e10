#pragma once

// What `<MacTypes.h>` declares in C. Only the names matter: what is generated must not have them.

struct MacTypesRecord;
typedef struct MacTypesRecord *UInt8;
typedef struct MacTypesRecord *SInt8;
typedef struct MacTypesRecord *UInt16;
typedef struct MacTypesRecord *SInt16;
typedef struct MacTypesRecord *UInt32;
typedef struct MacTypesRecord *SInt32;
typedef struct MacTypesRecord *UInt64;
typedef struct MacTypesRecord *SInt64;
typedef struct MacTypesRecord *wide;
typedef struct MacTypesRecord *UnsignedWide;
typedef struct MacTypesRecord *WidePtr;
typedef struct MacTypesRecord *UnsignedWidePtr;
typedef struct MacTypesRecord *Fixed;
typedef struct MacTypesRecord *FixedPtr;
typedef struct MacTypesRecord *Fract;
typedef struct MacTypesRecord *FractPtr;
typedef struct MacTypesRecord *UnsignedFixed;
typedef struct MacTypesRecord *UnsignedFixedPtr;
typedef struct MacTypesRecord *ShortFixed;
typedef struct MacTypesRecord *ShortFixedPtr;
typedef struct MacTypesRecord *Float32;
typedef struct MacTypesRecord *Float64;
typedef struct MacTypesRecord *Float80;
typedef struct MacTypesRecord *Float96;
typedef struct MacTypesRecord *Float32Point;
typedef struct MacTypesRecord *Ptr;
typedef struct MacTypesRecord *Handle;
typedef struct MacTypesRecord *Size;
typedef struct MacTypesRecord *OSErr;
typedef struct MacTypesRecord *OSStatus;
typedef struct MacTypesRecord *LogicalAddress;
typedef struct MacTypesRecord *ConstLogicalAddress;
typedef struct MacTypesRecord *PhysicalAddress;
typedef struct MacTypesRecord *Byte;
typedef struct MacTypesRecord *SignedByte;
typedef struct MacTypesRecord *BytePtr;
typedef struct MacTypesRecord *ByteCount;
typedef struct MacTypesRecord *ByteOffset;
typedef struct MacTypesRecord *Duration;
typedef struct MacTypesRecord *AbsoluteTime;
typedef struct MacTypesRecord *AbsoluteTimePtr;
typedef struct MacTypesRecord *OptionBits;
typedef struct MacTypesRecord *ItemCount;
typedef struct MacTypesRecord *PBVersion;
typedef struct MacTypesRecord *ScriptCode;
typedef struct MacTypesRecord *LangCode;
typedef struct MacTypesRecord *RegionCode;
typedef struct MacTypesRecord *FourCharCode;
typedef struct MacTypesRecord *OSType;
typedef struct MacTypesRecord *ResType;
typedef struct MacTypesRecord *OSTypePtr;
typedef struct MacTypesRecord *ResTypePtr;
typedef struct MacTypesRecord *Boolean;
typedef struct MacTypesRecord *ProcPtr;
typedef struct MacTypesRecord *Register68kProcPtr;
typedef struct MacTypesRecord *UniversalProcPtr;
typedef struct MacTypesRecord *ProcHandle;
typedef struct MacTypesRecord *UniversalProcHandle;
typedef struct MacTypesRecord *PRefCon;
typedef struct MacTypesRecord *URefCon;
typedef struct MacTypesRecord *SRefCon;
typedef struct MacTypesRecord *UnicodeScalarValue;
typedef struct MacTypesRecord *UTF32Char;
typedef struct MacTypesRecord *UniChar;
typedef struct MacTypesRecord *UTF16Char;
typedef struct MacTypesRecord *UTF8Char;
typedef struct MacTypesRecord *UniCharPtr;
typedef struct MacTypesRecord *UniCharCount;
typedef struct MacTypesRecord *UniCharCountPtr;
typedef struct MacTypesRecord *Str15;
typedef struct MacTypesRecord *Str27;
typedef struct MacTypesRecord *Str31;
typedef struct MacTypesRecord *Str32;
typedef struct MacTypesRecord *Str63;
typedef struct MacTypesRecord *Str255;
typedef struct MacTypesRecord *Str32Field;
typedef struct MacTypesRecord *StrFileName;
typedef struct MacTypesRecord *StringPtr;
typedef struct MacTypesRecord *StringHandle;
typedef struct MacTypesRecord *ConstStringPtr;
typedef struct MacTypesRecord *ConstStr15Param;
typedef struct MacTypesRecord *ConstStr27Param;
typedef struct MacTypesRecord *ConstStr31Param;
typedef struct MacTypesRecord *ConstStr32Param;
typedef struct MacTypesRecord *ConstStr63Param;
typedef struct MacTypesRecord *ConstStr255Param;
typedef struct MacTypesRecord *ConstStrFileNameParam;
typedef struct MacTypesRecord *ProcessSerialNumber;
typedef struct MacTypesRecord *ProcessSerialNumberPtr;
typedef struct MacTypesRecord *Point;
typedef struct MacTypesRecord *PointPtr;
typedef struct MacTypesRecord *Rect;
typedef struct MacTypesRecord *RectPtr;
typedef struct MacTypesRecord *FixedPoint;
typedef struct MacTypesRecord *FixedRect;
typedef struct MacTypesRecord *CharParameter;
typedef struct MacTypesRecord *Style;
typedef struct MacTypesRecord *StyleParameter;
typedef struct MacTypesRecord *StyleField;
typedef struct MacTypesRecord *TimeValue;
typedef struct MacTypesRecord *TimeScale;
typedef struct MacTypesRecord *CompTimeValue;
typedef struct MacTypesRecord *TimeValue64;
typedef struct MacTypesRecord *TimeBase;
typedef struct MacTypesRecord *TimeBaseRecord;
typedef struct MacTypesRecord *TimeRecord;
typedef struct MacTypesRecord *NumVersion;
typedef struct MacTypesRecord *NumVersionVariant;
typedef struct MacTypesRecord *NumVersionVariantPtr;
typedef struct MacTypesRecord *NumVersionVariantHandle;
typedef struct MacTypesRecord *VersRec;
typedef struct MacTypesRecord *VersRecPtr;
typedef struct MacTypesRecord *VersRecHndl;

enum {
    normal,
    bold,
    italic,
    underline,
    outline,
    shadow,
    condense,
    extend,
    noErr,
    kNilOptions,
    kInvalidID,
    kVariableLengthArray,
    kUnknownType,
    developStage,
    alphaStage,
    betaStage,
    finalStage,
};

void Debugger(void);
void DebugStr(void);
void SysBreak(void);
void SysBreakStr(void);
void SysBreakFunc(void);
