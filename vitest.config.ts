import { defineConfig } from 'vitest/config'
import { wordModules } from './src/locale/word-modules.ts'

export default defineConfig({
  plugins: [wordModules({ langs: ['zh-CN', 'en-US'], offline: true })],
  define: { __BUILD_YEAR__: '2026' },
  test: {
    include: ['src/**/*.test.{ts,tsx}', 'tests/**/*.test.{ts,tsx}'],
    testTimeout: 20_000,
    reporters: process.env['CI'] ? ['default', 'json'] : ['default'],
    outputFile: { json: '.results/unit.json' },
  },
})
