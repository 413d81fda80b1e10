import DefinitionChecks
import PropertyLists

/// A project with an app, an extension in it, and a framework, as Xcode writes it but for its names of objects.
let soupProject = """
    // !$*UTF8*$!
    {
    	archiveVersion = 1;
    	classes = {
    	};
    	objectVersion = 77;
    	objects = {
    /* Begin PBXBuildFile section */
    		B1 /* Intents.intentdefinition in Sources */ = {isa = PBXBuildFile; fileRef = V1 /* Intents.intentdefinition */; };
    		B2 = {isa = PBXBuildFile; fileRef = V1; settings = {ATTRIBUTES = (no_codegen, ); }; };
    		B3 = {isa = PBXBuildFile; fileRef = P3; };
    		B4 = {isa = PBXBuildFile; fileRef = P2; settings = {ATTRIBUTES = (RemoveHeadersOnCopy, ); }; };
    		B5 = {isa = PBXBuildFile; productRef = PKG; };
    		B6 = {isa = PBXBuildFile; fileRef = GONE; };
    /* End PBXBuildFile section */
    		F1 = {isa = PBXFileReference; lastKnownFileType = file.intentdefinition; name = Base; path = Base.lproj/Intents.intentdefinition; sourceTree = "<group>"; };
    		F2 = {isa = PBXFileReference; lastKnownFileType = text.plist.strings; name = de; path = de.lproj/Intents.strings; sourceTree = "<group>"; };
    		P1 = {isa = PBXFileReference; explicitFileType = wrapper.application; path = Soup.app; sourceTree = BUILT_PRODUCTS_DIR; };
    		P2 = {isa = PBXFileReference; explicitFileType = "wrapper.app-extension"; path = SoupIntents.appex; sourceTree = BUILT_PRODUCTS_DIR; };
    		P3 = {isa = PBXFileReference; explicitFileType = wrapper.framework; path = SoupKit.framework; sourceTree = BUILT_PRODUCTS_DIR; };
    		X1 = {isa = PBXFileReference; lastKnownFileType = text.xcconfig; path = ../Config/./Base.xcconfig; sourceTree = SOURCE_ROOT; };
    		V1 = {isa = PBXVariantGroup; children = (F1, F2, ); name = Intents.intentdefinition; sourceTree = "<group>"; };
    		G0 = {isa = PBXGroup; children = (G1, X1, S1, S2, GP, ); sourceTree = "<group>"; };
    		G1 = {isa = PBXGroup; children = (V1, ); path = Shared; sourceTree = "<group>"; };
    		GP = {isa = PBXGroup; children = (P1, P2, P3, ); name = Products; sourceTree = "<group>"; };
    		S1 = {isa = PBXFileSystemSynchronizedRootGroup; exceptions = (E1, E2, E3, ); path = Soup; sourceTree = "<group>"; };
    		S2 = {isa = PBXFileSystemSynchronizedRootGroup; path = Extension; sourceTree = "<group>"; };
    		E1 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; attributesByRelativePath = {Own.intentdefinition = (no_codegen, ); }; membershipExceptions = (Info.plist, "/Localized: More/Menu.intentdefinition", ); target = T1; };
    		E2 = {isa = PBXFileSystemSynchronizedBuildFileExceptionSet; membershipExceptions = (Own.intentdefinition, ); target = T2; };
    		E3 = {isa = PBXFileSystemSynchronizedGroupBuildPhaseMembershipExceptionSet; buildPhase = A2; membershipExceptions = (Data/a.json, ); };
    		A1 = {isa = PBXSourcesBuildPhase; files = (B1, B6, B5, ); };
    		A2 = {isa = PBXCopyFilesBuildPhase; dstPath = ""; dstSubfolderSpec = 13; files = (B4, ); name = "Embed Extensions"; };
    		A3 = {isa = PBXFrameworksBuildPhase; files = (B3, ); };
    		A4 = {isa = PBXResourcesBuildPhase; files = (B2, ); };
    		A5 = {isa = PBXShellScriptBuildPhase; files = (); };
    		D1 = {isa = PBXTargetDependency; target = T2; targetProxy = C1; };
    		D2 = {isa = PBXTargetDependency; targetProxy = C2; };
    		C1 = {isa = PBXContainerItemProxy; containerPortal = R; remoteGlobalIDString = T2; };
    		C2 = {isa = PBXContainerItemProxy; containerPortal = R; remoteGlobalIDString = T3; };
    		T1 = {isa = PBXNativeTarget; buildConfigurationList = L1; buildPhases = (A1, A2, A3, ); dependencies = (D1, D2, ); fileSystemSynchronizedGroups = (S1, ); name = Soup; productReference = P1; productType = "com.apple.product-type.application"; };
    		T2 = {isa = PBXNativeTarget; buildConfigurationList = L2; buildPhases = (A4, A5, ); fileSystemSynchronizedGroups = (S2, ); name = SoupIntents; productReference = P2; productType = "com.apple.product-type.app-extension"; };
    		T3 = {isa = PBXNativeTarget; buildPhases = (); name = SoupKit; productReference = P3; productType = "com.apple.product-type.framework"; };
    		L0 = {isa = XCConfigurationList; buildConfigurations = (Z1, Z2, ); defaultConfigurationName = Release; };
    		L1 = {isa = XCConfigurationList; buildConfigurations = (Z3, Z4, ); };
    		L2 = {isa = XCConfigurationList; buildConfigurations = (Z5, ); };
    		Z1 = {isa = XCBuildConfiguration; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; name = Debug; };
    		Z2 = {isa = XCBuildConfiguration; baseConfigurationReference = X1; buildSettings = {SWIFT_VERSION = 5.0; SDKROOT = iphoneos; }; name = Release; };
    		Z3 = {isa = XCBuildConfiguration; buildSettings = {INTENTS_CODEGEN_LANGUAGE = Swift; SWIFT_VERSION = 6.0; }; name = Debug; };
    		Z4 = {isa = XCBuildConfiguration; buildSettings = {LD_RUNPATH_SEARCH_PATHS = ("$(inherited)", "@executable_path/Frameworks", ); "A[sdk=b*]" = c; }; name = Release; };
    		Z5 = {isa = XCBuildConfiguration; buildSettings = {}; name = Release; };
    		R = {
    			isa = PBXProject;
    			buildConfigurationList = L0;
    			developmentRegion = en;
    			knownRegions = (
    				en,
    				Base,
    				"pt-BR",
    			);
    			mainGroup = G0;
    			targets = (T1, T2, T3, );
    		};
    	};
    	rootObject = R /* Project object */;
    }

    """

/// Reads a project.
func project(_ text: String) throws(PropertyListError) -> XcodeProject {
    try XcodeProject(Array(text.utf8))
}
