extension PhraseLanguage {
    /// The English sentences about music and other media.
    static let englishMedia = """
        @song = {mediaSearch.mediaType=song}
        @media = @genre [music|songs] {mediaSearch.mediaType=music} | (music|songs|something|tracks) {mediaSearch.mediaType=music} | (song|track) {mediaSearch.mediaName} @song | album {mediaSearch.mediaName} {mediaSearch.mediaType=album} | {mediaSearch.mediaName} album {mediaSearch.mediaType=album} | playlist {mediaSearch.mediaName} {mediaSearch.mediaType=playlist} | {mediaSearch.mediaName} playlist {mediaSearch.mediaType=playlist} | podcast {mediaSearch.mediaName} {mediaSearch.mediaType=podcastShow} | {mediaSearch.mediaName} podcast {mediaSearch.mediaType=podcastShow} | (audiobook|audio book|book) {mediaSearch.mediaName} {mediaSearch.mediaType=audioBook} | {mediaSearch.mediaName} (audiobook|audio book) {mediaSearch.mediaType=audioBook} | (radio|radio station|station) {mediaSearch.mediaName} {mediaSearch.mediaType=radioStation} | movie {mediaSearch.mediaName} {mediaSearch.mediaType=movie} | (artist|band) {mediaSearch.artistName} {mediaSearch.mediaType=artist} | {mediaSearch.mediaName}
        @current = (this|this song|it|the current song|this track) {mediaSearch.reference=currentlyPlaying}
        INPlayMediaIntent:
          (play|listen to|put on|start playing) [@the] @media
          shuffle [@the] @media {playShuffled=true}
          (resume|continue) (playing|playback|the music|my podcast|my audiobook) {resumePlayback=true}
          + by {mediaSearch.artistName}
          + (shuffled|on shuffle) {playShuffled=true}
          + on repeat {playbackRepeatMode=all}
          + next {playbackQueueLocation=next}
          + later {playbackQueueLocation=later}
        INAddMediaIntent:
          (add|save) (@current|[@the] @media)
          + to [@the] library {mediaDestination.isLibrary=true}
          + to [@the] {mediaDestination.playlistName} [playlist] {mediaDestination.isLibrary=false}
          + to [@the] playlist {mediaDestination.playlistName} {mediaDestination.isLibrary=false}
          + by {mediaSearch.artistName}
        INSearchForMediaIntent:
          (find|search|search for|look for|show) [me] [@the] @media
          + by {mediaSearch.artistName}
        INUpdateMediaAffinityIntent:
          (i like|i love|like|love) (@current|[@the] @media) {affinityType=like}
          (i don't like|i hate|dislike|hate) (@current|[@the] @media) {affinityType=dislike}
        """

    /// The English sentences about lists and notes.
    static let englishLists = """
        @called = (called|named|titled)
        INAddTasksIntent:
          add {taskTitles} to [@the] {targetTaskList.title} [list]
          add {taskTitles} to [@the] list {targetTaskList.title}
          put {taskTitles} on [@the] {targetTaskList.title} [list]
          (add|create|make) [@the] [new] (task|reminder|todo|to do) [to|@called] {taskTitles}
          (remind me to|remind me about|remember to) {taskTitles}
          + [on|at|for|due] {temporalEventTrigger.dateComponentsRange}
          + when i (get to|arrive at|am at|get) [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=arrive}
          + when i leave [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=depart}
        INCreateTaskListIntent:
          (create|make|start|new|add) [@the] [new] [task|todo|to do] list [@called] {title}
          (create|make|start|add) [@the] [new] {title} list
          + (with|containing) {taskTitles}
          + in [@the] {groupName} (group|folder)
        INCreateNoteIntent:
          (create|make|take|write|start|add) [@the] [new] note
          (take a note|note down|note) [that] {content.text}
          + @called {title}
          + (saying|that says|with the text|about|with) {content.text}
          + in [@the] {groupName} (group|folder)
        INAppendToNoteIntent:
          (add|append) {content.text} to [@the] note [@called] {targetNote.title}
          (add|append) {content.text} to [@the] {targetNote.title} note
        INSetTaskAttributeIntent:
          (mark|set) {targetTask.title} as (done|complete|completed|finished) {status=completed}
          (check off|tick off|cross off|complete|finish) {targetTask.title} {status=completed}
          (mark|set) {targetTask.title} as (not done|undone|not complete|not completed|open) {status=notCompleted}
          (flag {targetTask.title}|mark {targetTask.title} as important) {priority=flagged}
          (move|reschedule|remind me of) {targetTask.title} to {temporalEventTrigger.dateComponentsRange}
        @items = (notes|note) {itemType=note} | (lists|list) {itemType=taskList} | (tasks|task|reminders|reminder|todos|to dos) {itemType=task}
        INSearchForNotebookItemsIntent:
          (show|find|search|search for|read|open|list) [me] [all] [@the] [(open|unfinished) {status=notCompleted}|(completed|finished) {status=completed}] @items
          (show|find|read|open) [me] [@the] {title} (list {itemType=taskList}|note {itemType=note})
          (what s|what is) on [@the] {title} list {itemType=taskList}
          what do i have to do {itemType=task}
          + (about|containing|with) {content}
          + @called {title}
          + [due] [on|for|from] {dateTime}
        INDeleteTasksIntent:
          (delete|remove) {tasks.title} from [@the] {taskList.title} [list]
          (delete|remove|clear) (all|everything) [tasks|items|reminders] (from|on|in) [@the] {taskList.title} [list] {all=true}
          (delete|remove) [@the] (task|reminder) {tasks.title}
          clear [@the] {taskList.title} list {all=true}
        """
}
