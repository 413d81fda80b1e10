import Intents

extension CLPlacemark {
    /// The place's name, else the most exact part of its address that is known.
    var words: String {
        name ?? thoroughfare ?? subLocality ?? locality ?? administrativeArea ?? country ?? ""
    }
}
