/// Both sides, measured one after the other.
struct CostPair: Codable {
    let app: CostSample
    let bare: CostSample
}
