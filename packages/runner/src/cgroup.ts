import { accessSync, constants, existsSync, mkdirSync, readdirSync, readFileSync } from 'node:fs'
import { rmdir, writeFile } from 'node:fs/promises'
import { writeFileSync } from 'node:fs'
import { setTimeout as sleep } from 'node:timers/promises'
import { join } from 'node:path'

const MOUNT = '/sys/fs/cgroup'
const NAME = 'runner-run-'
/** A killed process is gone within milliseconds; a folder with processes cannot be removed. */
const TRIES = 200

/** Memory and processes of everything one run starts, together. */
export interface Group {
  readonly join: (pid: number) => Promise<void>
  /** Whether the kernel ended something in it for want of memory. */
  readonly lackedMemory: () => boolean
  /** Kills what is still in it and removes it. */
  readonly close: () => Promise<void>
}

export interface Cgroups {
  readonly version: 'v1' | 'v2'
  readonly create: (bounds: GroupBounds) => Promise<Group>
}

export interface GroupBounds {
  readonly memory: number
  readonly processes: number
}

/** Where this process may divide what it was given; without both controllers there is nothing. */
export function findCgroups(): Cgroups | undefined {
  const own = readFileSync('/proc/self/cgroup', 'utf8')
  const two = /^0::(\/.*)$/m.exec(own)?.[1]
  if (two !== undefined && existsSync(join(MOUNT, 'cgroup.controllers')))
    return versionTwo(join(MOUNT, two))
  const [memory, pids] = ['memory', 'pids'].map((controller) => {
    const path = new RegExp(`^\\d+:(?:[^:]*,)?${controller}(?:,[^:]*)?:(/.*)$`, 'm').exec(own)?.[1]
    return path === undefined ? undefined : join(MOUNT, controller, path)
  })
  return memory && pids && [memory, pids].every(isWritable) ? versionOne(memory, pids) : undefined
}

/** The folder must be delegated (systemd: `Delegate=yes`); processes may live in leaves only. */
function versionTwo(base: string): Cgroups | undefined {
  try {
    mkdirSync(join(base, 'runner-itself'), { recursive: true })
    writeFileSync(join(base, 'runner-itself/cgroup.procs'), String(process.pid))
    writeFileSync(join(base, 'cgroup.subtree_control'), '+memory +pids')
  } catch {
    return undefined
  }
  removeStale(base)
  return {
    version: 'v2',
    create: ({ memory, processes }) =>
      createGroup([base], {
        files: [
          ['memory.max', String(memory)],
          ['memory.oom.group', '1'],
          ['pids.max', String(processes)],
        ],
        // Absent where the kernel knows no swap.
        optional: [['memory.swap.max', '0']],
        events: 'memory.events',
      }),
  }
}

function versionOne(memoryBase: string, pidsBase: string): Cgroups {
  for (const base of [memoryBase, pidsBase]) removeStale(base)
  return {
    version: 'v1',
    create: ({ memory, processes }) =>
      createGroup([memoryBase, pidsBase], {
        files: [
          ['memory.limit_in_bytes', String(memory)],
          ['pids.max', String(processes)],
        ],
        optional: [['memory.memsw.limit_in_bytes', String(memory)]],
        events: 'memory.oom_control',
      }),
  }
}

type Value = readonly [file: string, text: string]

interface Shape {
  readonly files: readonly Value[]
  readonly optional: readonly Value[]
  /** Has a line `oom_kill` with a count. */
  readonly events: string
}

let next = 0

async function createGroup(bases: readonly string[], shape: Shape): Promise<Group> {
  const name = `${NAME}${process.pid}-${next++}`
  const folders = bases.map((base) => join(base, name))
  const holding = (file: string) => folders.find((folder) => existsSync(join(folder, file)))
  const close = async () => {
    for (const folder of folders) await removeGroup(folder)
  }
  try {
    for (const folder of folders) mkdirSync(folder)
    for (const [file, text] of shape.files) await writeFile(join(holding(file)!, file), text)
    for (const [file, text] of shape.optional) {
      const folder = holding(file)
      if (folder) await writeFile(join(folder, file), text)
    }
  } catch (error) {
    await close()
    throw error
  }
  return {
    join: async (pid) => {
      for (const folder of folders) await writeFile(join(folder, 'cgroup.procs'), String(pid))
    },
    lackedMemory: () => {
      const text = readFileSync(join(holding(shape.events)!, shape.events), 'utf8')
      return Number(/^oom_kill (\d+)/m.exec(text)?.[1] ?? 0) > 0
    },
    close,
  }
}

async function removeGroup(folder: string): Promise<void> {
  for (let attempt = 0; attempt < TRIES && existsSync(folder); attempt++) {
    killAll(folder)
    try {
      await rmdir(folder)
    } catch {
      await sleep(10)
    }
  }
  if (existsSync(folder)) throw new Error(`${folder} still has processes.`)
}

function killAll(folder: string): void {
  try {
    const kill = join(folder, 'cgroup.kill')
    if (existsSync(kill)) return writeFileSync(kill, '1')
    const pids = readFileSync(join(folder, 'cgroup.procs'), 'utf8').split('\n')
    for (const pid of pids) if (pid !== '') process.kill(Number(pid), 'SIGKILL')
  } catch {
    // Ended by itself in between.
  }
}

/** What a runner left that was itself killed: its sandboxes have ended with it. */
function removeStale(base: string): void {
  const left = readdirSync(base).filter((name) => {
    const [pid] = name.startsWith(NAME) ? name.slice(NAME.length).split('-') : []
    return pid !== undefined && !existsSync(`/proc/${pid}`)
  })
  for (const name of left) void removeGroup(join(base, name)).catch(() => undefined)
}

function isWritable(folder: string): boolean {
  try {
    accessSync(folder, constants.W_OK)
    return true
  } catch {
    return false
  }
}
