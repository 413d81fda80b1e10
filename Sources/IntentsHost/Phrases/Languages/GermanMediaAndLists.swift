extension PhraseLanguage {
    /// The German sentences about music and other media.
    static let germanMedia = """
        @media = @genre [musik] {mediaSearch.mediaType=music} | musik {mediaSearch.mediaType=music} | (lied|song|titel) {mediaSearch.mediaName} {mediaSearch.mediaType=song} | (lieder|songs) {mediaSearch.mediaType=music} | album {mediaSearch.mediaName} {mediaSearch.mediaType=album} | (playlist|wiedergabeliste) {mediaSearch.mediaName} {mediaSearch.mediaType=playlist} | podcast {mediaSearch.mediaName} {mediaSearch.mediaType=podcastShow} | hörbuch {mediaSearch.mediaName} {mediaSearch.mediaType=audioBook} | (radio|radiosender|sender) {mediaSearch.mediaName} {mediaSearch.mediaType=radioStation} | film {mediaSearch.mediaName} {mediaSearch.mediaType=movie} | {mediaSearch.mediaName}
        @current = (das|dieses lied|diesen song|dieses stück|das lied|den song) {mediaSearch.reference=currentlyPlaying}
        INPlayMediaIntent:
          (spiel|spiele|hör|höre) [@the] @media ~ [ab]
          @media ~ (spielen|abspielen|hören)
          (setz|setze) die wiedergabe fort {resumePlayback=true}
          + von [@the] {mediaSearch.artistName}
          + (zufällig|gemischt|in zufälliger reihenfolge) {playShuffled=true}
          + in dauerschleife {playbackRepeatMode=all}
          + als nächstes {playbackQueueLocation=next}
        INAddMediaIntent:
          (füge|füg) (@current|[@the] @media) ~ hinzu
          (speichere|leg|lege) (@current|[@the] @media) ~ [ab]
          + (zu|in) [@the] (mediathek|bibliothek) {mediaDestination.isLibrary=true}
          + (zu|zur|in) [@the] (playlist|wiedergabeliste) {mediaDestination.playlistName} {mediaDestination.isLibrary=false}
          + von [@the] {mediaSearch.artistName}
        INSearchForMediaIntent:
          (such|suche|finde|zeig|zeige) [mir] [nach] [@the] @media
          + von [@the] {mediaSearch.artistName}
        INUpdateMediaAffinityIntent:
          ich mag (@current|[@the] @media) {affinityType=like}
          (@current|[@the] @media) gefällt mir {affinityType=like}
          (ich mag (@current|[@the] @media) nicht|(@current|[@the] @media) gefällt mir nicht) {affinityType=dislike}
        """

    /// The German sentences about lists and notes.
    static let germanLists = """
        @called = (namens|genannt|mit dem titel|mit dem namen)
        INAddTasksIntent:
          (füge|füg) {taskTitles} (zu|zur) [@the] (liste {targetTaskList.title}|{targetTaskList.title}) hinzu
          (setz|setze|schreib|schreibe|pack|packe) {taskTitles} auf [@the] (liste {targetTaskList.title}|{targetTaskList.title})
          (erinnere|erinner) mich ~ an [@the] {taskTitles}
          (erinnere|erinner) mich ~ daran {taskTitles}
          (erstelle|erstell|neue) [@the] [neue] (aufgabe|erinnerung) [@called] {taskTitles}
          + [am|um|für|bis] {temporalEventTrigger.dateComponentsRange}
          + wenn ich [@the] {spatialEventTrigger.placemark} (erreiche|ankomme|bin) {spatialEventTrigger.event=arrive}
          + wenn ich [@the] {spatialEventTrigger.placemark} verlasse {spatialEventTrigger.event=depart}
        INCreateTaskListIntent:
          (erstelle|erstell|mach|mache|neue) [@the] [neue] liste [@called] {title}
          + mit {taskTitles}
        INCreateNoteIntent:
          (erstelle|erstell|mach|mache|schreib|schreibe|neue) [@the] [neue] notiz
          (notier|notiere) [dass] {content.text}
          + @called {title}
          + (dass|mit dem text|mit dem inhalt|über) {content.text}
        INAppendToNoteIntent:
          (füge|füg) {content.text} (zu|zur) [@the] notiz {targetNote.title} hinzu
        INSetTaskAttributeIntent:
          (markiere|markier) {targetTask.title} als (erledigt|fertig|abgeschlossen) {status=completed}
          (hak|hake) {targetTask.title} ab {status=completed}
          (markiere|markier) {targetTask.title} als (offen|unerledigt|nicht erledigt) {status=notCompleted}
          (markiere|markier) {targetTask.title} als wichtig {priority=flagged}
          (verschieb|verschiebe) {targetTask.title} auf {temporalEventTrigger.dateComponentsRange}
        @items = (notizen|notiz) {itemType=note} | (listen|liste) {itemType=taskList} | (aufgaben|erinnerungen|aufgabe|erinnerung) {itemType=task}
        INSearchForNotebookItemsIntent:
          (zeig|zeige|such|suche|finde|lies|öffne) [mir] [alle] [@the] [(offene|offenen) {status=notCompleted}|(erledigte|erledigten) {status=completed}] @items
          was steht auf [@the] (liste {title}|{title}) {itemType=taskList}
          was (habe ich|hab ich|muss ich) [~] (zu erledigen|zu tun|erledigen|tun) {itemType=task}
          + (über|mit) {content}
          + @called {title}
          + [fällig] [für|am|von] {dateTime}
        INDeleteTasksIntent:
          (lösche|lösch|entferne|streich|streiche) {tasks.title} (von|aus) [@the] (liste {taskList.title}|{taskList.title})
          (lösche|lösch|entferne) alle (aufgaben|einträge) (von|aus|auf) [@the] (liste {taskList.title}|{taskList.title}) {all=true}
          (lösche|lösch|entferne) [@the] (aufgabe|erinnerung) {tasks.title}
        """
}
