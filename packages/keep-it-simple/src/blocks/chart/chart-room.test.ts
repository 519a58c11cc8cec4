import { expect, it } from 'vitest'
import { legendHeight, namesLook } from './chart-room.ts'

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
