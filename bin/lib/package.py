# Packages a built app. Called by bin/package:
#   package.py product APP DESCRIPTION PRODUCT         checks the app's description, and prints the product
#   package.py files APP DESCRIPTION PRODUCT PRODUCTS  makes the packages from the build in the folder PRODUCTS
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
