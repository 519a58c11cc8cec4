import { readFileSync, writeSync } from 'node:fs'
import { confine } from '#model/javascript/confine.ts'
import { openProgram } from '#model/javascript/open-program.ts'

/** A process: runs the program its argument names, and exits with 1 if that failed. */
const { argv, exit, on } = process
const wait = setTimeout
const code = readFileSync(argv[2]!, 'utf8')
const program = openProgram({
  print: (stream, text) => writeSync(stream === 'stdout' ? 1 : 2, text),
  wait: (then, milliseconds) => wait(then, milliseconds),
})
on.call(process, 'uncaughtException', program.fail)
on.call(process, 'unhandledRejection', program.fail)
const leave = exit.bind(process)
writeSync(3, 'ready')
confine()
Object.assign(globalThis, program.globals)
leave((await program.run(code)) ? 0 : 1)
