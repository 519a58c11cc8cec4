import { LIMITS } from '../../src/limits.ts'
import { COMPILE_SECONDS, RUN_SECONDS } from './test-limits.ts'
import type { Attempt } from './attempt.ts'

/** For compiling before, and for a machine that is busy with other things. */
const PATIENCE = COMPILE_SECONDS + 10

const stopped: Attempt['held'] = ({ took }) => took < RUN_SECONDS + PATIENCE
const late: Attempt['held'] = ({ fault }) => fault === 'time'
const failed: Attempt['held'] = ({ error, status, fault, took }) =>
  error === '' && status !== 0 && fault === undefined && took < PATIENCE

export const BOMBS: readonly Attempt[] = [
  {
    name: 'fork bomb: each process starts itself without end',
    language: 'go',
    code: 'package main\n\nimport "os/exec"\n\nfunc main() {\n\tfor {\n\t\texec.Command("/proc/self/exe").Start()\n\t}\n}\n',
    held: stopped,
  },
  {
    name: 'fork bomb of the shell',
    language: 'rust',
    code: 'fn main() {\n    let _ = std::process::Command::new("sh").args(["-c", "b() { b | b & b; }; b"]).status();\n}\n',
    held: stopped,
  },
  {
    name: 'threads without end',
    language: 'kotlin',
    code: 'fun main() {\n    while (true) Thread { Thread.sleep(100_000) }.start()\n}\n',
    held: stopped,
  },
]

export const LOOPS: readonly Attempt[] = [
  {
    name: 'endless loop',
    language: 'go',
    code: 'package main\n\nfunc main() {\n\tfor {\n\t}\n}\n',
    held: late,
  },
  { name: 'endless loop', language: 'rust', code: 'fn main() {\n    loop {}\n}\n', held: late },
  {
    name: 'endless loop',
    language: 'kotlin',
    code: 'fun main() {\n    while (true) {}\n}\n',
    held: late,
  },
  {
    name: 'sleep for an hour, deaf to signals',
    language: 'rust',
    code: 'fn main() {\n    let _ = std::process::Command::new("sh").args(["-c", "trap \'\' TERM INT HUP; sleep 3600"]).status();\n}\n',
    held: late,
  },
  {
    name: 'a constant that would take for ever to compute while compiling',
    language: 'rust',
    code: 'const fn f(n: u64) -> u64 { if n == 0 { 1 } else { f(n - 1) + f(n - 1) } }\nconst X: u64 = f(60);\nfn main() { println!("{}", X); }\n',
    held: ({ error, fault, took }) => (error !== '' || fault === 'time') && took < PATIENCE + 10,
  },
]

export const HUNGER: readonly Attempt[] = [
  {
    name: '1 GB of output',
    language: 'rust',
    code: "use std::io::Write;\nfn main() {\n    let line = [b'x'; 1 << 20];\n    for _ in 0..1024 {\n        std::io::stdout().write_all(&line).unwrap();\n    }\n}\n",
    held: ({ fault, printed, took }) =>
      fault === 'size' && printed.length <= LIMITS.outputBytes && took < PATIENCE,
  },
  {
    name: 'more errors of the compiler than anybody can read',
    language: 'rust',
    code: 'macro_rules! many { ($($t:tt)*) => { $(let _: u8 = $t;)* } }\nfn main() {\n    many!("SOME");\n}\n'.replace(
      'SOME',
      '" "'.repeat(20_000),
    ),
    held: ({ error, took }) =>
      error.length <= LIMITS.outputBytes && error !== '' && took < PATIENCE + 10,
  },
  {
    name: 'memory without end',
    language: 'go',
    code: 'package main\n\nfunc main() {\n\tvar all [][]byte\n\tfor {\n\t\tpart := make([]byte, 1<<24)\n\t\tfor i := 0; i < len(part); i += 4096 {\n\t\t\tpart[i] = 1\n\t\t}\n\t\tall = append(all, part)\n\t}\n}\n',
    held: failed,
  },
  {
    name: 'memory without end',
    language: 'rust',
    code: 'fn main() {\n    let mut all = Vec::new();\n    loop {\n        all.push(vec![all.len() as u8 | 1; 1 << 24]);\n        if all.len() > 9999 { println!("{:?}", all) }\n    }\n}\n',
    held: failed,
  },
  {
    name: 'memory without end',
    language: 'kotlin',
    code: 'fun main() {\n    val all = mutableListOf<ByteArray>()\n    while (true) all += ByteArray(1 shl 24) { 1 }\n}\n',
    held: failed,
  },
  {
    name: 'memory of many processes, each below its own limit',
    language: 'rust',
    code: 'use std::process::Command;\nfn main() {\n    if std::env::args().len() > 1 {\n        let part = vec![1u8; 100 << 20];\n        std::thread::sleep(std::time::Duration::from_secs(5));\n        println!("GOT {} MB", part.iter().filter(|b| **b == 1).count() >> 20);\n        return;\n    }\n    let all: Vec<_> = (0..40).map(|_| Command::new("/proc/self/exe").arg("x").spawn()).collect();\n    for one in all {\n        let _ = one.unwrap().wait();\n    }\n    println!("end");\n}\n',
    held: ({ error, printed }) => error === '' && printed.split('GOT').length - 1 < 6,
  },
  {
    name: 'memory in files: fill `/tmp` and `/work`',
    language: 'go',
    code: 'package main\n\nimport (\n\t"fmt"\n\t"os"\n)\n\nfunc main() {\n\ttotal := 0\n\tfor _, folder := range []string{"/tmp", "/work"} {\n\t\tfor i := 0; i < 100; i++ {\n\t\t\tif err := os.WriteFile(fmt.Sprint(folder, "/", i), make([]byte, 1<<22), 0o644); err != nil {\n\t\t\t\tfmt.Println(err)\n\t\t\t\tbreak\n\t\t\t}\n\t\t\ttotal += 1 << 22\n\t\t}\n\t}\n\tfmt.Println(total>>20 <= 128, "end")\n}\n',
    held: ({ printed }) => printed.includes('true end') && printed.includes('no space left'),
  },
  {
    name: 'one file without end',
    language: 'go',
    code: 'package main\n\nimport "os"\n\nfunc main() {\n\tfile, _ := os.Create("/tmp/big")\n\tfor {\n\t\tif _, err := file.Write(make([]byte, 1<<20)); err != nil {\n\t\t\tpanic(err)\n\t\t}\n\t}\n}\n',
    held: failed,
  },
  {
    name: 'memory that belongs to no process (System V segments)',
    language: 'go',
    code: 'package main\n\nimport (\n\t"fmt"\n\t"syscall"\n\t"unsafe"\n)\n\nfunc main() {\n\tfor n := 1; n <= 100; n++ {\n\t\tid, _, err := syscall.Syscall(syscall.SYS_SHMGET, 0, 64<<20, 0o1600)\n\t\tif err != 0 {\n\t\t\tfmt.Println(err)\n\t\t\tbreak\n\t\t}\n\t\tat, _, _ := syscall.Syscall(syscall.SYS_SHMAT, id, 0, 0)\n\t\tpart := unsafe.Slice((*byte)(unsafe.Pointer(at)), 64<<20)\n\t\tfor i := 0; i < len(part); i += 4096 {\n\t\t\tpart[i] = 1\n\t\t}\n\t\tsyscall.Syscall(syscall.SYS_SHMDT, at, 0, 0)\n\t\tfmt.Println(n*64, "MB")\n\t}\n}\n',
    held: ({ printed }) => !printed.includes('576 MB'),
  },
]
