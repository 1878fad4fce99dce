# Makes files of a release. Called by maintenance/release:
#   release.py wheel TREE FOLDER       packs the tool, installed in TREE, as a wheel for pip and uvx
#   release.py glibc EXECUTABLE        prints the version of glibc that an executable needs
#   release.py finish FOLDER VERSION   adds what belongs to the files of all machines: checksums, the Homebrew formula, the notes
import base64
import hashlib
import os
import pathlib
import platform
import re
import subprocess
import sys
import time
import zipfile

ROOT = pathlib.Path(__file__).resolve().parents[2]
SUMMARY = "Checks, explains and simulates path configurations of Hotwire apps."
# The oldest macOS that Package.swift allows.
MACOS = "13_0"


def version_of(tool):
    return subprocess.run([tool, "--version"], check=True, stdout=subprocess.PIPE, text=True).stdout.split()[-1]


def glibc(executable):
    """The version of glibc that an executable needs: the highest one of its symbols."""
    printed = subprocess.run(["readelf", "--version-info", executable], check=True, stdout=subprocess.PIPE, text=True).stdout
    return max(tuple(map(int, found)) for found in re.findall(r"Name: GLIBC_(\d+)\.(\d+)", printed))


def platform_tag(executable):
    machine = platform.machine()
    if platform.system() == "Darwin":
        return f"macosx_{MACOS}_{machine}"
    return "manylinux_{}_{}_".format(*glibc(executable)) + machine


def wheel(tree, folder):
    """Packs the tool. It is a script of the wheel, so that installing puts it into the folder of commands as it is."""
    tree = pathlib.Path(tree)
    tool = tree / "bin" / "turbo-navigator"
    version, tag = version_of(tool), f"py3-none-{platform_tag(tool)}"
    name = f"turbo_navigator-{version}"
    files = {f"{name}.data/scripts/turbo-navigator": tool.read_bytes()}
    for path in sorted((tree / "share").rglob("*")):
        if path.is_file() and path.name != "LICENSE":
            files[f"{name}.data/data/{path.relative_to(tree)}"] = path.read_bytes()
    info = f"{name}.dist-info"
    files[f"{info}/licenses/LICENSE"] = (ROOT / "LICENSE").read_bytes()
    files[f"{info}/METADATA"] = metadata(version).encode()
    files[f"{info}/WHEEL"] = f"Wheel-Version: 1.0\nGenerator: turbo-navigator\nRoot-Is-Purelib: false\nTag: {tag}\n".encode()
    files[f"{info}/RECORD"] = record(files, f"{info}/RECORD").encode()
    path = pathlib.Path(folder) / f"{name}-{tag}.whl"
    write(path, files)
    print(path)


def metadata(version):
    repository = os.environ.get("GITHUB_REPOSITORY")
    address = f"Project-URL: Source, https://github.com/{repository}\n" if repository else ""
    return (
        f"Metadata-Version: 2.4\nName: turbo-navigator\nVersion: {version}\nSummary: {SUMMARY}\n{address}"
        "License-Expression: MIT\nLicense-File: LICENSE\nRequires-Python: >=3.7\nDescription-Content-Type: text/markdown\n\n"
        "    uvx turbo-navigator check path_configuration.json\n\n"
        "Reports problems in the path configuration of an app with Hotwire Native or Turbo Navigator, explains which rules set\n"
        "the properties of a path, and simulates how the app navigates. It is one executable without dependencies. Commands\n"
        "that request something from a server need libcurl, which most systems have.\n"
    )


def record(files, own):
    def line(name):
        digest = base64.urlsafe_b64encode(hashlib.sha256(files[name]).digest()).rstrip(b"=").decode()
        return f"{name},sha256={digest},{len(files[name])}\n"

    return "".join(map(line, files)) + f"{own},,\n"


def write(path, files):
    date = time.gmtime(int(os.environ["SOURCE_DATE_EPOCH"]))[:6]
    with zipfile.ZipFile(path, "w", zipfile.ZIP_DEFLATED, compresslevel=9) as packed:
        for name, content in files.items():
            entry = zipfile.ZipInfo(name, date)
            entry.compress_type = zipfile.ZIP_DEFLATED
            entry.create_system = 3
            entry.external_attr = (0o100755 if "/scripts/" in name else 0o100644) << 16
            packed.writestr(entry, content)


def finish(folder, version):
    folder = pathlib.Path(folder)
    (folder / "notes.md").write_text(notes(version))
    (folder / "turbo-navigator.rb").write_text(formula(folder, version))
    packed = sorted(path for path in folder.iterdir() if path.suffix in (".whl", ".deb", ".xz", ".rb"))
    (folder / "SHA256SUMS").write_text("".join(f"{checksum(path)}  {path.name}\n" for path in packed))
    for path in [*packed, folder / "SHA256SUMS", folder / "notes.md"]:
        print(path)


def notes(version):
    """The section of the changelog about a version."""
    for section in re.split(r"^## ", (ROOT / "CHANGELOG.md").read_text(), flags=re.M)[1:]:
        heading, _, text = section.partition("\n")
        if heading == version or heading.startswith(f"{version} ") and os.environ.get("GITHUB_REF_TYPE") != "tag":
            return text.strip() + "\n"
    sys.exit(f'release: CHANGELOG.md has no section "## {version}". The tool has this version.')


def formula(folder, version):
    """The formula for Homebrew, with the archive of each machine."""
    repository = os.environ.get("GITHUB_REPOSITORY") or sys.exit(
        "release: Set GITHUB_REPOSITORY to OWNER/NAME. The formula downloads the files from there.")
    systems = ""
    for system, block in (("darwin", "on_macos"), ("linux", "on_linux")):
        machines = ""
        for machines_name, cpu in (("arm64", "on_arm"), ("aarch64", "on_arm"), ("x86_64", "on_intel")):
            path = folder / f"turbo-navigator-{version}-{system}-{machines_name}.tar.xz"
            if path.is_file():
                machines += (
                    f'    {cpu} do\n      url "https://github.com/{repository}/releases/download/v{version}/{path.name}"\n'
                    f'      sha256 "{checksum(path)}"\n    end\n'
                )
        systems += f"  {block} do\n{machines}  end\n\n" if machines else ""
    return (
        f'class TurboNavigator < Formula\n  desc "{SUMMARY.rstrip(".")}"\n  homepage "https://github.com/{repository}"\n'
        f'  version "{version}"\n  license "MIT"\n\n{systems}'
        '  def install\n    prefix.install "bin", "share"\n  end\n\n'
        '  test do\n    (testpath/"rules.json").write "{\\"rules\\": []}"\n'
        '    system bin/"turbo-navigator", "check", "rules.json"\n  end\nend\n'
    )


def checksum(path):
    return hashlib.sha256(path.read_bytes()).hexdigest()


def main(command, *arguments):
    if command == "glibc":
        print(".".join(map(str, glibc(*arguments))))
    else:
        {"wheel": wheel, "finish": finish}[command](*arguments)


main(*sys.argv[1:])
