extension PhraseLanguage {
    /// The Spanish sentences about music and other media.
    static let spanishMedia = """
        @media = @genre {mediaSearch.mediaType=music} | (música|canciones) [@genre] {mediaSearch.mediaType=music} | (canción|tema) {mediaSearch.mediaName} {mediaSearch.mediaType=song} | álbum {mediaSearch.mediaName} {mediaSearch.mediaType=album} | (lista|lista de reproducción|playlist) {mediaSearch.mediaName} {mediaSearch.mediaType=playlist} | podcast {mediaSearch.mediaName} {mediaSearch.mediaType=podcastShow} | audiolibro {mediaSearch.mediaName} {mediaSearch.mediaType=audioBook} | (radio|emisora) {mediaSearch.mediaName} {mediaSearch.mediaType=radioStation} | película {mediaSearch.mediaName} {mediaSearch.mediaType=movie} | {mediaSearch.mediaName}
        @current = (esto|esta canción|este tema) {mediaSearch.reference=currentlyPlaying}
        INPlayMediaIntent:
          (pon|reproduce|toca|escucha|ponme) [@the] @media
          (reanuda|continúa) la (reproducción|música) {resumePlayback=true}
          + de {mediaSearch.artistName}
          + (en modo aleatorio|en aleatorio) {playShuffled=true}
          + en bucle {playbackRepeatMode=all}
          + después {playbackQueueLocation=next}
        INAddMediaIntent:
          (añade|agrega|guarda) (@current|[@the] @media)
          + (a|en) [@the] biblioteca {mediaDestination.isLibrary=true}
          + (a|en) [@the] (lista|playlist|lista de reproducción) {mediaDestination.playlistName} {mediaDestination.isLibrary=false}
          + de {mediaSearch.artistName}
        INSearchForMediaIntent:
          (busca|encuentra|muestra|muéstrame) [@the] @media
          + de {mediaSearch.artistName}
        INUpdateMediaAffinityIntent:
          (me gusta|me encanta) (@current|[@the] @media) {affinityType=like}
          no me gusta (@current|[@the] @media) {affinityType=dislike}
        """

    /// The Spanish sentences about lists and notes.
    static let spanishLists = """
        @called = (llamada|llamado|titulada|con el título)
        INAddTasksIntent:
          (añade|agrega|pon|apunta) {taskTitles} (a|en) [@the] (lista [de|de la|@called] {targetTaskList.title}|{targetTaskList.title})
          recuérdame [que] {taskTitles}
          (crea|añade) [@the] [nueva] (tarea|recordatorio) [@called|de] {taskTitles}
          + [a|el|para|antes de] {temporalEventTrigger.dateComponentsRange}
          + cuando (llegue a|esté en) [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=arrive}
          + cuando salga de [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=depart}
        INCreateTaskListIntent:
          (crea|haz|empieza) [@the] [nueva] lista [@called|de] {title}
          + con {taskTitles}
        INCreateNoteIntent:
          (crea|escribe|toma|haz) [@the] [nueva] nota
          (anota|apunta) [que] {content.text}
          + @called {title}
          + (que diga|diciendo|con el texto|sobre) [que] {content.text}
        INAppendToNoteIntent:
          (añade|agrega) {content.text} a [@the] nota [@called|de] {targetNote.title}
        INSetTaskAttributeIntent:
          (marca|marcar) {targetTask.title} como (hecha|hecho|completada|completado|terminada|terminado) {status=completed}
          (tacha|completa) {targetTask.title} {status=completed}
          (marca|marcar) {targetTask.title} como (no hecha|no hecho|pendiente) {status=notCompleted}
          (marca|marcar) {targetTask.title} como importante {priority=flagged}
        @items = (notas|nota) {itemType=note} | (listas|lista) {itemType=taskList} | (tareas|recordatorios|tarea|recordatorio) {itemType=task}
        INSearchForNotebookItemsIntent:
          (muestra|muéstrame|busca|encuentra|lee|abre|enséñame) [todas|todos] [las|los|mis|mi|la] @items [(pendientes) {status=notCompleted}|(completadas) {status=completed}]
          qué hay en [@the] lista [de|de la] {title} {itemType=taskList}
          + (sobre|acerca de|que contengan) {content}
          + @called {title}
          + [para|de] {dateTime}
        INDeleteTasksIntent:
          (borra|elimina|quita) {tasks.title} de [@the] lista [de|de la] {taskList.title}
          (borra|elimina) (todo|todas las tareas) de [@the] lista [de|de la] {taskList.title} {all=true}
          (borra|elimina) [@the] (tarea|recordatorio) {tasks.title}
        """
}
