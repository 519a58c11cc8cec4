/**
 * Python's `random.Random(seed)`: the same numbers from the same seed, so that a figure counts what
 * the program on its page counts. MT19937 of Matsumoto and Nishimura, seeded as CPython seeds it.
 */
export class MersenneTwister {
  private readonly state = new Uint32Array(624)
  private index = 624

  constructor(seed: number) {
    const { state } = this
    state[0] = 19650218
    for (let i = 1; i < 624; i++) state[i] = mix(state[i - 1]!, 1812433253) + i
    let i = 1
    for (let left = 624; left > 0; left--) {
      state[i] = (state[i]! ^ mix(state[i - 1]!, 1664525)) + seed
      i = this.next(i)
    }
    for (let left = 623; left > 0; left--) {
      state[i] = (state[i]! ^ mix(state[i - 1]!, 1566083941)) - i
      i = this.next(i)
    }
    state[0] = 0x80000000
  }

  /** Walks through the words; after the last the first becomes a copy of it. */
  private next(i: number) {
    if (i < 623) return i + 1
    this.state[0] = this.state[623]!
    return 1
  }

  /** 32 random bits. */
  word() {
    const { state } = this
    if (this.index === 624) this.twist()
    let word = state[this.index++]!
    word ^= word >>> 11
    word ^= (word << 7) & 0x9d2c5680
    word ^= (word << 15) & 0xefc60000
    return (word ^ (word >>> 18)) >>> 0
  }

  /** Python's `getrandbits`, for at most 32 bits. */
  bits(count: number) {
    return this.word() >>> (32 - count)
  }

  /** Python's `random`: 53 random bits as a number below 1. */
  random() {
    return ((this.word() >>> 5) * 67108864 + (this.word() >>> 6)) / 9007199254740992
  }

  /** Python's `randrange(n)`: draws again what does not fit. */
  below(n: number) {
    const count = 32 - Math.clz32(n)
    let drawn = this.bits(count)
    while (drawn >= n) drawn = this.bits(count)
    return drawn
  }

  /** Python's `expovariate`: the time to the next arrival. */
  exponential(rate: number) {
    return -Math.log(1 - this.random()) / rate
  }

  private twist() {
    const { state } = this
    for (let i = 0; i < 624; i++) {
      const joined = (state[i]! & 0x80000000) | (state[(i + 1) % 624]! & 0x7fffffff)
      state[i] = state[(i + 397) % 624]! ^ (joined >>> 1) ^ (joined & 1 ? 0x9908b0df : 0)
    }
    this.index = 0
  }
}

function mix(word: number, factor: number) {
  return Math.imul(word ^ (word >>> 30), factor)
}
