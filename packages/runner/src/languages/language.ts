/** How programs of one language are made and run within the sandbox. */
export interface Language {
  /** As readers are shown it: `1.26.1`. */
  readonly version: string
  /** Name of the program's file in `/work`. */
  readonly file: string
  /** Folders it needs besides `/usr`: on this machine, and in the sandbox. */
  readonly binds: readonly (readonly [here: string, there: string])[]
  /** Commands of the shell that compile, in `/work`; what they print is for the reader. */
  readonly compile: string
  /** The command that runs it; the shell is replaced by it. */
  readonly run: string
  /** For the whole run, the compiler included. */
  readonly memory: number
  /** Tried when the runner starts: prints `ok`. */
  readonly trial: string
}

/** Only here are compilers looked for: what is elsewhere does not exist in the sandbox. */
export const TOOL_PATH = '/usr/local/bin:/usr/bin:/bin'
