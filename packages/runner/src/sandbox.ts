import type { Language } from './languages/language.ts'
import { TOOL_PATH } from './languages/language.ts'
import { LIMITS } from './limits.ts'

/** Descriptors of the sandbox: waits for the group and reports the start; messages; program; filter. */
export const START = 3
export const MESSAGES = 4
export const SOURCE = 5
export const FILTER = 6

const words = (text: string): string[] => text.trim().split(/\s+/)

const NAMESPACES = words(`
  --unshare-all --unshare-user --disable-userns --die-with-parent --new-session --cap-drop ALL
  --uid 1000 --gid 1000 --hostname sandbox`)
const SURROUNDINGS = words(`
  --clearenv --setenv PATH ${TOOL_PATH} --setenv HOME /work --setenv LANG C.UTF-8 --setenv TZ UTC`)
const TOOLS = words(`
  --ro-bind /usr /usr --symlink usr/bin /bin --symlink usr/lib /lib --symlink usr/lib64 /lib64
  --ro-bind-try /etc/alternatives /etc/alternatives`)
/** A fresh `/dev` is a folder in memory as large as half the machine, unless nobody can write to it. */
const FOLDERS = words(`
  --proc /proc --dev /dev --remount-ro /dev
  --size ${LIMITS.folderBytes} --tmpfs /tmp --size ${LIMITS.folderBytes} --tmpfs /work`)

/**
 * The machine's tools, read-only, and two small folders in memory that end with the run: nothing of
 * it is ever on the disk of the machine, so there is nothing to clean up and nothing to find.
 */
export function sandboxCommand(
  language: Language,
  filtered: boolean,
  seconds: number,
): readonly string[] {
  const binds = language.binds.flatMap(([here, there]) => ['--ro-bind', here, there])
  const program = words(`--file ${SOURCE} /work/${language.file} --chdir /work`)
  const filter = filtered ? ['--seccomp', String(FILTER)] : []
  // What is left of the root is a folder in memory too.
  const root = ['--remount-ro', '/']
  const bwrap = ['bwrap', ...NAMESPACES, ...SURROUNDINGS, ...TOOLS, ...binds, ...FOLDERS]
  const wait = `read -r _ <&${START} && exec nice -n 10 "$@"`
  const launcher = ['/bin/sh', '-c', wait, 'sh', ...bwrap, ...program, ...filter, ...root]
  return [...launcher, '--', '/bin/sh', '-c', stage(language, seconds)]
}

/** Limits hold for the compiler, too: it reads what strangers wrote. */
function stage({ compile, run, memory }: Language, seconds: number): string {
  const limits = [
    `--nproc=${LIMITS.processes}`,
    `--nofile=${LIMITS.openFiles}`,
    `--fsize=${LIMITS.fileBytes}`,
    `--data=${memory}`,
    '--core=0',
    '--memlock=0',
    '--msgqueue=0',
  ]
  return `prlimit ${limits.join(' ')} --pid $$
(
${compile}
) </dev/null >&${MESSAGES} 2>&1 ${START}>&- || exit 1
echo ran >&${START}
exec prlimit --cpu=${seconds} ${run} ${START}>&- ${MESSAGES}>&- ${SOURCE}>&- ${FILTER}>&-`
}
