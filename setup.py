# Installs the command-line tool of the same version from PyPI: for pre-commit, and for the action of GitHub Actions, which run
# `pip install` in this folder. Nothing here is built.
import pathlib
import re

import setuptools

# The only place with the version.
source = pathlib.Path(__file__).parent / "Tool" / "TurboNavigatorTool" / "CommandLine" / "Tool.swift"
version = re.search(r'static let version = "(.+)"', source.read_text())[1]

setuptools.setup(
    name="turbo-navigator-installer",
    version=version,
    description="Installs turbo-navigator.",
    install_requires=[f"turbo-navigator=={version}"],
    packages=[],
    py_modules=[],
)
