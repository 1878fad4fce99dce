# Prepares an app for the iPhone. Called by bin/iphone:
#   iphone.py address APP CONFIGURATION HOST    checks the app, and prints the URL of the site as the phone finds it
#   iphone.py finish APP CONFIGURATION ADDRESS  moves the built app out of xtool's folder, and prints its path. For development,
#                                               its Info.plist gets the address
#   iphone.py archive BUNDLE                    makes an .ipa beside the built app, and prints its path
import ipaddress
import os
import pathlib
import plistlib
import re
import shutil
import socket
import sys
import urllib.parse
import xml.parsers.expat
import zipfile

REASON = "The app shows pages from the server on your computer."


class Mistake(Exception):
    """An error message for the person who builds the app."""


def settings(app):
    """The values in xtool.yml. A line that isn't `key: value` is left to xtool."""
    text = (app / "xtool.yml").read_text()
    return dict(re.findall(r"^(\w+):[ \t]*[\"']?([^\"'\n#]+?)[\"']?[ \t]*(?:#.*)?$", text, re.M))


def property_list(app):
    name = settings(app).get("infoPath")
    if not name:
        raise Mistake("xtool.yml names no Info.plist. Add the line \"infoPath: PATH\".")
    try:
        values = plistlib.loads((app / name).read_bytes())
    except OSError as error:
        raise Mistake(f"{app / name} can't be read: {error.strerror}.")
    except (plistlib.InvalidFileException, xml.parsers.expat.ExpatError, ValueError) as error:
        raise Mistake(f"{app / name} can't be read: {error}")
    setting = re.search(rb"\$[({]\w+[^)}]*[)}]", (app / name).read_bytes())
    if setting:
        raise Mistake(
            f"{app / name} contains {setting[0].decode()}, which only Xcode replaces. Write the value, such as the name of the "
            "module."
        )
    return values


def product(app):
    name = settings(app).get("product")
    if not name:
        raise Mistake("xtool.yml names no library product of the app. Add the line \"product: NAME\".")
    return name


def is_loopback(host):
    return host in ("localhost", "::1") or host.endswith(".localhost") or re.fullmatch(r"127(\.\d+){3}", host) is not None


def is_address(host):
    try:
        ipaddress.ip_address(host)
        return True
    except ValueError:
        return False


def is_usable(host):
    """Whether a phone may find this machine by a name or an address."""
    if is_loopback(host):
        return False
    try:
        address = ipaddress.ip_address(host)
    except ValueError:
        labels = host.split(".")
        # A name whose last part is a number is a misspelt address.
        return not labels[-1].isdigit() and all(re.fullmatch(r"(?!-)[a-z0-9-]{1,63}(?<!-)", label) for label in labels)
    return not (address.is_loopback or address.is_unspecified or address.is_multicast)


def own_name():
    """The name by which the local network finds this machine."""
    if os.path.exists("/run/avahi-daemon/socket"):
        return socket.gethostname().split(".")[0].lower() + ".local"
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            # Nothing is sent. The address is reserved for documentation, so the route to it is the default one.
            probe.connect(("192.0.2.1", 9))
            return probe.getsockname()[0]
        except OSError:
            raise Mistake("this machine is in no network. Name it by --host NAME.")


def address(app, configuration, host):
    """The URL of the site, with this machine's name in place of localhost."""
    values = property_list(app)
    site = values.get("SiteURL", "")
    product(app)
    bundle, identifier = settings(app).get("bundleID"), values.get("CFBundleIdentifier")
    if identifier and identifier != bundle:
        raise Mistake(f"the app is {identifier} in Info.plist and {bundle} in xtool.yml. Use one identifier.")
    host = host.lower()
    if host and not is_usable(host):
        raise Mistake(
            f"--host {host}: the phone can't find this machine by it. Use its name or address in your network."
        )
    try:
        url = urllib.parse.urlsplit(site)
        name, port = url.hostname or "", url.port
    except ValueError:
        name = ""
    if not name:
        raise Mistake("SiteURL in Info.plist isn't the URL of the first page.")
    if not is_loopback(name):
        return site
    if configuration == "release":
        raise Mistake(f"SiteURL in Info.plist is {site}, which is the phone itself on a phone. Set it to the site of your users.")
    host = host or own_name()
    if not is_usable(host):
        raise Mistake(f"this machine is called {host}, by which a phone can't find it. Name it by --host NAME.")
    shown = f"[{host}]" if ":" in host else host
    return urllib.parse.urlunsplit(url._replace(netloc=f"{shown}:{port}" if port else shown))


def opened(values, site):
    """The property list of a development build: it may reach the site, and no other server that the system blocks."""
    url = urllib.parse.urlsplit(site)
    host = url.hostname
    values = dict(values, SiteURL=site)
    if is_address(host) or host.endswith(".local") or "." not in host:
        values["NSLocalNetworkUsageDescription"] = REASON
    if url.scheme != "http":
        return values
    security = dict(values.get("NSAppTransportSecurity", {}))
    if is_address(host):
        # Exceptions for addresses exist only from iOS 17.
        security["NSAllowsLocalNetworking"] = True
    else:
        exception = {"NSExceptionAllowsInsecureHTTPLoads": True}
        security["NSExceptionDomains"] = dict(security.get("NSExceptionDomains", {}), **{host: exception})
    return dict(values, NSAppTransportSecurity=security)


def finish(app, configuration, site):
    built = app / "xtool" / (product(app) + ".app")
    if not (built / "Info.plist").is_file():
        raise Mistake(f"xtool made no {built}.")
    bundle = app / ".build" / "iphone" / built.name
    shutil.rmtree(bundle, ignore_errors=True)
    bundle.parent.mkdir(parents=True, exist_ok=True)
    shutil.move(built, bundle)
    if configuration == "debug":
        file = bundle / "Info.plist"
        file.write_bytes(plistlib.dumps(opened(plistlib.loads(file.read_bytes()), site)))
    return bundle


def archive(bundle):
    file = bundle.with_suffix(".ipa")
    with zipfile.ZipFile(file, "w", zipfile.ZIP_DEFLATED) as out:
        for path in sorted(bundle.rglob("*")):
            out.write(path, pathlib.Path("Payload", bundle.name, path.relative_to(bundle)))
    return file


def main(command, folder, *arguments):
    commands = {"address": address, "finish": finish, "archive": archive}
    print(commands[command](pathlib.Path(folder), *arguments))


try:
    main(*sys.argv[1:])
except Mistake as mistake:
    sys.exit(f"iphone: {mistake}")
