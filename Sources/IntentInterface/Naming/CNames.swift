/// Names that the headers of Apple's frameworks declare in C and Objective-C.
///
/// C has one namespace for types, classes, functions and constants, and macros take precedence over it. A generated
/// declaration with such a name doesn't compile in Objective-C. In Swift it compiles, but the module's generated header
/// doesn't, because it declares each `@objc` class and enum in Objective-C.
package enum CNames {
    /// The origin of a name.
    package struct Origin: Sendable {
        /// The headers, for messages.
        package var headers: String
        /// Whether every file that uses Intents includes the headers. Others are included by further frameworks, or
        /// only on macOS.
        package var isAlwaysIncluded: Bool
    }

    /// Returns the origin of a name; `nil` if none of the known headers declares it.
    package static func origin(of name: String) -> Origin? { origins[name] }

    /// The names that `<MacTypes.h>` declares, on all of Apple's platforms.
    package static let macTypes = names(
        """
        UInt8 SInt8 UInt16 SInt16 UInt32 SInt32 UInt64 SInt64 wide UnsignedWide WidePtr UnsignedWidePtr Fixed
        FixedPtr Fract FractPtr UnsignedFixed UnsignedFixedPtr ShortFixed ShortFixedPtr Float32 Float64 Float80
        Float96 Float32Point Ptr Handle Size OSErr OSStatus LogicalAddress ConstLogicalAddress PhysicalAddress Byte
        SignedByte BytePtr ByteCount ByteOffset Duration AbsoluteTime AbsoluteTimePtr OptionBits ItemCount PBVersion
        ScriptCode LangCode RegionCode FourCharCode OSType ResType OSTypePtr ResTypePtr Boolean ProcPtr
        Register68kProcPtr UniversalProcPtr ProcHandle UniversalProcHandle PRefCon URefCon SRefCon
        UnicodeScalarValue UTF32Char UniChar UTF16Char UTF8Char UniCharPtr UniCharCount UniCharCountPtr Str15 Str27
        Str31 Str32 Str63 Str255 Str32Field StrFileName StringPtr StringHandle ConstStringPtr ConstStr15Param
        ConstStr27Param ConstStr31Param ConstStr32Param ConstStr63Param ConstStr255Param ConstStrFileNameParam
        ProcessSerialNumber ProcessSerialNumberPtr Point PointPtr Rect RectPtr FixedPoint FixedRect CharParameter
        Style StyleParameter StyleField TimeValue TimeScale CompTimeValue TimeValue64 TimeBase TimeBaseRecord
        TimeRecord NumVersion NumVersionVariant NumVersionVariantPtr NumVersionVariantHandle VersRec VersRecPtr
        VersRecHndl normal bold italic underline outline shadow condense extend noErr kNilOptions kInvalidID
        kVariableLengthArray kUnknownType developStage alphaStage betaStage finalStage Debugger DebugStr SysBreak
        SysBreakStr SysBreakFunc
        """
    )

    /// The types and functions that the headers of ISO C declare, without the functions of `<math.h>`.
    package static let standardLibrary = names(
        """
        FILE abort abs aligned_alloc asctime at_quick_exit atexit atof atoi atol atoll blkcnt_t bsearch calloc
        clearerr clock clock_t ctime dev_t difftime div div_t double_t exit fclose feof ferror fflush fgetc fgetpos
        fgets float_t fopen fpos_t fprintf fputc fputs fread free freopen fscanf fseek fsetpos ftell fwrite getc
        getchar getenv gid_t gmtime imaxabs imaxdiv imaxdiv_t ino_t int16_t int32_t int64_t int8_t intmax_t intptr_t
        isalnum isalpha isblank iscntrl isdigit isgraph islower isprint ispunct isspace isupper isxdigit jmp_buf
        labs ldiv ldiv_t llabs lldiv lldiv_t localeconv localtime longjmp malloc max_align_t mblen mbstowcs mbtowc
        memchr memcmp memcpy memmove memset mktime mode_t nlink_t off_t perror pid_t printf ptrdiff_t putc putchar
        puts qsort quick_exit raise rand realloc remove rename rewind scanf setbuf setjmp setlocale setvbuf
        sig_atomic_t signal size_t snprintf sprintf srand sscanf ssize_t strcat strchr strcmp strcoll strcpy strcspn
        strerror strftime strlen strncat strncmp strncpy strpbrk strrchr strspn strstr strtod strtof strtoimax
        strtok strtol strtold strtoll strtoul strtoull strtoumax strxfrm system time time_t timespec_get tmpfile
        tmpnam tolower toupper uid_t uint16_t uint32_t uint64_t uint8_t uintmax_t uintptr_t ungetc va_list vfprintf
        vfscanf vprintf vscanf vsnprintf vsprintf vsscanf wchar_t wcstoimax wcstombs wcstoumax wctomb
        """
    )

    /// The functions of `<math.h>`, without those for other types that end in `f` or `l`.
    package static let mathematics = names(
        """
        acos acosh asin asinh atan atan2 atanh cbrt ceil copysign cos cosh erf erfc exp exp2 expm1 fabs fdim floor
        fma fmax fmin fmod frexp hypot ilogb ldexp lgamma llrint llround log log10 log1p log2 logb lrint lround modf
        nan nearbyint nextafter nexttoward pow remainder remquo rint round scalbln scalbn sin sinh sqrt tan tanh
        tgamma trunc
        """
    )

    /// The macros without arguments that the headers of ISO C define and whose names a definition could plausibly use.
    package static let macros = names(
        """
        BUFSIZ CHAR_BIT CHAR_MAX CHAR_MIN CLOCKS_PER_SEC DBL_DECIMAL_DIG DBL_DIG DBL_EPSILON DBL_HAS_SUBNORM
        DBL_MANT_DIG DBL_MAX DBL_MAX_10_EXP DBL_MAX_EXP DBL_MIN DBL_MIN_10_EXP DBL_MIN_EXP DBL_TRUE_MIN DECIMAL_DIG
        E2BIG EACCES EADDRINUSE EADDRNOTAVAIL EAFNOSUPPORT EAGAIN EALREADY EBADF EBADMSG EBUSY ECANCELED ECHILD
        ECONNABORTED ECONNREFUSED ECONNRESET EDEADLK EDESTADDRREQ EDOM EDQUOT EEXIST EFAULT EFBIG EHOSTDOWN
        EHOSTUNREACH EIDRM EILSEQ EINPROGRESS EINTR EINVAL EIO EISCONN EISDIR ELOOP EMFILE EMLINK EMSGSIZE EMULTIHOP
        ENAMETOOLONG ENETDOWN ENETRESET ENETUNREACH ENFILE ENOBUFS ENODATA ENODEV ENOENT ENOEXEC ENOLCK ENOLINK
        ENOMEM ENOMSG ENOPROTOOPT ENOSPC ENOSR ENOSTR ENOSYS ENOTBLK ENOTCONN ENOTDIR ENOTEMPTY ENOTRECOVERABLE
        ENOTSOCK ENOTSUP ENOTTY ENXIO EOPNOTSUPP EOVERFLOW EOWNERDEAD EPERM EPFNOSUPPORT EPIPE EPROTO
        EPROTONOSUPPORT EPROTOTYPE ERANGE EREMOTE EROFS ESHUTDOWN ESOCKTNOSUPPORT ESPIPE ESRCH ESTALE ETIME
        ETIMEDOUT ETOOMANYREFS ETXTBSY EUSERS EWOULDBLOCK EXDEV EXIT_FAILURE EXIT_SUCCESS FILENAME_MAX
        FLT_DECIMAL_DIG FLT_DIG FLT_EPSILON FLT_EVAL_METHOD FLT_HAS_SUBNORM FLT_MANT_DIG FLT_MAX FLT_MAX_10_EXP
        FLT_MAX_EXP FLT_MIN FLT_MIN_10_EXP FLT_MIN_EXP FLT_RADIX FLT_ROUNDS FLT_TRUE_MIN FOPEN_MAX FP_ILOGB0
        FP_ILOGBNAN FP_INFINITE FP_NAN FP_NORMAL FP_SUBNORMAL FP_ZERO HUGE_VAL HUGE_VALF HUGE_VALL INFINITY
        INT16_MAX INT16_MIN INT32_MAX INT32_MIN INT64_MAX INT64_MIN INT8_MAX INT8_MIN INTMAX_MAX INTMAX_MIN
        INTPTR_MAX INTPTR_MIN INT_MAX INT_MIN LC_ALL LC_COLLATE LC_CTYPE LC_MESSAGES LC_MONETARY LC_NUMERIC LC_TIME
        LDBL_DECIMAL_DIG LDBL_DIG LDBL_EPSILON LDBL_HAS_SUBNORM LDBL_MANT_DIG LDBL_MAX LDBL_MAX_10_EXP LDBL_MAX_EXP
        LDBL_MIN LDBL_MIN_10_EXP LDBL_MIN_EXP LDBL_TRUE_MIN LLONG_MAX LLONG_MIN LONG_MAX LONG_MIN L_tmpnam
        MATH_ERREXCEPT MATH_ERRNO MB_CUR_MAX MB_LEN_MAX NAN PTRDIFF_MAX PTRDIFF_MIN RAND_MAX SCHAR_MAX SCHAR_MIN
        SEEK_CUR SEEK_END SEEK_SET SHRT_MAX SHRT_MIN SIGABRT SIGALRM SIGBUS SIGCHLD SIGCONT SIGFPE SIGHUP SIGILL
        SIGINT SIGIO SIGIOT SIGKILL SIGPIPE SIGPROF SIGQUIT SIGSEGV SIGSTOP SIGSYS SIGTERM SIGTRAP SIGTSTP SIGTTIN
        SIGTTOU SIGURG SIGUSR1 SIGUSR2 SIGVTALRM SIGWINCH SIGXCPU SIGXFSZ SIG_ATOMIC_MAX SIG_ATOMIC_MIN SIG_DFL
        SIG_ERR SIG_IGN SIZE_MAX TIME_UTC TMP_MAX UCHAR_MAX UINT16_MAX UINT32_MAX UINT64_MAX UINT8_MAX UINTMAX_MAX
        UINTPTR_MAX UINT_MAX ULLONG_MAX ULONG_MAX USHRT_MAX WCHAR_MAX WCHAR_MIN WINT_MAX WINT_MIN math_errhandling
        """
    )

    /// The further declarations of the same headers on Apple's platforms.
    private static let system = names(
        """
        caddr_t daddr_t fd_set fixpt_t id_t key_t qaddr_t quad_t segsz_t swblk_t u_char u_int u_long u_quad_t
        u_short uint useconds_t ushort suseconds_t locale_t sigset_t siginfo_t stack_t ucontext_t bcmp bcopy bzero
        index rindex ffs swab arc4random heapsort mergesort random srandom initstate setstate setenv unsetenv putenv
        realpath mkstemp mkdtemp strdup strndup strnlen stpcpy stpncpy strsep strsignal strtok_r kill killpg popen
        pclose fileno fdopen getline getdelim sigaction sigprocmask nanosleep daylight timezone tzname tzset signgam
        gamma j0 j1 jn y0 y1 yn isascii toascii digittoint
        """
    )

    /// Classes and types of Foundation, CoreFoundation, CoreGraphics and CoreLocation.
    private static let foundation = names(
        """
        NSAffineTransform NSAppleEventDescriptor NSArray NSAssertionHandler NSAttributedString NSAutoreleasePool
        NSBackgroundActivityScheduler NSBlockOperation NSBundle NSBundleResourceRequest NSByteCountFormatter NSCache
        NSCalendar NSCharacterSet NSCoder NSCompoundPredicate NSCondition NSConditionLock NSConnection NSCountedSet
        NSData NSDataDetector NSDate NSDateComponents NSDateComponentsFormatter NSDateFormatter NSDateInterval
        NSDateIntervalFormatter NSDecimalNumber NSDecimalNumberHandler NSDictionary NSDimension
        NSDirectoryEnumerator NSDistributedNotificationCenter NSEnergyFormatter NSEnumerator NSError NSException
        NSExpression NSExtensionContext NSExtensionItem NSFileCoordinator NSFileHandle NSFileManager NSFileVersion
        NSFileWrapper NSFormatter NSHTTPCookie NSHTTPCookieStorage NSHTTPURLResponse NSHost NSHashTable
        NSISO8601DateFormatter NSIndexPath NSIndexSet NSInputStream NSInteger NSInvocation NSInvocationOperation
        NSItemProvider NSJSONSerialization NSKeyedArchiver NSKeyedUnarchiver NSLengthFormatter NSLinguisticTagger
        NSListFormatter NSLocale NSLock NSMapTable NSMassFormatter NSMeasurement NSMeasurementFormatter
        NSMetadataItem NSMetadataQuery NSMethodSignature NSMutableArray NSMutableAttributedString
        NSMutableCharacterSet NSMutableData NSMutableDictionary NSMutableIndexSet NSMutableOrderedSet NSMutableSet
        NSMutableString NSMutableURLRequest NSNotification NSNotificationCenter NSNotificationQueue NSNull NSNumber
        NSNumberFormatter NSObject NSOperation NSOperationQueue NSOrderedSet NSOrthography NSOutputStream
        NSPersonNameComponents NSPersonNameComponentsFormatter NSPipe NSPoint NSPointerArray NSPointerFunctions
        NSPort NSPortMessage NSPredicate NSProcessInfo NSProgress NSPropertyListSerialization NSProxy
        NSPurgeableData NSRange NSRect NSRecursiveLock NSRegularExpression NSRelativeDateTimeFormatter NSRunLoop
        NSScanner NSSet NSSize NSSortDescriptor NSStream NSString NSTask NSTextCheckingResult NSThread
        NSTimeInterval NSTimeZone NSTimer NSUInteger NSURL NSURLCache NSURLComponents NSURLConnection
        NSURLCredential NSURLProtocol NSURLQueryItem NSURLRequest NSURLResponse NSURLSession NSURLSessionTask NSUUID
        NSUndoManager NSUnit NSUnitAcceleration NSUnitAngle NSUnitArea NSUnitDuration NSUnitElectricCharge
        NSUnitEnergy NSUnitFrequency NSUnitInformationStorage NSUnitLength NSUnitMass NSUnitPower NSUnitPressure
        NSUnitSpeed NSUnitTemperature NSUnitVolume NSUserActivity NSUserDefaults NSValue NSValueTransformer
        NSXMLParser NSXPCConnection NSZone CFIndex CFStringRef CFTypeRef CFTimeInterval CFAbsoluteTime CGFloat
        CGPoint CGRect CGSize CGVector CGAffineTransform CLCircularRegion CLLocation CLLocationCoordinate2D
        CLLocationManager CLPlacemark CLRegion CLBeacon CLGeocoder CLHeading CLVisit
        """
    )

    /// The declarations of `<objc/runtime.h>`, which many headers of Apple's platforms include.
    private static let runtime = names("Category Ivar Method Module Cache objc_property_t")

    /// The declarations of CoreServices, which Foundation includes on macOS.
    private static let coreServices = names(
        """
        Collection Component ComponentDescription ComponentInstance ComponentRecord ComponentResult Delay Dequeue
        Enqueue FileInfo FInfo FolderInfo Gestalt MachineLocation Microseconds Munger TextEncoding ThreadID
        ThreadState ThreadStyle
        """
    )

    private static let origins: [String: Origin] = {
        var origins: [String: Origin] = [:]
        func add(_ names: some Sequence<String>, _ headers: String, always isAlwaysIncluded: Bool = true) {
            let origin = Origin(headers: headers, isAlwaysIncluded: isAlwaysIncluded)
            for name in names where origins[name] == nil { origins[name] = origin }
        }
        add(macTypes, "<MacTypes.h>")
        add(standardLibrary + mathematics + mathematics.flatMap { [$0 + "f", $0 + "l"] }, "the C library")
        add(macros + system, "the C library")
        add(foundation, "Apple's frameworks")
        add(IntentsNames.all, "<Intents/Intents.h>")
        add(runtime, "<objc/runtime.h>", always: false)
        add(coreServices, "CoreServices, which Foundation includes on macOS", always: false)
        return origins
    }()

    private static func names(_ text: String) -> [String] {
        text.split(whereSeparator: \.isWhitespace).map(String.init)
    }
}
