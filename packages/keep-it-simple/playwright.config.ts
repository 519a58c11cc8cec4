import { defineConfig } from '@playwright/test'
import { pageTests } from 'keep-it-simple-testing/playwright.ts'

/** In the gate: what was promised to readers by number, and the specs that a mistake anywhere would fail. */
const GATE =
  /\[S\d|fixtures-sweep\/|pages\/(?:dead-ends|desk|dev|escaping|feeds|fonts|home-desk|html-attacks|islands-start|lock-policy|lock-session|locks|nginx|offline|policy|run-javascript|saved|search-dialog|writing)\.spec/

export default defineConfig({
  ...pageTests('../../.results/pages-engine.json', GATE),
  testDir: 'tests',
  // Two keep the cores busy; many of these tests wait, for a worker, a time limit or a compiler.
  workers: 3,
  // Text only, beside the site it tells of; the same on every machine.
  snapshotPathTemplate: '{testDir}/fixtures/{arg}{ext}',
  globalSetup: './tests/support/global-setup.ts',
})
