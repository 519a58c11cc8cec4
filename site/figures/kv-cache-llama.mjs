/**
 * Lets llama.cpp keep caches of published shapes and says how large they are and what a token costs.
 * The weights are random and narrow: a cache depends on layers, key-value heads and head size alone.
 *
 *   mkdir /tmp/llama && npm install --prefix /tmp/llama node-llama-cpp@3.22.1
 *   node figures/kv-cache-llama.mjs /tmp/llama
 *
 * Writes kv-cache/sizes.csv and times.csv; attention-by-hand-charts.py makes the charts' data of them.
 * Memory up to 5 GB, a few minutes. One thread, and processor time, so that a busy machine matters little.
 */
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { writeModel } from './kv-cache/random-model.mjs'

const entry = join(process.argv[2] ?? '.', 'node_modules/node-llama-cpp/dist/index.js')
const { getLlama, LlamaLogLevel } = await import(pathToFileURL(entry).href)
const MIB = 2 ** 20

const lines = []
const llama = await getLlama({
  gpu: false,
  build: 'never',
  maxThreads: 1,
  logLevel: LlamaLogLevel.debug,
  logger: (_level, line) => lines.push(line),
})
const folder = mkdtempSync(join(tmpdir(), 'kv-'))
const resident = () =>
  Number(/VmRSS:\s+(\d+)/.exec(readFileSync('/proc/self/status', 'utf8'))[1]) / 1024

async function withModel(shape, use) {
  const path = join(folder, 'model.gguf')
  writeModel(path, { width: 256, head: 128, ffn: 256, context: 8192, ...shape })
  const model = await llama.loadModel({ modelPath: path, useMmap: false })
  await use(model)
  await model.dispose()
}

const SHAPES = [
  { name: 'Llama 2 7B', layers: 32, heads: 32, kv: 32 },
  { name: 'Llama 3 8B', layers: 32, heads: 32, kv: 8 },
  { name: 'Llama 2 70B', layers: 80, heads: 64, kv: 8 },
]

async function sizes() {
  const rows = ['model,cache type,formula (MiB),reported (MiB),grown (MiB)']
  for (const shape of SHAPES)
    await withModel(shape, async (model) => {
      for (const type of ['F16', 'Q8_0', 'Q4_0']) {
        lines.length = 0
        const before = resident()
        const context = await model.createContext({
          contextSize: 8192,
          batchSize: 64,
          flashAttention: type !== 'F16',
          experimentalKvCacheKeyType: type,
          experimentalKvCacheValueType: type,
        })
        const grown = resident() - before
        const reported = /llama_kv_cache: size = +([\d.]+) MiB/.exec(lines.join('\n'))[1]
        const formula = (2 * shape.layers * shape.kv * 128 * 2 * 8192) / MIB
        rows.push([shape.name, type, formula, Number(reported), Math.round(grown)].join(','))
        console.log(rows.at(-1))
        await context.dispose()
      }
    })
  return rows
}

/** Processor time, in milliseconds, of one call. */
async function cost(call) {
  const before = process.cpuUsage()
  await call()
  const { user, system } = process.cpuUsage(before)
  return (user + system) / 1000
}

const words = (count, start) =>
  Array.from({ length: count }, (_, i) => 3 + (((start + i) * 7) % 256))
const AT = [128, 256, 512, 1024, 2048]
const STEPS = 24

async function times() {
  const rows = [['kv heads', 'tokens before', 'one more (ms)', 'all again (ms)'].join(',')]
  for (const kv of [32, 8, 1])
    await withModel({ layers: 8, heads: 32, kv }, async (model) => {
      const context = await model.createContext({
        contextSize: 2176,
        batchSize: 512,
        flashAttention: false,
      })
      const sequence = context.getSequence()
      let all = 0
      for (const length of AT) {
        const from = sequence.nextTokenIndex
        all += await cost(() =>
          sequence.evaluateWithoutGeneratingNewTokens(words(length - from, from)),
        )
        const steps = []
        for (let i = 0; i < STEPS; i++)
          steps.push(
            await cost(() => sequence.evaluateWithoutGeneratingNewTokens(words(1, length + i))),
          )
        await sequence.eraseContextTokenRanges([{ start: length, end: length + STEPS }])
        const median = steps.toSorted((a, b) => a - b)[STEPS / 2]
        rows.push([kv, length, median.toFixed(2), all.toFixed(0)].join(','))
        console.log(rows.at(-1))
      }
      await context.dispose()
    })
  return rows
}

const write = (name, rows) =>
  writeFileSync(join(import.meta.dirname, 'kv-cache', name), rows.join('\n') + '\n')
write('sizes.csv', await sizes())
write('times.csv', await times())
rmSync(folder, { recursive: true })
console.log(llama.llamaCppRelease, llama.buildType, llama.cpuMathCores)
