import type { Attempt } from './attempt.ts'
import { COMPILE_SECONDS } from './test-limits.ts'
import { BOMBS, HUNGER, LOOPS } from './attempts-limits.ts'

/** Opens each, in one way or another; only errors are printed without `GOT`. */
const goTry = (imports: string, body: string): string =>
  `package main\n\nimport (\n\t"fmt"\n${imports}\n)\n\nfunc try(name string, err error) {\n\tif err == nil {\n\t\tfmt.Println("GOT", name)\n\t} else {\n\t\tfmt.Println(err)\n\t}\n}\n\nfunc main() {\n${body}\n\tfmt.Println("end")\n}\n`

const nothingGot: Attempt['held'] = ({ printed, status }) =>
  !printed.includes('GOT') && printed.includes('end') && status === 0

const FILES: readonly Attempt[] = [
  {
    name: 'read `/etc/passwd`, `/etc/shadow`, `/root`, `/home`, `/var`, `/sys` and keys of the machine',
    language: 'go',
    code: goTry(
      '\t"os"',
      `\tfor _, path := range []string{"/etc/passwd", "/etc/shadow", "/etc/hosts", "/etc/ssl", "/root", "/home", "/var", "/srv", "/sys", "/run", "/boot"} {
		_, err := os.Open(path)
		try(path, err)
	}`,
    ),
    held: nothingGot,
  },
  {
    name: 'read secrets of the runner from the environment and from processes',
    language: 'go',
    code: goTry(
      '\t"os"\n\t"path/filepath"\n\t"strings"',
      `\tfound, _ := filepath.Glob("/proc/[0-9]*/environ")
	for _, path := range found {
		text, _ := os.ReadFile(path)
		if strings.Contains(string(text), "SECRET") {
			fmt.Println("GOT", path)
		}
	}
	fmt.Println(len(found), "processes", os.Environ())`,
    ),
    held: nothingGot,
  },
  {
    name: 'symbolic and hard links, and ways around through `/proc`',
    language: 'go',
    code: goTry(
      '\t"os"',
      `\tos.Symlink("/etc/passwd", "/work/link")
	os.Symlink("/proc/1/root/etc/passwd", "/work/second")
	for _, path := range []string{"/work/link", "/work/second", "/proc/1/root/etc/passwd", "/proc/self/root/../etc/passwd", "/proc/1/cwd/../root/.bashrc"} {
		_, err := os.ReadFile(path)
		try(path, err)
	}
	try("hard link", os.Link("/usr/bin/env", "/usr/bin/env2"))`,
    ),
    held: nothingGot,
  },
  {
    name: 'write outside: `/`, `/usr`, `/etc`, `/dev`, `/dev/shm`, `/proc/sys`, the shared cache of the compiler',
    language: 'go',
    code: goTry(
      '\t"os"',
      `\tfor _, path := range []string{"/x", "/usr/x", "/usr/bin/env", "/etc/x", "/opt/x", "/dev/x", "/dev/shm/x", "/cache/x", "/cache/go/x", "/cache/go/importcfg", "/proc/sys/kernel/hostname", "/proc/sys/user/max_user_namespaces"} {
		try(path, os.WriteFile(path, []byte("x"), 0o644))
	}
	try("remove", os.RemoveAll("/cache/go"))
	try("rename", os.Rename("/usr/bin/env", "/usr/bin/env2"))`,
    ),
    held: nothingGot,
  },
  {
    name: 'read files of the machine while compiling (`include_str!`)',
    language: 'rust',
    code: 'fn main() {\n    println!("GOT {}", include_str!("/etc/passwd"));\n}\n',
    held: ({ error }) => error.includes("couldn't read") && !error.includes('root:'),
  },
  {
    name: 'read files of the machine while compiling (`//go:embed`, cgo)',
    language: 'go',
    code: 'package main\n\nimport (\n\t_ "embed"\n\t"fmt"\n)\n\n//go:embed /etc/passwd\nvar secret string\n\nfunc main() { fmt.Println("GOT", secret) }\n',
    held: ({ error }) => error !== '' && !error.includes('root:'),
  },
  {
    name: 'read `/etc/passwd` and start a shell, from Kotlin',
    language: 'kotlin',
    code: `import java.io.File

fun main() {
    println(runCatching { "GOT " + File("/etc/passwd").readText() }.getOrElse { it.message })
    val shell = ProcessBuilder("sh", "-c", "id -u; ls -A / /work; cat /root/.bashrc && echo GOT").redirectErrorStream(true).start()
    println(shell.inputStream.reader().readText())
    println("end")
}
`,
    held: nothingGot,
  },
]

const REACH: readonly Attempt[] = [
  {
    name: 'network: other machines, this machine, names, a listening socket for others',
    language: 'go',
    code: goTry(
      '\t"net"\n\t"time"',
      `\tfor _, address := range []string{"1.1.1.1:80", "127.0.0.1:PORT", "[::1]:PORT", "169.254.169.254:80", "10.0.0.1:22"} {
		_, err := net.DialTimeout("tcp", address, time.Second)
		try(address, err)
	}
	_, err := net.LookupHost("example.org")
	try("name", err)
	all, _ := net.InterfaceAddrs()
	for _, one := range all {
		if ip, _, _ := net.ParseCIDR(one.String()); !ip.IsLoopback() {
			fmt.Println("GOT", one)
		}
	}`,
    ),
    held: nothingGot,
  },
  {
    name: 'more rights: user namespaces, mounts, `chroot`, set-user-id programs, other host name',
    language: 'go',
    code: goTry(
      '\t"os/exec"\n\t"strings"\n\t"syscall"',
      `\ttry("user namespace", syscall.Unshare(syscall.CLONE_NEWUSER))
	try("mount namespace", syscall.Unshare(syscall.CLONE_NEWNS))
	try("mount", syscall.Mount("none", "/tmp", "tmpfs", 0, ""))
	try("chroot", syscall.Chroot("/work"))
	try("setuid", syscall.Setuid(0))
	try("host name", syscall.Sethostname([]byte("x")))
	try("clock", syscall.Settimeofday(&syscall.Timeval{}))
	for _, line := range []string{"su -c id", "mount -t tmpfs none /work", "unshare -Ur id", "bwrap --bind / / id"} {
		out, err := exec.Command("sh", "-c", line).CombinedOutput()
		fmt.Println(strings.TrimSpace(string(out)))
		try(line, err)
	}`,
    ),
    held: nothingGot,
  },
  {
    name: 'sockets of other kinds: to the host of a virtual machine, raw, of the kernel; rings of system calls',
    language: 'go',
    code: goTry(
      '\t"syscall"',
      `\tfor name, family := range map[string]int{"vsock": 40, "packet": 17, "algorithms": 38, "bluetooth": 31, "xdp": 44} {
		_, err := syscall.Socket(family, syscall.SOCK_STREAM, 0)
		if err == nil || err == syscall.EPERM {
			try(name, err)
		} else {
			fmt.Println("GOT an answer of", name, err)
		}
	}
	_, err := syscall.Socket(syscall.AF_INET, syscall.SOCK_RAW, syscall.IPPROTO_ICMP)
	try("raw", err)
	for name, number := range map[string]uintptr{"io_uring": 425, "bpf": 321, "keys": 250, "userfaultfd": 323, "perf": 298, "32 bit": 0x40000000 + 39} {
		_, _, no := syscall.Syscall(number, 0, 0, 0)
		if no != syscall.EPERM {
			fmt.Println("GOT an answer of", name, no)
		}
	}`,
    ),
    held: nothingGot,
  },
  {
    name: 'signals to every process it can see',
    language: 'go',
    code: 'package main\n\nimport (\n\t"fmt"\n\t"syscall"\n)\n\nfunc main() {\n\tfmt.Println(syscall.Kill(1, 9))\n\tsyscall.Kill(-1, 9)\n}\n',
    held: ({ took }) => took < COMPILE_SECONDS + 10,
  },
  {
    name: 'processes that outlive the program, and zombies',
    language: 'go',
    code: goTry(
      '\t"os/exec"',
      `\tfor i := 0; i < 20; i++ {
		exec.Command("setsid", "sh", "-c", "trap '' TERM HUP; sleep 1000 & sleep 1000").Start()
		exec.Command("true").Start()
	}`,
    ),
    held: ({ printed, took }) => printed === 'end\n' && took < COMPILE_SECONDS + 10,
  },
]

export const ATTEMPTS: readonly Attempt[] = [...FILES, ...REACH, ...BOMBS, ...LOOPS, ...HUNGER]
