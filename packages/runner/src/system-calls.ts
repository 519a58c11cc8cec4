/** Numbers of x86-64. Ordinary programs need none of these; bugs of the kernel are found in them. */
const REFUSED: Readonly<Record<string, readonly number[]>> = {
  'other processes': [101, 310, 311],
  'System V and POSIX queues, which belong to no process': [29, 64, 68, 240],
  'mounts and namespaces': [155, 161, 165, 166, 272, 308, 428, 429, 430, 431, 432, 433, 442],
  'files by handle': [303, 304],
  'keys of the kernel': [248, 249, 250],
  'programs within the kernel, and looking into it': [103, 298, 321, 323],
  'rings of system calls': [425, 426, 427],
  'the machine: modules, swap, clock, name, ports, another kernel': [
    134, 135, 139, 153, 159, 163, 164, 167, 168, 169, 170, 171, 172, 173, 175, 176, 179, 227, 246,
    305, 313, 320,
  ],
}
const SOCKET = 41
/** Local, IPv4, IPv6 and lists of interfaces. A VM's own (`AF_VSOCK`) reaches the host from any namespace. */
const FAMILIES = [1, 2, 10, 16]
/** Calls of the 32-bit variant have this bit. */
const X32 = 0x4000_0000
const X86_64 = 0xc000_003e

const LOAD = 0x20
const EQUALS = 0x15
const AT_LEAST = 0x35
const RETURN = 0x06
const ALLOW = 0x7fff_0000
const KILL = 0x8000_0000
/** With EPERM, as if the program lacked the right. */
const REFUSE = 0x0005_0001
/** Where the kernel puts the number, the processor and the first argument. */
const [NUMBER, PROCESSOR, ARGUMENT] = [0, 4, 16]

type Instruction = readonly [code: number, ifTrue: number, ifFalse: number, value: number]

const load = (offset: number): Instruction => [LOAD, 0, 0, offset]
const answer = (value: number): Instruction => [RETURN, 0, 0, value]
/** Answers if it is the value; goes on if not. */
const when = (code: number, value: number, then: number): Instruction[] => [
  [code, 0, 1, value],
  answer(then),
]

/** The filter as the kernel reads it; nothing on processors whose numbers are not here. */
export function systemCallFilter(processor: string = process.arch): Buffer | undefined {
  if (processor !== 'x64') return undefined
  return encode([
    load(PROCESSOR),
    [EQUALS, 1, 0, X86_64],
    answer(KILL),
    load(NUMBER),
    ...when(AT_LEAST, X32, REFUSE),
    ...Object.values(REFUSED)
      .flat()
      .flatMap((number) => when(EQUALS, number, REFUSE)),
    [EQUALS, 1, 0, SOCKET],
    answer(ALLOW),
    load(ARGUMENT),
    ...FAMILIES.flatMap((family) => when(EQUALS, family, ALLOW)),
    answer(REFUSE),
  ])
}

function encode(instructions: readonly Instruction[]): Buffer {
  const bytes = Buffer.alloc(instructions.length * 8)
  for (const [index, [code, ifTrue, ifFalse, value]] of instructions.entries()) {
    bytes.writeUInt16LE(code, index * 8)
    bytes.writeUInt8(ifTrue, index * 8 + 2)
    bytes.writeUInt8(ifFalse, index * 8 + 3)
    bytes.writeUInt32LE(value, index * 8 + 4)
  }
  return bytes
}
