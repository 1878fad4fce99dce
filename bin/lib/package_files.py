# Makes the files of bin/package: a folder like /usr, a Debian package and a Flatpak manifest.
import json
import os
import pathlib
import platform
import re
import shutil
import subprocess
import tempfile

import package_app

LICENSE = pathlib.Path(__file__).resolve().parents[2] / "LICENSE"
# The packages that an executable needs without being linked with them: icons, their format, settings, certificates, time
# zones.
DEPENDS = ["adwaita-icon-theme", "ca-certificates", "gsettings-desktop-schemas", "hicolor-icon-theme", "librsvg2-common", "tzdata"]
RECOMMENDS = ["fonts-cantarell", "fonts-noto-color-emoji"]
# The version of the GNOME runtime in the manifest.
GNOME = "48"


def make(app, products, output):
    """Makes all files beside the output folder, which they replace when they're complete. Returns a line for each result."""
    work = output.with_name(f"{output.name}-unfinished")
    shutil.rmtree(work, ignore_errors=True)
    name = f"{app.package}-{app.version}-linux-{platform.machine()}"
    make_tree(app, products, work / name)
    package = make_debian_package(app, work / name, work)
    manifest = work / f"{app.identifier}.json"
    manifest.write_text(json.dumps(flatpak_manifest(app, name), indent=2) + "\n")
    shutil.rmtree(output, ignore_errors=True)
    work.rename(output)
    lines = [output / file.relative_to(work) for file in (work / name, package, manifest)]
    return [*map(str, lines[:2]), f"{lines[2]} (not built: use flatpak-builder)"]


def make_tree(app, products, tree):
    """Makes the folder: the executable next to its resources, where it searches for them, and a link to it in bin."""
    library = tree / "lib" / app.package
    library.mkdir(parents=True)
    executable = library / app.product
    shutil.copyfile(products / app.product, executable)
    for bundle in sorted(products.glob("*.resources")):
        shutil.copytree(bundle, library / bundle.name)
    run(["strip", str(executable)])
    (tree / "bin").mkdir()
    (tree / "bin" / app.package).symlink_to(f"../lib/{app.package}/{app.product}")
    write(tree / "share" / "applications" / f"{app.identifier}.desktop", app.desktop_entry)
    if app.icon:
        file, size = app.icon
        icon = tree / "share" / "icons" / "hicolor" / size / "apps" / (app.identifier + file.suffix)
        icon.parent.mkdir(parents=True)
        shutil.copyfile(file, icon)
    write(tree / "share" / "doc" / app.package / "copyright", copyright(app))
    for path in [tree, *tree.rglob("*")]:
        if not path.is_symlink():
            path.chmod(0o755 if path.is_dir() or path == executable else 0o644)
    date(tree)


def copyright(app):
    own = app.folder / "LICENSE"
    first = own.read_text() if own.is_file() else f"{app.name}: ask the authors for the license.\n"
    return (
        f"{first}\nIt contains Turbo Navigator:\n\n{LICENSE.read_text()}\n"
        "It contains the Swift runtime, under the Apache License 2.0 with Runtime Library Exception: "
        "https://www.swift.org/legal/license.html\n"
    )


def make_debian_package(app, tree, output):
    architecture = run(["dpkg", "--print-architecture"]).strip()
    file = output / f"{app.package}_{app.version}_{architecture}.deb"
    with tempfile.TemporaryDirectory() as work:
        root = pathlib.Path(work) / "root"
        shutil.copytree(tree, root / "usr", symlinks=True)
        root.chmod(0o755)
        write(root / "DEBIAN" / "control", control(app, architecture, size(tree), linked(app, root)))
        date(root)
        run(["dpkg-deb", "--root-owner-group", "--build", str(root), str(file)])
    return file


def control(app, architecture, kilobytes, linked_packages):
    # The environment variables that Debian's own tools use.
    maintainer = os.environ.get("DEBFULLNAME") or app.name
    address = os.environ.get("DEBEMAIL") or f"{app.package}@localhost"
    return (
        f"Package: {app.package}\nVersion: {app.version}\nArchitecture: {architecture}\n"
        f"Maintainer: {maintainer} <{address}>\nInstalled-Size: {kilobytes}\n"
        f"Depends: {', '.join(linked_packages + DEPENDS)}\nRecommends: {', '.join(RECOMMENDS)}\n"
        f"Section: web\nPriority: optional\nDescription: {app.name}\n {app.name}, an app made with Turbo Navigator.\n"
    )


def linked(app, root):
    """The packages of the libraries that the executable is linked with, and the required versions."""
    with tempfile.TemporaryDirectory() as work:
        # dpkg-shlibdeps needs the files of a source package.
        write(pathlib.Path(work) / "debian" / "control", f"Source: {app.package}\n\nPackage: {app.package}\nArchitecture: any\n")
        executable = root / "usr" / "lib" / app.package / app.product
        printed = run(["dpkg-shlibdeps", "-O", f"-S{root}", f"-e{executable}"], folder=work)
    found = re.search(r"^shlibs:Depends=(.*)$", printed, re.M)
    return found.group(1).split(", ") if found else []


def flatpak_manifest(app, name):
    """The manifest that runs the folder on the GNOME runtime, which contains GTK and WebKitGTK."""
    return {
        "id": app.identifier,
        "runtime": "org.gnome.Platform",
        "runtime-version": GNOME,
        "sdk": "org.gnome.Sdk",
        "command": app.package,
        "finish-args": [
            "--share=network", "--share=ipc", "--socket=wayland", "--socket=fallback-x11", "--socket=pulseaudio", "--device=dri",
        ],
        "modules": [
            {
                "name": app.package,
                "buildsystem": "simple",
                "build-commands": ["cp -a bin lib share /app/"],
                "sources": [{"type": "dir", "path": name}],
            }
        ],
    }


def write(path, text):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(text)


def size(tree):
    return sum(path.lstat().st_size for path in tree.rglob("*") if not path.is_dir()) // 1024 + 1


def date(tree):
    """Sets the date of all files, so that the same input gives the same packages."""
    seconds = int(os.environ["SOURCE_DATE_EPOCH"])
    for path in [tree, *tree.rglob("*")]:
        os.utime(path, (seconds, seconds), follow_symlinks=False)


def run(command, folder=None):
    done = subprocess.run(command, cwd=folder, capture_output=True, text=True)
    if done.returncode != 0:
        raise package_app.Mistake(f"{command[0]} failed: {done.stderr.strip()}")
    return done.stdout
