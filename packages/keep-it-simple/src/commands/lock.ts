import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import { passwordProblem, suggestPassword } from '#content/locks/passwords.ts'
import { LOCK_COST } from '#model/seal.ts'
import type { Command, CommandInput } from './command.ts'
import { complain, inLines } from './say.ts'

/** A password is never an argument: those are stored by shells and seen by others. */
export const lock: Command = {
  usage: 'hash [rounds] | suggest',
  summary:
    'hash: ask for a password and print its hash for `locks`; suggest: print a good password',
  run: lockHelp,
}

async function lockHelp({ words: [what, rounds] }: CommandInput): Promise<number> {
  if (what === 'suggest') console.log(suggestPassword())
  else if (what === 'hash') return printHash(Number(rounds ?? LOCK_COST))
  else {
    complain('Usage: kis lock hash [rounds] | suggest')
    return 1
  }
  return 0
}

async function printHash(rounds: number): Promise<number> {
  process.stderr.write(`${inLines('Password (not shown):')} `)
  // What is typed is not written back.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const { value = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string }
  lines.close()
  process.stderr.write('\n')
  const password = value.normalize('NFC')
  const problem = passwordProblem(password)
  if (problem !== undefined) {
    complain(`The password ${problem}. \`kis lock suggest\` makes one.`)
    return 1
  }
  console.log(await hashPassword(password, makeSalt(rounds)))
  return 0
}
