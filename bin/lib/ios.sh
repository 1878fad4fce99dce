# Compiling for iOS on Linux. Sourced.

# xtool's SDK has it, and SwiftPM finds the SDK by it.
ios_triple=arm64-apple-ios

# Whether an installed Swift SDK compiles for iOS.
has_ios_sdk() {
    swift sdk list 2>/dev/null | while read -r sdk; do
        swift sdk configure --show-configuration "$sdk" "$ios_triple" 2>/dev/null || true
    done | grep -q .
}
