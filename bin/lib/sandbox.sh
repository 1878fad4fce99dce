# WebKitGTK's sandbox. Sourced.

# Disables the sandbox in a container without user namespaces, where WebKitGTK would otherwise end the app.
allow_missing_sandbox() {
    if ! bwrap --unshare-pid --ro-bind / / true 2>/dev/null; then
        export WEBKIT_DISABLE_SANDBOX_THIS_IS_DANGEROUS=1
        say "WebKitGTK runs without its sandbox, because bwrap can't create one on this machine."
    fi
}
