import { closeSync, openSync, writeSync } from 'node:fs'

/** Writes a GGUF file of the Llama architecture with random weights: only its shape is of interest. */
export function writeModel(path, shape) {
  const { layers, width, heads, kv, head, ffn, context } = shape
  const bytes = Array.from({ length: 256 }, (_, i) => i.toString(16).toUpperCase().padStart(2, '0'))
  const tokens = ['<unk>', '<s>', '</s>', ...bytes.map((byte) => `<0x${byte}>`)]
  const keys = [
    key('general.architecture', 'str', 'llama'),
    key('llama.block_count', 'u32', layers),
    key('llama.context_length', 'u32', context),
    key('llama.embedding_length', 'u32', width),
    key('llama.feed_forward_length', 'u32', ffn),
    key('llama.attention.head_count', 'u32', heads),
    key('llama.attention.head_count_kv', 'u32', kv),
    key('llama.attention.key_length', 'u32', head),
    key('llama.attention.value_length', 'u32', head),
    key('llama.rope.dimension_count', 'u32', head),
    key('llama.attention.layer_norm_rms_epsilon', 'f32', 1e-5),
    key('llama.vocab_size', 'u32', tokens.length),
    key('tokenizer.ggml.model', 'str', 'llama'),
    key('tokenizer.ggml.tokens', 'str', tokens),
    key(
      'tokenizer.ggml.scores',
      'f32',
      tokens.map(() => 0),
    ),
    key('tokenizer.ggml.token_type', 'i32', tokens.map(kindOfToken)),
    key('tokenizer.ggml.bos_token_id', 'u32', 1),
    key('tokenizer.ggml.eos_token_id', 'u32', 2),
  ]
  const matrix = (name, from, to) => ({ name, dims: [from, to], half: true })
  const norm = (name) => ({ name, dims: [width], half: false })
  const tensors = [
    matrix('token_embd.weight', width, tokens.length),
    norm('output_norm.weight'),
    matrix('output.weight', width, tokens.length),
    ...Array.from({ length: layers }, (_, i) => [
      norm(`blk.${i}.attn_norm.weight`),
      matrix(`blk.${i}.attn_q.weight`, width, heads * head),
      matrix(`blk.${i}.attn_k.weight`, width, kv * head),
      matrix(`blk.${i}.attn_v.weight`, width, kv * head),
      matrix(`blk.${i}.attn_output.weight`, heads * head, width),
      norm(`blk.${i}.ffn_norm.weight`),
      matrix(`blk.${i}.ffn_gate.weight`, width, ffn),
      matrix(`blk.${i}.ffn_up.weight`, width, ffn),
      matrix(`blk.${i}.ffn_down.weight`, ffn, width),
    ]).flat(),
  ]
  let offset = 0
  const infos = tensors.map((tensor) => {
    const { name, dims, half } = tensor
    const at = offset
    offset += padded(sizeOf(tensor))
    return Buffer.concat([
      text(name),
      u32(dims.length),
      ...dims.map(u64),
      u32(half ? 1 : 0),
      u64(at),
    ])
  })
  const counts = [u32(3), u64(tensors.length), u64(keys.length)]
  const header = Buffer.concat([Buffer.from('GGUF'), ...counts, ...keys, ...infos])
  const file = openSync(path, 'w')
  writeSync(file, header)
  writeSync(file, Buffer.alloc(padded(header.length) - header.length))
  const random = randomHalves()
  for (const tensor of tensors) {
    if (tensor.half) {
      for (let left = padded(sizeOf(tensor)); left > 0; left -= random.length)
        writeSync(file, random, 0, Math.min(left, random.length))
    } else writeSync(file, Buffer.from(new Float32Array(width).fill(1).buffer))
  }
  closeSync(file)
}

const kindOfToken = (_token, i) => (i === 0 ? 2 : i < 3 ? 3 : 6)
const padded = (size) => Math.ceil(size / 32) * 32
const sizeOf = ({ dims, half }) => dims.reduce((a, b) => a * b, 1) * (half ? 2 : 4)

function number(size, write) {
  return (value) => {
    const buffer = Buffer.alloc(size)
    buffer[write](value)
    return buffer
  }
}
const u32 = number(4, 'writeUInt32LE')
const i32 = number(4, 'writeInt32LE')
const f32 = number(4, 'writeFloatLE')
const u64 = (value) => number(8, 'writeBigUInt64LE')(BigInt(value))
const text = (value) => Buffer.concat([u64(Buffer.byteLength(value)), Buffer.from(value)])

const KINDS = { u32: [4, u32], i32: [5, i32], f32: [6, f32], str: [8, text] }
function key(name, kind, value) {
  const [id, write] = KINDS[kind]
  return Array.isArray(value)
    ? Buffer.concat([text(name), u32(9), u32(id), u64(value.length), ...value.map(write)])
    : Buffer.concat([text(name), u32(id), write(value)])
}

/** A mebibyte of halves between 0.008 and 0.016 with either sign, the same at every run. */
function randomHalves() {
  let state = 1
  const next = () => (state = (state * 48_271) % 2_147_483_647) / 2_147_483_647
  const halves = Buffer.alloc(1 << 20)
  for (let i = 0; i < halves.length; i += 2) {
    const sign = next() < 0.5 ? 0x8000 : 0
    halves.writeUInt16LE(sign | 0x2000 | Math.floor(next() * 0x400), i)
  }
  return halves
}
