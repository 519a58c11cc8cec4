"""Prints every path from the root to a package of a lock file; usage: why.py LOCK PATH.

For docs/blog/3.工具/2.命令行/jq-lockfile.md.
"""
import json
import sys

packages = json.load(open(sys.argv[1]))["packages"]

def resolve(parent, name):
    while True:
        key = (parent + "/" if parent else "") + "node_modules/" + name
        if key in packages or not parent:
            return key
        parent = parent.rpartition("node_modules/")[0].rstrip("/")

def walk(key, path):
    if key == sys.argv[2]:
        print(" > ".join(k.rpartition("node_modules/")[2] for k in path))
        return
    entry = packages[key]
    for kind in ("dependencies", "devDependencies", "optionalDependencies"):
        for child in (resolve(key, name) for name in entry.get(kind, {})):
            if child in packages and child not in path:
                walk(child, path + [child])

walk("", [])
