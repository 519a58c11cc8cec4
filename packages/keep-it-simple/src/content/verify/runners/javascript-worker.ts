import { readFileSync, writeSync } from 'node:fs'
import { confine } from '#model/javascript/confine.ts'
import { openProgram } from '#model/javascript/open-program.ts'

/** A process: runs the program its argument names, and exits with 1 if that failed. */
const wait = setTimeout
const leave = process.exit.bind(process)
const code = readFileSync(process.argv[2]!, 'utf8')
const program = openProgram({
  print: (stream, text) => writeSync(stream === 'stdout' ? 1 : 2, text),
  wait: (then, milliseconds) => wait(then, milliseconds),
})
process.on('uncaughtException', program.fail)
process.on('unhandledRejection', program.fail)
writeSync(3, 'ready')
confine()
Object.assign(globalThis, program.globals)
leave((await program.run(code)) ? 0 : 1)
