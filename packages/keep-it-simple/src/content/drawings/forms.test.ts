import { describe, expect, it } from 'vitest'
import { brokenLabels, brokenMessages } from './broken-messages.ts'
import { attemptsFor, hasForms } from './forms.ts'
import { turned } from './turned.ts'

describe('another form of a diagram', () => {
  it.each([
    ['flowchart LR\n  A --> B', true],
    ['---\ntitle: x\n---\n%% a remark\nsequenceDiagram\n  A->>B: x', true],
    ['stateDiagram-v2\n  [*] --> A', true],
    ['pie\n  "a": 1', false],
    ['', false],
  ])('is known for %j: %s', (source, expected) => {
    expect(hasForms(source)).toBe(expected)
  })

  it('runs down the page of a phone and stays across in the column', () => {
    const across = 'flowchart LR\n  A --> B'
    const down = 'flowchart TB\n  A --> B'
    expect(turned(across, 'phone')).toEqual([down, across])
    expect(turned(across, 'column')).toEqual([across, down])
    expect(turned(down, 'phone')).toEqual([down, across])
  })

  it('of states and classes gets or changes its direction', () => {
    expect(turned('stateDiagram-v2\n  A --> B', 'phone')[1]).toBe(
      'stateDiagram-v2\n  direction LR\n  A --> B',
    )
    expect(turned('classDiagram\n  direction LR\n  A <|-- B', 'phone')[0]).toBe(
      'classDiagram\n  direction TB\n  A <|-- B',
    )
  })

  it('of a sequence has shorter lines, and nothing else of it changes', () => {
    const source = [
      'sequenceDiagram',
      '  participant A as 一个很长的名字要折行',
      '  A->>+B: 请求一份很长很长的数据，带上时间',
      '  alt 超时',
      '  B-->>-A: ok',
      '  Note over A,B: 两边都记下这一次的编号和时间',
    ].join('\n')
    expect(brokenMessages(source, 8)).toBe(
      [
        'sequenceDiagram',
        '  participant A as 一个很长的名字要<br/>折行',
        '  A->>+B: 请求一份很长很长<br/>的数据，带上时间',
        '  alt 超时',
        '  B-->>-A: ok',
        '  Note over A,B: 两边都记下这一次<br/>的编号和时间',
      ].join('\n'),
    )
  })

  it('of a graph has shorter words on its lines', () => {
    expect(brokenLabels('  a -->|in progress, lease over| b -->|"no"| c', 6)).toBe(
      '  a -->|in progress,<br/>lease over| b -->|"no"| c',
    )
  })

  it('is tried from the roomiest to the tightest', () => {
    const widths = attemptsFor('sequenceDiagram\n  A->>B: x', 'phone').map(
      ({ config }) => config.sequence!.width!,
    )
    expect(widths.length).toBeGreaterThan(2)
    expect(widths.toSorted((a, b) => b - a)).toEqual(widths)
  })
})
