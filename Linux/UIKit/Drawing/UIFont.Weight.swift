extension UIFont {
    /// How heavy letters are, from -1 to 1.
    public struct Weight: Hashable, RawRepresentable, Sendable {
        public var rawValue: CGFloat

        public init(rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public init(_ rawValue: CGFloat) {
            self.rawValue = rawValue
        }

        public static let ultraLight = Weight(-0.8)
        public static let thin = Weight(-0.6)
        public static let light = Weight(-0.4)
        public static let regular = Weight(0)
        public static let medium = Weight(0.23)
        public static let semibold = Weight(0.3)
        public static let bold = Weight(0.4)
        public static let heavy = Weight(0.56)
        public static let black = Weight(0.62)

        /// The weight as CSS counts it: the hundred of the nearest of the weights above.
        var css: Int {
            let steps: [Weight] = [.ultraLight, .thin, .light, .regular, .medium, .semibold, .bold, .heavy, .black]
            let distances = steps.map { abs($0.rawValue - rawValue) }
            return 100 * ((distances.indices.min { distances[$0] < distances[$1] } ?? 3) + 1)
        }
    }
}
