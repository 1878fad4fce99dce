#!/bin/sh
# enter-root.sh FOLDER COMMAND…
# Used by maintenance/roots, in its own mount and process namespaces: mounts what the root needs, makes it the root and runs the
# command. Doesn't use chroot, in which an ordinary user can't create the namespaces of WebKitGTK's sandbox.
set -eu
folder=$1
shift

mount --bind "$folder" "$folder"
mkdir -p "$folder/opt/swift" "$folder/source" "$folder/enter" "$folder/.former"
for pair in "$ROOTS_TOOLCHAIN opt/swift" "$ROOTS_SOURCE source" "$ROOTS_SOURCE/bin/lib enter"; do
    mount --bind "${pair% *}" "$folder/${pair#* }"
    mount -o remount,bind,ro "$folder/${pair#* }"
done
mount -t proc proc "$folder/proc"
mount -t sysfs -o ro sys "$folder/sys"
mount --rbind /dev "$folder/dev"
mount -t tmpfs tmp "$folder/tmp"
cp /etc/resolv.conf "$folder/etc/resolv.conf"
# A proxy may have its own certificate authority.
authorities=etc/ssl/certs/ca-certificates.crt
cp "/$authorities" "$folder/$authorities"
cd "$folder"
pivot_root . .former
umount -l /.former
exec env -i PATH=/opt/swift/usr/bin:/usr/local/sbin:/usr/local/bin:/usr/sbin:/usr/bin:/sbin:/bin \
    HOME=/root LC_ALL=C.UTF-8 PIP_CERT="/$authorities" "$@"
