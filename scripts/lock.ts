import { createInterface } from 'node:readline/promises'
import { Writable } from 'node:stream'
import { hashPassword, makeSalt } from '#content/locks/bcrypt.ts'
import { passwordProblem, suggestPassword } from '#content/locks/passwords.ts'
import { LOCK_COST } from '#model/seal.ts'

/**
 * `npm run lock -- hash` asks for a password and prints its hash for `site/locks.ts`; `-- suggest`
 * prints a password nobody guesses. Never an argument: those are kept by shells and seen by others.
 */
const [command, rounds] = process.argv.slice(2)
if (command === 'suggest') console.log(suggestPassword())
else if (command === 'hash') await printHash()
else {
  console.error('Usage: npm run lock -- hash [rounds] | suggest')
  process.exitCode = 1
}

async function printHash(): Promise<void> {
  process.stderr.write('Password (not shown): ')
  // What is typed is not written back.
  const output = new Writable({ write: (_chunk, _encoding, done) => done() })
  const lines = createInterface({ input: process.stdin, output, terminal: process.stdin.isTTY })
  const { value = '' } = (await lines[Symbol.asyncIterator]().next()) as { value?: string }
  lines.close()
  process.stderr.write('\n')
  const password = value.normalize('NFC')
  const problem = passwordProblem(password)
  if (problem !== undefined) {
    console.error(`The password ${problem}. \`npm run lock -- suggest\` makes one.`)
    process.exitCode = 1
    return
  }
  console.log(await hashPassword(password, makeSalt(Number(rounds ?? LOCK_COST))))
}
