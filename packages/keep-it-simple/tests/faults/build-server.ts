import { kis } from '#commands/kis.ts'

/** Builds the sites whose folders it is sent, one after another: the modules of the engine are loaded once. */
process.on('message', (root: string) => {
  void kis(['build', '--root', root]).then((code) => process.send!(code))
})
