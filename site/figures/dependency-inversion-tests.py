"""Runs the tests of both versions of the retry module, in a copy, and lists who imports whom.

Needs Go; prints the figures on the pages about dependency inversion.
"""

import shutil
import subprocess
import tempfile
from pathlib import Path

SOURCE = Path(__file__).parents[1] / "docs/designModel/_dependency-inversion"


def go(root, *args):
    done = subprocess.run(["go", *args], cwd=root, capture_output=True, text=True)
    print("$ go", *args)
    print(done.stdout + done.stderr)


with tempfile.TemporaryDirectory() as folder:
    root = Path(folder) / "modules"
    shutil.copytree(SOURCE, root)
    for version in ("before", "after"):
        print(f"=== {version}")
        module = root / version
        go(module, "vet", "./...")
        go(module, "test", "-v", "-count=1", "./deliver")
        go(module, "test", "-count=1", "./deliver")
        go(module, "list", "-f", "{{.ImportPath}}: {{join .Imports \" \"}}", "./...")
        deps = ["go", "list", "-deps", "./deliver"]
        packages = subprocess.run(deps, cwd=module, capture_output=True, text=True).stdout.split()
        print(f"deliver depends on {len(packages) - 1} packages, os among them: {'os' in packages}\n")
    go(root / "after", "test", "-run=^$", "-bench=.", "-benchtime=10000x", "-count=3", "./deliver")
