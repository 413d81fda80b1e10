extension KnownFamilies {
    /// The content of `System/ListsAndNotes.systemintents.json`, recorded by `KnownFamilyTests`.
    static let listsAndNotes = #"""
        { "intents": [ { "name": "AddTasks", "since": {"iOS": "11.0", "watchOS": "4.0"}, "parameters": [ {
        "name": "targetTaskList", "type": "INTaskList?", "result":
        "INAddTasksTargetTaskListResolutionResult", "olderResult": "INTaskListResolutionResult" }, { "name":
        "taskTitles", "type": "[INSpeakableString]?", "result": "INSpeakableStringResolutionResult" }, {
        "name": "spatialEventTrigger", "type": "INSpatialEventTrigger?", "result":
        "INSpatialEventTriggerResolutionResult" }, { "name": "temporalEventTrigger", "type":
        "INTemporalEventTrigger?", "result": "INAddTasksTemporalEventTriggerResolutionResult",
        "olderResult": "INTemporalEventTriggerResolutionResult" }, { "name": "priority", "type":
        "INTaskPriority", "result": "INTaskPriorityResolutionResult" } ], "initializers": [ [
        "targetTaskList", "taskTitles", "spatialEventTrigger", "temporalEventTrigger", "priority" ], [
        "targetTaskList", "taskTitles", "spatialEventTrigger", "temporalEventTrigger" ] ], "response": [
        {"name": "modifiedTaskList", "type": "INTaskList?", "writable": true}, {"name": "addedTasks",
        "type": "[INTask]?", "writable": true} ], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5 } }, { "name": "CreateTaskList", "since":
        {"iOS": "11.0", "watchOS": "4.0"}, "deprecated": "15.0", "parameters": [ { "name": "title", "type":
        "INSpeakableString?", "result": "INSpeakableStringResolutionResult" }, { "name": "taskTitles",
        "type": "[INSpeakableString]?", "result": "INSpeakableStringResolutionResult" }, { "name":
        "groupName", "type": "INSpeakableString?", "result": "INSpeakableStringResolutionResult" } ],
        "initializers": [["title", "taskTitles", "groupName"]], "response": [{"name": "createdTaskList",
        "type": "INTaskList?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2,
        "success": 3, "failure": 4, "failureRequiringAppLaunch": 5 } }, { "name": "CreateNote", "since":
        {"iOS": "11.0", "watchOS": "4.0"}, "parameters": [ { "name": "title", "type": "INSpeakableString?",
        "result": "INSpeakableStringResolutionResult" }, { "name": "content", "type": "INNoteContent?",
        "result": "INNoteContentResolutionResult" }, { "name": "groupName", "type": "INSpeakableString?",
        "result": "INSpeakableStringResolutionResult" } ], "initializers": [["title", "content",
        "groupName"]], "response": [{"name": "createdNote", "type": "INNote?", "writable": true}], "codes":
        { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5 } }, { "name": "AppendToNote", "since": {"iOS": "11.0", "watchOS":
        "4.0"}, "deprecated": "15.0", "parameters": [ {"name": "targetNote", "type": "INNote?", "result":
        "INNoteResolutionResult"}, { "name": "content", "type": "INNoteContent?", "result":
        "INNoteContentResolutionResult" } ], "initializers": [["targetNote", "content"]], "response":
        [{"name": "note", "type": "INNote?", "writable": true}], "codes": { "unspecified": 0, "ready": 1,
        "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5,
        "failureCannotUpdatePasswordProtectedNote": 6 } }, { "name": "SetTaskAttribute", "since": {"iOS":
        "11.0", "watchOS": "4.0"}, "parameters": [ {"name": "targetTask", "type": "INTask?", "result":
        "INTaskResolutionResult"}, { "name": "taskTitle", "type": "INSpeakableString?", "result":
        "INSpeakableStringResolutionResult" }, { "name": "status", "type": "INTaskStatus", "result":
        "INTaskStatusResolutionResult" }, { "name": "priority", "type": "INTaskPriority", "result":
        "INTaskPriorityResolutionResult" }, { "name": "spatialEventTrigger", "type":
        "INSpatialEventTrigger?", "result": "INSpatialEventTriggerResolutionResult" }, { "name":
        "temporalEventTrigger", "type": "INTemporalEventTrigger?", "result":
        "INSetTaskAttributeTemporalEventTriggerResolutionResult", "olderResult":
        "INTemporalEventTriggerResolutionResult" } ], "initializers": [ [ "targetTask", "taskTitle",
        "status", "priority", "spatialEventTrigger", "temporalEventTrigger" ], ["targetTask", "status",
        "spatialEventTrigger", "temporalEventTrigger"] ], "response": [{"name": "modifiedTask", "type":
        "INTask?", "writable": true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success":
        3, "failure": 4, "failureRequiringAppLaunch": 5 } }, { "name": "SearchForNotebookItems", "since":
        {"iOS": "11.0", "watchOS": "4.0"}, "parameters": [ { "name": "title", "type": "INSpeakableString?",
        "result": "INSpeakableStringResolutionResult" }, {"name": "content", "type": "String?", "result":
        "INStringResolutionResult"}, { "name": "itemType", "type": "INNotebookItemType", "result":
        "INNotebookItemTypeResolutionResult" }, { "name": "status", "type": "INTaskStatus", "result":
        "INTaskStatusResolutionResult" }, { "name": "location", "type": "CLPlacemark?", "result":
        "INPlacemarkResolutionResult" }, { "name": "locationSearchType", "type": "INLocationSearchType",
        "result": "INLocationSearchTypeResolutionResult" }, { "name": "dateTime", "type":
        "INDateComponentsRange?", "result": "INDateComponentsRangeResolutionResult" }, { "name":
        "dateSearchType", "type": "INDateSearchType", "result": "INDateSearchTypeResolutionResult" }, {
        "name": "temporalEventTriggerTypes", "type": "INTemporalEventTriggerTypeOptions", "result":
        "INTemporalEventTriggerTypeOptionsResolutionResult" }, { "name": "taskPriority", "type":
        "INTaskPriority", "result": "INTaskPriorityResolutionResult" }, {"name": "notebookItemIdentifier",
        "type": "String?"} ], "initializers": [ [ "title", "content", "itemType", "status", "location",
        "locationSearchType", "dateTime", "dateSearchType", {"sets": "temporalEventTriggerTypes", "default":
        "[]"}, "taskPriority", "notebookItemIdentifier" ], [ "title", "content", "itemType", "status",
        "location", "locationSearchType", "dateTime", "dateSearchType" ], [ "title", "content", "itemType",
        "status", "location", "locationSearchType", "dateTime", "dateSearchType", "notebookItemIdentifier" ]
        ], "response": [ {"name": "notes", "type": "[INNote]?", "writable": true}, {"name": "taskLists",
        "type": "[INTaskList]?", "writable": true}, {"name": "tasks", "type": "[INTask]?", "writable":
        true}, {"name": "sortType", "type": "INSortType", "writable": true} ], "codes": { "unspecified": 0,
        "ready": 1, "inProgress": 2, "success": 3, "failure": 4, "failureRequiringAppLaunch": 5 } }, {
        "name": "DeleteTasks", "since": {"iOS": "13.0", "watchOS": "6.0"}, "deprecated": "15.0",
        "parameters": [ { "name": "taskList", "type": "INTaskList?", "result":
        "INDeleteTasksTaskListResolutionResult" }, { "name": "tasks", "type": "[INTask]?", "result":
        "INDeleteTasksTaskResolutionResult" }, {"name": "all", "type": "Bool?"} ], "initializers": [ [
        {"sets": "taskList", "default": "nil"}, {"sets": "tasks", "default": "nil"}, {"sets": "all",
        "default": "nil"} ] ], "response": [{"name": "deletedTasks", "type": "[INTask]?", "writable":
        true}], "codes": { "unspecified": 0, "ready": 1, "inProgress": 2, "success": 3, "failure": 4,
        "failureRequiringAppLaunch": 5 } } ], "domain": { "name": "INNotebookDomainHandling", "intents": [
        "CreateNote", "AppendToNote", "AddTasks", "CreateTaskList", "SetTaskAttribute",
        "SearchForNotebookItems" ] }, "classes": [ { "name": "INImageNoteContent", "superclass":
        "INNoteContent", "properties": [{"name": "image", "type": "INImage?"}], "initializers": [ [{"sets":
        "image", "type": "INImage"}] ], "hasPlainInitializer": true }, { "name": "INNote", "properties": [
        {"name": "title", "type": "INSpeakableString"}, {"name": "contents", "type": "[INNoteContent]"},
        {"name": "groupName", "type": "INSpeakableString?"}, {"name": "createdDateComponents", "type":
        "DateComponents?"}, {"name": "modifiedDateComponents", "type": "DateComponents?"}, {"name":
        "identifier", "type": "String?"} ], "initializers": [ [ "title", "contents", "groupName",
        "createdDateComponents", "modifiedDateComponents", "identifier" ] ], "hasPlainInitializer": true },
        {"name": "INNoteContent", "properties": [], "hasPlainInitializer": true}, { "name":
        "INSpatialEventTrigger", "properties": [ {"name": "placemark", "type": "CLPlacemark"}, {"name":
        "event", "type": "INSpatialEvent"} ], "initializers": [["placemark", "event"]],
        "hasPlainInitializer": true }, { "name": "INTask", "properties": [ {"name": "title", "type":
        "INSpeakableString"}, {"name": "status", "type": "INTaskStatus"}, {"name": "spatialEventTrigger",
        "type": "INSpatialEventTrigger?"}, {"name": "temporalEventTrigger", "type":
        "INTemporalEventTrigger?"}, {"name": "createdDateComponents", "type": "DateComponents?"}, {"name":
        "modifiedDateComponents", "type": "DateComponents?"}, {"name": "identifier", "type": "String?"},
        {"name": "taskType", "type": "INTaskType"}, {"name": "priority", "type": "INTaskPriority"} ],
        "initializers": [ [ "title", "status", "taskType", "spatialEventTrigger", "temporalEventTrigger",
        "createdDateComponents", "modifiedDateComponents", "identifier", "priority" ], [ "title", "status",
        "taskType", "spatialEventTrigger", "temporalEventTrigger", "createdDateComponents",
        "modifiedDateComponents", "identifier" ] ], "hasPlainInitializer": true }, { "name": "INTaskList",
        "properties": [ {"name": "title", "type": "INSpeakableString"}, {"name": "tasks", "type":
        "[INTask]"}, {"name": "groupName", "type": "INSpeakableString?"}, {"name": "createdDateComponents",
        "type": "DateComponents?"}, {"name": "modifiedDateComponents", "type": "DateComponents?"}, {"name":
        "identifier", "type": "String?"} ], "initializers": [ [ "title", "tasks", "groupName",
        "createdDateComponents", "modifiedDateComponents", "identifier" ] ], "hasPlainInitializer": true },
        { "name": "INTemporalEventTrigger", "properties": [{"name": "dateComponentsRange", "type":
        "INDateComponentsRange"}], "initializers": [["dateComponentsRange"]], "hasPlainInitializer": true },
        { "name": "INTextNoteContent", "superclass": "INNoteContent", "properties": [{"name": "text",
        "type": "String?"}], "initializers": [ [{"sets": "text", "type": "String"}] ],
        "hasPlainInitializer": true } ], "results": [ { "name": "INAddTasksTargetTaskListResolutionResult",
        "superclass": "INTaskListResolutionResult", "confirmationReason": { "name":
        "INAddTasksTargetTaskListConfirmationReason", "values": {"listShouldBeCreated": 1} }, "value":
        "INTaskList" }, { "name": "INAddTasksTemporalEventTriggerResolutionResult", "superclass":
        "INTemporalEventTriggerResolutionResult", "unsupportedReason": { "name":
        "INAddTasksTemporalEventTriggerUnsupportedReason", "values": {"timeInPast": 1, "invalidRecurrence":
        2} } }, {"name": "INDateSearchTypeResolutionResult", "value": "INDateSearchType"}, { "name":
        "INDeleteTasksTaskListResolutionResult", "superclass": "INTaskListResolutionResult",
        "unsupportedReason": { "name": "INDeleteTasksTaskListUnsupportedReason", "values":
        {"noTaskListFound": 1} } }, { "name": "INDeleteTasksTaskResolutionResult", "superclass":
        "INTaskResolutionResult", "unsupportedReason": { "name": "INDeleteTasksTaskUnsupportedReason",
        "values": {"noTasksFound": 1, "noTasksInApp": 2} } }, {"name":
        "INLocationSearchTypeResolutionResult", "value": "INLocationSearchType"}, {"name":
        "INNoteContentResolutionResult", "value": "INNoteContent", "disambiguates": true}, {"name":
        "INNoteContentTypeResolutionResult", "value": "INNoteContentType"}, {"name":
        "INNoteResolutionResult", "value": "INNote", "disambiguates": true}, { "name":
        "INNotebookItemTypeResolutionResult", "value": "INNotebookItemType", "disambiguates": true }, {
        "name": "INSetTaskAttributeTemporalEventTriggerResolutionResult", "superclass":
        "INTemporalEventTriggerResolutionResult", "unsupportedReason": { "name":
        "INSetTaskAttributeTemporalEventTriggerUnsupportedReason", "values": {"timeInPast": 1,
        "invalidRecurrence": 2} } }, { "name": "INSpatialEventTriggerResolutionResult", "value":
        "INSpatialEventTrigger", "disambiguates": true }, {"name": "INTaskListResolutionResult", "value":
        "INTaskList", "disambiguates": true}, {"name": "INTaskPriorityResolutionResult", "value":
        "INTaskPriority"}, {"name": "INTaskResolutionResult", "value": "INTask", "disambiguates": true},
        {"name": "INTaskStatusResolutionResult", "value": "INTaskStatus"}, { "name":
        "INTemporalEventTriggerResolutionResult", "value": "INTemporalEventTrigger", "disambiguates": true
        }, { "name": "INTemporalEventTriggerTypeOptionsResolutionResult", "value":
        "INTemporalEventTriggerTypeOptions" } ], "options": [ { "name": "INTemporalEventTriggerTypeOptions",
        "values": {"notScheduled": 1, "scheduledNonRecurring": 2, "scheduledRecurring": 4} } ], "enums": [ {
        "name": "INDateSearchType", "values": {"unknown": 0, "byDueDate": 1, "byModifiedDate": 2,
        "byCreatedDate": 3} }, {"name": "INLocationSearchType", "values": {"unknown": 0,
        "byLocationTrigger": 1}}, {"name": "INNoteContentType", "values": {"unknown": 0, "text": 1, "image":
        2}}, {"name": "INNotebookItemType", "values": {"unknown": 0, "note": 1, "taskList": 2, "task": 3}},
        {"name": "INSortType", "values": {"unknown": 0, "asIs": 1, "byDate": 2}}, {"name": "INSpatialEvent",
        "values": {"unknown": 0, "arrive": 1, "depart": 2}}, {"name": "INTaskPriority", "values":
        {"unknown": 0, "notFlagged": 1, "flagged": 2}}, {"name": "INTaskStatus", "values": {"unknown": 0,
        "notCompleted": 1, "completed": 2}}, {"name": "INTaskType", "values": {"unknown": 0,
        "notCompletable": 1, "completable": 2}} ] }
        """#
}
