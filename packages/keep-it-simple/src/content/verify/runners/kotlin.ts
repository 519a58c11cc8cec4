import { spawnSync } from 'node:child_process'
import { existsSync, mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'
import { inParallel } from '../in-parallel.ts'
import type { Outcome } from '../run-program.ts'
import type { Runner } from '../runner.ts'
import type { Workshop } from '../workshop.ts'
import { versionOf } from './version-of.ts'

/** From the package registry; fetched into the tools' folder when a block needs it. */
const COMPILER = '2.4.20'
const DRIVER = join(import.meta.dirname, 'CompileAll.kt')
/** A short life: no time for the optimising compiler of the virtual machine. */
const QUICK = ['-XX:TieredStopAtLevel=1', '-XX:+UseSerialGC']

export const kotlin: Runner = {
  remedy: 'Install a Java runtime, 17 or newer (Debian: `apt-get install default-jre-headless`).',
  version() {
    const java = versionOf('Java', 'java', ['-version'], /version "([\d.]+)/)
    return java && `Kotlin ${COMPILER} (${java})`
  },
  async prepare(workshop) {
    const lib = fetchCompiler(workshop)
    const driver = await buildDriver(workshop, lib)
    const library = join(lib, 'kotlin-stdlib.jar')
    const classpath = [driver, join(lib, 'kotlin-compiler.jar'), library].join(':')
    return async (programs, done) => {
      const rooms = programs.map(({ code }) => workshop.room('main.kt', code))
      const args = ['-cp', classpath, 'CompileAllKt', library, ...rooms]
      const all = await workshop.compile(workshop.folder, 'java', args)
      if (all.code !== 0) throw new Error(`The Kotlin compiler did not run:\n${all.output}`)
      await inParallel(rooms, async (room, index) => {
        const runtime = [...QUICK, '-cp', `${room}/out:${library}`, 'MainKt']
        done(index, refusal(room) ?? (await workshop.run(room, 'java', runtime, programs[index])))
      })
    }
  },
}

/** What the compiler said of a program that it refused. */
function refusal(room: string): Outcome | undefined {
  const [status, ...messages] = readFileSync(join(room, 'messages'), 'utf8').split('\n')
  if (status === 'OK') return undefined
  // It names the file from where it was started.
  return { end: 'exit', code: 1, output: messages.join('\n').replaceAll(`${basename(room)}/`, '') }
}

function fetchCompiler(workshop: Workshop): string {
  const home = join(workshop.tools, `kotlin-${COMPILER}`)
  const lib = join(home, 'node_modules/kotlin-compiler/lib')
  if (existsSync(join(lib, 'kotlin-compiler.jar'))) return lib
  mkdirSync(home, { recursive: true })
  writeFileSync(join(home, 'package.json'), '{ "private": true }\n')
  const args = ['install', '--no-save', '--ignore-scripts', '--no-audit', '--no-fund']
  const { status, stderr } = spawnSync('npm', [...args, `kotlin-compiler@${COMPILER}`], {
    cwd: home,
    encoding: 'utf8',
  })
  if (status !== 0) throw new Error(`The Kotlin compiler could not be fetched:\n${stderr}`)
  return lib
}

/** The compiler starts slowly, so one process of it takes all programs; the driver is Kotlin itself. */
async function buildDriver(workshop: Workshop, lib: string): Promise<string> {
  const compiler = join(lib, 'kotlin-compiler.jar')
  const out = join(workshop.tools, `kotlin-${COMPILER}`, 'driver')
  const source = readFileSync(DRIVER, 'utf8')
  const copy = join(out, 'CompileAll.kt')
  if (existsSync(copy) && readFileSync(copy, 'utf8') === source) return out
  const classpath = [compiler, join(lib, 'kotlin-stdlib.jar')].join(':')
  const main = ['-cp', classpath, 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler']
  const flags = ['-no-stdlib', '-no-reflect', '-nowarn', '-cp', classpath, '-d', out, DRIVER]
  const built = await workshop.compile(workshop.folder, 'java', [...main, ...flags])
  if (built.code !== 0) throw new Error(`The Kotlin driver does not compile:\n${built.output}`)
  writeFileSync(copy, source)
  return out
}
