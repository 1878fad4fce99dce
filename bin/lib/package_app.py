# An app as described by its Swift package and its Info.plist.
import pathlib
import plistlib
import re
import struct
import xml.parsers.expat

# The icon sizes that every desktop's icon theme has folders for.
SIZES = [16, 22, 24, 32, 36, 48, 64, 72, 96, 128, 192, 256, 512]


class Mistake(Exception):
    """An error message for the person who packages the app."""


class App:
    def __init__(self, folder, description, product):
        self.folder = folder
        self.product = chosen_product(description, product)
        self.plist_folder, self.plist = property_list(description, self.product)
        self.identifier = self._identifier()
        self.name = self.text("CFBundleDisplayName", "CFBundleName") or self.product
        self.version = self._version()
        self.package = self._package()
        self.icon = self._icon()
        self.desktop_entry = self._desktop_entry()

    def text(self, *keys):
        """A text with Xcode's build settings filled in, as the app reads it; None if it's empty or contains another setting."""
        for key in keys:
            value = self.plist.get(key)
            if isinstance(value, str):
                names = "PRODUCT_NAME|EXECUTABLE_NAME|TARGET_NAME|PRODUCT_MODULE_NAME"
                filled = re.sub(rf"\$[({{](?:{names})(?::\w+)?[)}}]", lambda _: self.product, value).strip()
                if filled and "$" not in filled:
                    if not filled.isprintable():
                        raise Mistake(f"{key} in Info.plist has characters that can't be printed.")
                    return filled
        return None

    def _identifier(self):
        identifier = self.text("CFBundleIdentifier")
        if identifier is None:
            raise Mistake(
                f"{self.plist_folder}/Info.plist has no CFBundleIdentifier, which desktops identify an app by. "
                "Add one such as com.example.Books."
            )
        part = "[A-Za-z_][A-Za-z0-9_]*"
        if len(identifier) > 255 or not re.fullmatch(rf"({part}\.){{2,}}[A-Za-z_][A-Za-z0-9_-]*", identifier):
            raise Mistake(
                f'"{identifier}" in Info.plist can\'t be the identifier of an app on Linux. Use one such as com.example.Books: '
                "at least two dots, letters, digits and _, and - only in the last part."
            )
        return identifier

    def _version(self):
        version = self.text("CFBundleShortVersionString")
        if version is None:
            raise Mistake(f"{self.plist_folder}/Info.plist has no CFBundleShortVersionString. Add a version such as 1.0.")
        if not re.fullmatch(r"[0-9][A-Za-z0-9.+~]*", version):
            raise Mistake(f'"{version}" in Info.plist isn\'t a version such as 1.0 or 2.1~beta1.')
        return version

    def _package(self):
        """The name of the Debian package, of the command and of the folder in /usr/lib."""
        package = re.sub(r"[^a-z0-9+.-]+", "-", self.product.lower()).strip("-.+")
        if len(package) < 2:
            raise Mistake(f'"{self.product}" is too short for the name of a Debian package. Use at least two letters.')
        return package

    def _icon(self):
        """The icon file and its size folder in an icon theme; None without an icon."""
        name = self.text("CFBundleIconFile", "CFBundleIconName")
        if name is None:
            return None
        stem = self.plist_folder / (name[:-4] if name.endswith((".png", ".svg")) else name)
        svg, png = stem.with_name(stem.name + ".svg"), stem.with_name(stem.name + ".png")
        if svg.is_file():
            return svg, "scalable"
        if not png.is_file():
            raise Mistake(f"Info.plist names the icon {name}, but neither {svg} nor a PNG exists.")
        header = png.read_bytes()[:24]
        width, height = struct.unpack(">II", header[16:]) if len(header) == 24 else (0, 0)
        if width != height or width not in SIZES:
            raise Mistake(
                f"{png} is {width} by {height} pixels. Use an SVG, or a square icon of one of these sizes: "
                f"{', '.join(map(str, SIZES))} pixels."
            )
        return png, f"{width}x{height}"

    def schemes(self):
        types = self.plist.get("CFBundleURLTypes", [])
        return [scheme.lower() for entry in types for scheme in entry.get("CFBundleURLSchemes", [])]

    def _desktop_entry(self):
        """The app's own desktop entry, after checking it against the package, or one made from Info.plist."""
        types = "".join(f"x-scheme-handler/{scheme};" for scheme in self.schemes())
        own = self.folder / "Linux" / f"{self.identifier}.desktop"
        if not own.is_file():
            lines = ["[Desktop Entry]", "Type=Application", f"Name={self.name}", f"Exec={self.package} %u"]
            lines += [f"Icon={self.identifier}"] * (self.icon is not None)
            lines += [f"StartupWMClass={self.identifier}", "Categories=Network;"]
            return "\n".join(lines + [f"MimeType={types}"] * bool(types)) + "\n"
        text = own.read_text()
        # Only the first group counts; the others are actions.
        entry = dict(re.findall(r"^([\w-]+)\s*=\s*(.*)$", re.split(r"^\[(?!Desktop Entry\])", text, flags=re.M)[0], re.M))
        if (entry.get("Exec", "").split() or [""])[0] != self.package:
            raise Mistake(f'{own} doesn\'t start the app. Add the line "Exec={self.package} %u".')
        if self.icon and entry.get("Icon") != self.identifier:
            raise Mistake(f'{own} doesn\'t show the app\'s icon. Add the line "Icon={self.identifier}".')
        missing = [f"x-scheme-handler/{scheme};" for scheme in self.schemes()
                   if f"x-scheme-handler/{scheme}" not in entry.get("MimeType", "").split(";")]
        if missing:
            raise Mistake(f"{own} doesn't open the URL schemes in Info.plist. Add to its MimeType: {''.join(missing)}")
        return text


def chosen_product(description, wanted):
    products = [product["name"] for product in description["products"] if "executable" in product["type"]]
    names = ", ".join(products)
    if not products:
        raise Mistake(f"The package {description['name']} has no executable product. Add an executableTarget.")
    if wanted and wanted not in products:
        raise Mistake(f"The package {description['name']} has no executable product {wanted}. It has: {names}")
    if not wanted and len(products) > 1:
        raise Mistake(f"The package {description['name']} has several executable products. Name one of them: {names}")
    return wanted or products[0]


def property_list(description, product):
    """Info.plist as the app finds it: in the resources of its targets, or in a folder of them."""
    members = next(item["targets"] for item in description["products"] if item["name"] == product)
    named = {target["name"]: target for target in description["targets"]}
    executables = [named[name] for name in members if named[name]["type"] == "executable"]
    # A new app's executable only starts the app. The rest is in a library.
    targets = executables + [named[name] for target in executables for name in target.get("target_dependencies", [])]
    resources = [pathlib.Path(item["path"]) for target in targets for item in target.get("resources", [])]
    for path in resources:
        file = path if path.name == "Info.plist" else path / "Info.plist"
        if file.is_file():
            return file.parent, read(file)
    raise Mistake(
        f"{product} has no Info.plist with its identifier, name, version and icon. Put one into a folder that the target "
        'copies: resources: [.copy("Resources")].'
    )


def read(file):
    try:
        values = plistlib.loads(file.read_bytes())
    except (plistlib.InvalidFileException, xml.parsers.expat.ExpatError, ValueError) as error:
        raise Mistake(f"{file} can't be read: {error}")
    if not isinstance(values, dict):
        raise Mistake(f"{file} isn't a property list with keys.")
    return values
