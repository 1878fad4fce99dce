# What bin/package makes of an app that is built. Called by it:
#   package.py product APP DESCRIPTION PRODUCT         prints the product, after a look at what the app says about itself
#   package.py files APP DESCRIPTION PRODUCT PRODUCTS  makes the files of what lies in the folder PRODUCTS
import json
import pathlib
import sys

import package_app
import package_files


def main(command, app, description, product, products=""):
    app = pathlib.Path(app)
    described = json.loads(pathlib.Path(description).read_text())
    packed = package_app.App(app, described, product)
    if command == "product":
        print(packed.product)
        return
    for line in package_files.make(packed, pathlib.Path(products), app / ".build" / "package"):
        print(line)


try:
    main(*sys.argv[1:])
except package_app.Mistake as mistake:
    sys.exit(f"package: {mistake}")
