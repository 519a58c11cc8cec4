import { expect, it } from 'vitest'
import { EXECUTE, run, serve } from '../../tests/support/rust-host.ts'

it('[S7.3] greets, asks to execute, and reads begin, both streams and end', async () => {
  const { engine, heard, sockets } = await serve((say) => {
    say('Begin')
    say('Stdout', 'no newline')
    say('Stderr', 'error: x')
    say('End', { success: true, exitDetail: 'Exited with status 0' })
  })
  const printed = ['release', 'stdout: no newline', 'stderr: error: x']
  expect(await run(engine)).toEqual({ ok: true, exit: 0, printed })
  expect(await run(engine)).toEqual({ ok: true, exit: 0, printed })
  expect(sockets()).toBe(1)
  expect(heard).toEqual([
    {
      type: 'websocket/connected',
      payload: { iAcceptThisIsAnUnsupportedApi: true },
      meta: { websocket: true, sequenceNumber: 0 },
    },
    ...[0, 1].map((sequenceNumber) => ({
      type: 'output/execute/wsExecuteRequest',
      payload: {
        backtrace: false,
        channel: 'stable',
        crateType: 'bin',
        edition: '2021',
        mode: 'release',
        tests: false,
        code: 'fn main() {}',
      },
      meta: { sequenceNumber },
    })),
  ])
})

it('hands a program its input once it has begun, and ends it', async () => {
  const { engine, heard } = await serve((say) => {
    if (heard.at(-1)!.type === `${EXECUTE}Request`) say('Begin')
    else if (heard.at(-1)!.type === `${EXECUTE}StdinClose`) say('End', { success: true })
  })
  expect(await run(engine, '3 4\n')).toMatchObject({ ok: true })
  const sent = heard.slice(2).map(({ type, payload }) => [type, payload])
  expect(sent).toEqual([
    [`${EXECUTE}Stdin`, '3 4\n'],
    [`${EXECUTE}StdinClose`, undefined],
  ])
})

it.each([
  [
    { success: false, exitDetail: 'Exited with status 101' },
    { ok: false, exit: 101 },
  ],
  [{ exitDetail: 'Killed by signal 9' }, { ok: false, detail: 'Killed by signal 9' }],
  [{ exitDetail: 'Not Exited with status 1' }, { ok: false, detail: 'Not Exited with status 1' }],
  [{ exitDetail: 'Exited with status 1?' }, { ok: false, detail: 'Exited with status 1?' }],
  [{ success: 'true', exitDetail: 7 }, { ok: false }],
  [undefined, { ok: false }],
])('a failed run reports its exit detail: %j', async (payload, expected) => {
  const { engine } = await serve((say) => {
    say('Begin')
    say('End', payload)
  })
  expect(await run(engine)).toEqual({ ...expected, printed: ['release'] })
})

it.each([
  [{ error: 'Too many' }, { detail: 'Too many' }],
  [{ error: 429 }, {}],
  [undefined, {}],
])('says what the service refuses: %j', async (payload, detail) => {
  const { engine, heard } = await serve((_, peer) =>
    peer.send(JSON.stringify({ type: 'websocket/error', payload, meta: heard.at(-1)!.meta })),
  )
  expect(await run(engine)).toEqual({ ok: false, fault: 'refused', ...detail, printed: [] })
})
