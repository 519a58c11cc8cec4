import type { IncomingMessage } from 'node:http'
import { expect, it } from 'vitest'
import { isOwnRequest } from './own-request.ts'

const request = (headers: Record<string, string | undefined> = {}, method = 'POST') =>
  isOwnRequest({
    method,
    headers: {
      host: '127.0.0.1:5173',
      origin: 'http://127.0.0.1:5173',
      'x-desk': '1',
      'sec-fetch-site': 'same-origin',
      ...headers,
    },
  } as unknown as IncomingMessage)

it('takes what a page of this server sends', () => {
  expect(request()).toBe(true)
  expect(request({ host: 'localhost:80', origin: 'http://localhost:80' })).toBe(true)
  expect(request({ host: '[::1]:5173', origin: 'http://[::1]:5173' })).toBe(true)
  expect(request({ 'sec-fetch-site': undefined })).toBe(true)
})

it.each([
  ['another site', { origin: 'https://evil.example' }],
  ['another port of this machine', { origin: 'http://127.0.0.1:8080' }],
  ['another name of this machine', { origin: 'http://localhost:5173' }],
  ['a name turned to this machine', { host: 'evil.example', origin: 'http://evil.example' }],
  ['no page', { origin: undefined }],
  ['a sandboxed page', { origin: 'null' }],
  ['a form', { 'x-desk': undefined }],
  ['what a browser says is foreign', { 'sec-fetch-site': 'cross-site' }],
])('refuses %s', (_, headers) => {
  expect(request(headers)).toBe(false)
})

it('refuses what is only a link', () => {
  expect(request({}, 'GET')).toBe(false)
})
