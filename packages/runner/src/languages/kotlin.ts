import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { mebibytes } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { findTool } from './find-tool.ts'
import type { Language } from './language.ts'

const THERE = '/opt/kotlin'
/** Short lives: no time for the optimising compiler of the virtual machine. */
const QUICK = '-XX:TieredStopAtLevel=1 -XX:+UseSerialGC -XX:-UsePerfData'
const COMPILER = `${THERE}/kotlin-compiler.jar:${THERE}/kotlin-stdlib.jar`
const MAIN = 'org.jetbrains.kotlin.cli.jvm.K2JVMCompiler -no-stdlib -no-reflect -nowarn'
const TRIAL = 'fun main() {\n    println("ok")\n}\n'

/** Needs a Java runtime and the package `kotlin-compiler` of npm. */
export async function findKotlin({
  kotlin: lib,
}: Pick<Settings, 'kotlin'>): Promise<Language | undefined> {
  const java = findTool('java')
  if (!java || lib === undefined || !existsSync(join(lib, 'kotlin-compiler.jar'))) return undefined
  return {
    version: versionOf(lib),
    file: 'main.kt',
    binds: [[lib, THERE], ...javaSettings()],
    compile: `${java} ${QUICK} -Xmx320m -cp ${COMPILER} ${MAIN} -cp ${THERE}/kotlin-stdlib.jar -d /tmp/out main.kt`,
    run: `${java} ${QUICK} -Xmx256m -cp /tmp/out:${THERE}/kotlin-stdlib.jar MainKt`,
    memory: mebibytes(768),
    trial: TRIAL,
  }
}

/** Debian's Java reads its settings through links into `/etc`. */
const javaSettings = (): [string, string][] =>
  readdirSync('/etc')
    .filter((name) => name.startsWith('java-'))
    .map((name) => [join('/etc', name), join('/etc', name)])

function versionOf(lib: string): string {
  const manifest = join(lib, '../package.json')
  if (!existsSync(manifest)) return ''
  return (JSON.parse(readFileSync(manifest, 'utf8')) as { version?: string }).version ?? ''
}
