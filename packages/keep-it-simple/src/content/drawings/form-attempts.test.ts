import { expect, it } from 'vitest'
import { brokenLabels } from './broken-messages.ts'
import { attemptsFor, FITS, formName, FORMS, hasForms, PLACE } from './forms.ts'
import { turned } from './turned.ts'

const FLOW = 'flowchart LR\n  A -->|a label of several words| B'
const TURNED = FLOW.replace('LR', 'TB')

it('there are forms for the column and for a phone, each with its width', () => {
  expect(FORMS).toEqual(['column', 'phone'])
  expect([PLACE, FITS]).toEqual([
    { column: 684, phone: 350 },
    { column: 786, phone: 440 },
  ])
  expect(FORMS.map((form) => formName('abc', form))).toEqual(['abc-column', 'abc-phone'])
})

it.each([
  ['flowchart LR', true],
  ['graph TB', true],
  ['stateDiagram-v2', true],
  ['classDiagram', true],
  ['sequenceDiagram', true],
  ['gantt', true],
  ['  \n\n  %% one\n%% two\n\n gantt', true],
  ['---\ntitle: pie\n---  \ngantt', true],
  ['---\ntitle: gantt\n---\npie', false],
  ['%% gantt\nerDiagram', false],
  ['flowcharts LR', false],
  ['1 gantt', false],
])('%j has other forms: %s', (source, expected) => {
  expect(hasForms(source)).toBe(expected)
})

it.each(FORMS)('a chart of times is as wide as the %s', (form) => {
  expect(attemptsFor('gantt\n  a: 1', form)).toEqual([
    { source: 'gantt\n  a: 1', config: { gantt: { useWidth: PLACE[form] } } },
  ])
})

it('a sequence stands closer with each attempt, with its words in shorter lines', () => {
  const source = 'sequenceDiagram\n  A->>B: a message of many short words in a row'
  const attempts = attemptsFor(source, 'column')
  expect(attempts.map(({ config }) => config)).toEqual(
    [
      [120, 24],
      [100, 18],
      [88, 14],
    ].map(([width, actorMargin]) => ({
      sequence: { width, actorMargin, diagramMarginX: 4, boxMargin: 4 },
    })),
  )
  const breaks = attempts.map((one) => one.source.split('<br/>').length)
  expect(breaks).toEqual(breaks.toSorted((a, b) => a - b))
  expect(breaks[0]).toBeLessThan(breaks[2]!)
  expect(attemptsFor(source, 'phone').map(({ config }) => config.sequence!.width)).toEqual([
    104, 84, 70, 56,
  ])
})

it('a graph keeps its direction in the column as long as it can', () => {
  const attempts = attemptsFor(FLOW, 'column')
  expect(attempts.map(({ source, config }) => [source.slice(10, 12), config.flowchart])).toEqual(
    ['LR', 'TB'].flatMap((direction) =>
      [
        [200, 24],
        [140, 18],
        [110, 14],
      ].map(([wrappingWidth, gap]) => [
        direction,
        {
          nodeSpacing: gap,
          rankSpacing: gap! + 10,
          padding: 8,
          wrappingWidth,
          minNodeWidth: 24,
        },
      ]),
    ),
  )
})

it('on a phone a graph takes the roomiest way, down the page first', () => {
  const attempts = attemptsFor(FLOW, 'phone')
  expect(
    attempts.map(({ source, config }) => [source.slice(10, 12), config.flowchart!.wrappingWidth]),
  ).toEqual([200, 130, 100, 84].flatMap((width) => ['TB', 'LR'].map((way) => [way, width])))
  const graph = { nodeSpacing: 24, rankSpacing: 34, padding: 8 }
  expect(attempts[0]!.config).toEqual({
    flowchart: { ...graph, wrappingWidth: 200, minNodeWidth: 24 },
    state: { ...graph, minNodeWidth: 24 },
    class: graph,
  })
  expect(attempts[0]!.source).toBe(brokenLabels(TURNED, 200 / 14))
  expect(attempts.at(-1)!.source).toBe(brokenLabels(FLOW, 84 / 14))
})

it.each([
  ['flowchart RL\n  A', 'flowchart TB\n  A', true],
  ['graph LR', 'graph TB', true],
  ['  flowchart-elk  LR', '  flowchart-elk  TB', true],
  ['flowchart TD', 'flowchart LR', false],
  ['flowchart BT', 'flowchart LR', false],
  ['classDiagram\n  direction RL\n', 'classDiagram\n  direction TB\n', true],
  ['stateDiagram\n  A', 'stateDiagram\n  direction LR\n  A', false],
  ['stateDiagram-v2  \n  A', 'stateDiagram-v2  \n  direction LR\n  A', false],
  ['flowchart TB\n direction LR\n', 'flowchart LR\n direction LR\n', false],
  ['flowchart LRX', 'flowchart LRX', false],
])('%j turned is %j', (source, other, isAcross) => {
  expect(turned(source, 'column')).toEqual([source, other])
  expect(turned(source, 'phone')).toEqual(isAcross ? [other, source] : [source, other])
})
