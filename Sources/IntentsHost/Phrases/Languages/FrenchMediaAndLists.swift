extension PhraseLanguage {
    /// The French sentences about music and other media.
    static let frenchMedia = """
        @media = @genre {mediaSearch.mediaType=music} | (musique|chansons) [@genre] {mediaSearch.mediaType=music} | (chanson|morceau|titre) {mediaSearch.mediaName} {mediaSearch.mediaType=song} | album {mediaSearch.mediaName} {mediaSearch.mediaType=album} | (playlist|liste de lecture) {mediaSearch.mediaName} {mediaSearch.mediaType=playlist} | podcast {mediaSearch.mediaName} {mediaSearch.mediaType=podcastShow} | (livre audio) {mediaSearch.mediaName} {mediaSearch.mediaType=audioBook} | (radio|station) {mediaSearch.mediaName} {mediaSearch.mediaType=radioStation} | film {mediaSearch.mediaName} {mediaSearch.mediaType=movie} | {mediaSearch.mediaName}
        @current = (ça|cette chanson|ce morceau|ce titre) {mediaSearch.reference=currentlyPlaying}
        INPlayMediaIntent:
          (joue|mets|lis|écoute|passe|lance) [moi] [@the] @media
          (reprends|reprendre) la (lecture|musique) {resumePlayback=true}
          + (de|par) {mediaSearch.artistName}
          + (en mode aléatoire|en aléatoire) {playShuffled=true}
          + en boucle {playbackRepeatMode=all}
          + ensuite {playbackQueueLocation=next}
        INAddMediaIntent:
          (ajoute|enregistre) (@current|[@the] @media)
          + à [@the] bibliothèque {mediaDestination.isLibrary=true}
          + à [@the] (playlist|liste de lecture) {mediaDestination.playlistName} {mediaDestination.isLibrary=false}
          + de {mediaSearch.artistName}
        INSearchForMediaIntent:
          (cherche|trouve|recherche|montre) [moi] [@the] @media
          + de {mediaSearch.artistName}
        INUpdateMediaAffinityIntent:
          (j'aime|j'adore) (@current|[@the] @media) {affinityType=like}
          je n' aime pas (@current|[@the] @media) {affinityType=dislike}
        """

    /// The French sentences about lists and notes.
    static let frenchLists = """
        @called = (appelée|appelé|intitulée|nommée|nommé)
        INAddTasksIntent:
          (ajoute|mets|note) [@the] {taskTitles} (à|sur|dans) [@the] (liste [@of|@called] {targetTaskList.title}|{targetTaskList.title})
          (rappelle moi|fais moi penser) (de|d'|à) {taskTitles}
          (crée|ajoute) [@the] [nouvelle] (tâche|rappel) [@called|de|d'] {taskTitles}
          + [à|le|pour|avant] {temporalEventTrigger.dateComponentsRange}
          + quand (j'arrive|je suis) (à|au|chez) [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=arrive}
          + quand je quitte [@the] {spatialEventTrigger.placemark} {spatialEventTrigger.event=depart}
        INCreateTaskListIntent:
          (crée|fais|commence) [@the] [nouvelle] liste [@called|@of] {title}
          + avec {taskTitles}
        INCreateNoteIntent:
          (crée|écris|prends|fais) [@the] [nouvelle] note
          note [que|qu'] {content.text}
          + @called {title}
          + (disant|qui dit|avec le texte|sur) [que|qu'] {content.text}
        INAppendToNoteIntent:
          ajoute {content.text} à [@the] note [@called] {targetNote.title}
        INSetTaskAttributeIntent:
          (marque|marquer) {targetTask.title} comme (terminé|terminée|fait|faite) {status=completed}
          (coche|termine) {targetTask.title} {status=completed}
          (marque|marquer) {targetTask.title} comme (non terminé|non fait|à faire) {status=notCompleted}
          (marque|marquer) {targetTask.title} comme (important|importante) {priority=flagged}
        @items = (notes|note) {itemType=note} | (listes|liste) {itemType=taskList} | (tâches|rappels|tâche|rappel) {itemType=task}
        INSearchForNotebookItemsIntent:
          (montre|affiche|cherche|trouve|lis|ouvre) [moi] [toutes|tous] [les|mes|la|ma|des] @items [terminées {status=completed}]
          qu' y a t il sur [@the] liste [@of] {title} {itemType=taskList}
          + (sur|à propos de|contenant) {content}
          + @called {title}
          + [pour|de|d'] {dateTime}
        INDeleteTasksIntent:
          (supprime|efface|enlève|retire) [@the] {tasks.title} de [@the] liste [@of] {taskList.title}
          (supprime|efface) (tout|toutes les tâches|tous les éléments) de [@the] liste [@of] {taskList.title} {all=true}
          (supprime|efface) [@the] (tâche|rappel) {tasks.title}
        """
}
