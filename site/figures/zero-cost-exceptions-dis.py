"""One try statement, disassembled by several versions, for the article zero-cost-exceptions."""
import os, subprocess

CODE = '''\
import dis, sys
def f(s):
    try:
        return int(s)
    except ValueError:
        return None
print(sys.version.split()[0])
dis.dis(f)
'''
for version in ("3.10.13", "3.11.7", "3.12.1", "3.13.0"):
    python = os.path.expanduser(f"~/.pyenv/versions/{version}/bin/python3")
    text = subprocess.check_output([python, "-c", CODE], text=True)
    print(text)
    print("SETUP_FINALLY:", "SETUP_FINALLY" in text, " ExceptionTable:", "ExceptionTable" in text, "\n")
