/** The language itself, and what computes without asking anybody. */
const ALLOWED: ReadonlySet<string> = new Set(
  `
    globalThis undefined NaN Infinity eval isFinite isNaN parseFloat parseInt decodeURI
    decodeURIComponent encodeURI encodeURIComponent escape unescape Object Function
    Boolean Symbol Error AggregateError EvalError RangeError ReferenceError SyntaxError
    TypeError URIError SuppressedError Number BigInt Math Date Temporal String RegExp
    Array Int8Array Uint8Array Uint8ClampedArray Int16Array Uint16Array Int32Array
    Uint32Array BigInt64Array BigUint64Array Float16Array Float32Array Float64Array Map
    Set WeakMap WeakSet WeakRef ArrayBuffer DataView Atomics JSON FinalizationRegistry
    Iterator AsyncDisposableStack DisposableStack Promise Reflect Proxy Intl TextEncoder
    TextDecoder URL URLSearchParams structuredClone atob btoa queueMicrotask crypto
    performance Event EventTarget AbortController AbortSignal constructor
  `.match(/\w+/g),
)

/**
 * Takes away everything else: network, storage, other workers, files and processes. A program that was
 * proven in Node has the same names as in a reader's browser, because both are confined by this.
 */
export function confine(): void {
  // Events of programs' own need what stands there.
  const ends = new Set<unknown>([null, Object.prototype, EventTarget.prototype])
  let scope: object = globalThis
  while (!ends.has(scope)) {
    for (const name of Object.getOwnPropertyNames(scope))
      if (!ALLOWED.has(name)) Reflect.deleteProperty(scope, name)
    scope = Object.getPrototypeOf(scope) as object
  }
}
