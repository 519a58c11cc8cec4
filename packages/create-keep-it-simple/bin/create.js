#!/usr/bin/env node
// Plain JavaScript that any Node understands, so that an old one gets a sentence instead of a stack.
var major = Number(process.versions.node.split('.')[0])
if (major < 24) {
  console.error(
    'Keep It Simple needs Node 24 or later; this is Node ' +
      process.versions.node +
      '.\n' +
      '  Install a current Node from https://nodejs.org/ or with your version manager, then run the command again.',
  )
  process.exit(1)
}
import('./start.js').catch(function (error) {
  console.error(error)
  process.exit(1)
})
