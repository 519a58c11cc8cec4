import { expect, it } from 'vitest'
import { legendHeight, legendLook, namesLook } from './chart-room.ts'

it('gives the legend a row for each line of names', () => {
  expect(legendHeight(['甲', '乙'], 684)).toBe(34)
  const names = ['第一种很长的做法', '第二种很长的做法', '第三种很长的做法']
  expect(legendHeight(names, 350)).toBe(67)
  expect(legendHeight(names, 684)).toBe(34)
})

it('breaks names across where all have room then, and leaves them alone otherwise', () => {
  expect(namesLook(['短', '名'], 684)).toEqual({})
  expect(namesLook(['没有索引的全表扫描', '有索引的查找', '覆盖索引'], 350)).toMatchObject({
    interval: 0,
    overflow: 'break',
  })
  expect(
    namesLook(
      Array.from({ length: 30 }, () => '一个名字'),
      350,
    ),
  ).toEqual({})
})

it('lets names lean where a word alone is too wide, so that none is cut in the middle', () => {
  const places = ['Chihuahua', 'Lebanon', 'North Korea', 'Volgograd', 'Mexico City', 'Vancouver']
  expect(namesLook(places, 350)).toEqual({ interval: 0, hideOverlap: false, rotate: 40 })
  expect(namesLook(['North Korea', 'Mexico City', 'New York'], 220)).toMatchObject({ width: 48 })
  expect(namesLook(places, 684)).toEqual({})
})

it('gives the legend the same room as is counted for it', () => {
  const names = ['while reading', 'menus, search', 'application']
  expect(legendHeight(names, 350)).toBe(67)
  expect(legendLook({}, 350)).toMatchObject({ width: 324 })
})
