import { expect, it } from 'vitest'
import { isNpmCommand, sayTo } from './package-managers.ts'

it.each([
  ['npm install', 'npm install', 'pnpm install', 'yarn install', 'bun install'],
  ['npm i vite', 'npm install vite', 'pnpm add vite', 'yarn add vite', 'bun add vite'],
  [
    'npm install -D a b',
    'npm install -D a b',
    'pnpm add -D a b',
    'yarn add -D a b',
    'bun add -D a b',
  ],
  [
    'npm i --save-dev a',
    'npm install --save-dev a',
    'pnpm add -D a',
    'yarn add -D a',
    'bun add -D a',
  ],
  ['npm i -g a', 'npm install -g a', 'pnpm add -g a', 'yarn global add a', 'bun add -g a'],
  [
    'npm ci',
    'npm ci',
    'pnpm install --frozen-lockfile',
    'yarn install --immutable',
    'bun install --frozen-lockfile',
  ],
  ['npm uninstall a', 'npm uninstall a', 'pnpm remove a', 'yarn remove a', 'bun remove a'],
  [
    'npm run dev -- --port 1',
    'npm run dev -- --port 1',
    'pnpm run dev --port 1',
    'yarn run dev --port 1',
    'bun run dev --port 1',
  ],
  ['npm test', 'npm test', 'pnpm test', 'yarn test', 'bun run test'],
  [
    'npm create vite@latest a -- --template react',
    'npm create vite@latest a -- --template react',
    'pnpm create vite@latest a --template react',
    'yarn create vite@latest a --template react',
    'bun create vite@latest a --template react',
  ],
  [
    'npx tsc --init',
    'npx tsc --init',
    'pnpm dlx tsc --init',
    'yarn dlx tsc --init',
    'bunx tsc --init',
  ],
  [
    'CI=1 npm test && npm run build',
    'CI=1 npm test && npm run build',
    'CI=1 pnpm test && pnpm run build',
    'CI=1 yarn test && yarn run build',
    'CI=1 bun run test && bun run build',
  ],
  ['npm init -y', 'npm init -y', 'pnpm init -y', 'yarn init -y', 'bun init -y'],
  ['cd app', 'cd app', 'cd app', 'cd app', 'cd app'],
  ['$ npm i', '$ npm i', '$ pnpm install', '$ yarn install', '$ bun install'],
])('%s', (line, ...expected) => {
  expect((['npm', 'pnpm', 'yarn', 'bun'] as const).map((name) => sayTo(name, line))).toEqual(
    expected,
  )
})

it('does not guess', () => {
  expect(sayTo('pnpm', 'npm whoami')).toBeUndefined()
  expect(sayTo('pnpm', 'npm')).toBeUndefined()
  expect(isNpmCommand('npmx i')).toBe(false)
})
