import { mebibytes } from '../limits.ts'
import { ask, findTool } from './find-tool.ts'
import type { Language } from './language.ts'

/** Edition and optimisation of the public playground, and of `kis verify`. */
const FLAGS = '--edition 2021 -C opt-level=3 --color never'

export async function findRust(): Promise<Language | undefined> {
  const rustc = findTool('rustc')
  if (!rustc || !findTool('cc')) return undefined
  return {
    version: /^rustc ([\d.]+)/.exec(await ask(rustc, ['--version']))?.[1] ?? '',
    file: 'main.rs',
    binds: [],
    compile: `${rustc} ${FLAGS} -o /tmp/main main.rs`,
    run: '/tmp/main',
    memory: mebibytes(512),
    trial: 'fn main() { println!("ok"); }\n',
  }
}
