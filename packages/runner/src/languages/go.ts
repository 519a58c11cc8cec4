import { mkdirSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { mebibytes } from '../limits.ts'
import type { Settings } from '../settings.ts'
import { ask, findTool } from './find-tool.ts'
import type { Language } from './language.ts'

const THERE = '/cache/go'
const PACKAGE = '{{if .Export}}packagefile {{.ImportPath}}={{.Export}}{{end}}'

/**
 * The standard library is compiled once, when the runner first starts; a program is then only
 * compiled and linked, in a folder of its own, with a cache nobody can write to.
 */
export async function findGo({ cache }: Pick<Settings, 'cache'>): Promise<Language | undefined> {
  const go = findTool('go')
  if (!go) return undefined
  const version = /\bgo([\d.]+)/.exec(await ask(go, ['version']))?.[1] ?? ''
  const folder = join(cache, `go-${version}`)
  mkdirSync(folder, { recursive: true, mode: 0o755 })
  const env = {
    GOCACHE: folder,
    GOPATH: join(folder, 'none'),
    CGO_ENABLED: '0',
    GOPROXY: 'off',
    GOTOOLCHAIN: 'local',
  }
  const listed = await ask(go, ['list', '-export', '-f', PACKAGE, 'std'], env)
  writeFileSync(join(folder, 'importcfg'), listed.replaceAll(folder, THERE))
  const config = `-importcfg ${THERE}/importcfg`
  const tool = `${go} tool`
  return {
    version,
    file: 'main.go',
    binds: [[folder, THERE]],
    compile: `export GOCACHE=off GO111MODULE=off
${tool} compile -p main -complete -pack -trimpath /work ${config} -o /tmp/main.a main.go &&
${tool} link ${config} -o /tmp/main /tmp/main.a && rm /tmp/main.a`,
    run: '/tmp/main',
    memory: mebibytes(512),
    trial: 'package main\n\nimport "fmt"\n\nfunc main() { fmt.Println("ok") }\n',
  }
}
