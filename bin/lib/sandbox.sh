# WebKitGTK's sandbox. Sourced.

# Disables the sandbox in a container without user namespaces, where WebKitGTK would otherwise end the app.
allow_missing_sandbox() {
    if ! bwrap --unshare-pid --ro-bind / / true 2>/dev/null; then
        export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
        say "The web engine runs without its sandbox: bwrap cannot make one on this machine."
    fi
}
