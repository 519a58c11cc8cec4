import { writeFileSync } from 'node:fs'
import { join } from 'node:path'

/** The picture of /article/writing-here/: four boxes in a row, the last one red. */
const WORDS = ['问题', '程序', '解释', '边界']
const WIDTH = 1200
const HEIGHT = 360
const BOX = { width: 210, height: 120, top: 110, first: 60, step: 290 }

const boxes = WORDS.map((word, at) => {
  const x = BOX.first + at * BOX.step
  const colour = at === WORDS.length - 1 ? '#b3402a' : '#57534a'
  const middle = BOX.top + BOX.height / 2
  const line =
    at === 0
      ? ''
      : `<path d="M${x - BOX.step + BOX.width + 8} ${middle}H${x - 12}m-9-6 9 6-9 6" fill="none" stroke="#57534a" stroke-width="2"/>`
  return `${line}<rect x="${x}" y="${BOX.top}" width="${BOX.width}" height="${BOX.height}" rx="6" fill="#fbfaf7" stroke="${colour}" stroke-width="2"/><text x="${x + BOX.width / 2}" y="${middle + 12}" text-anchor="middle" font-family="serif" font-size="34" fill="${colour}">${word}</text>`
})

const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><rect width="${WIDTH}" height="${HEIGHT}" fill="#f4f1ea"/>${boxes.join('')}</svg>\n`

writeFileSync(join(import.meta.dirname, '../public/images/sample-wide.svg'), svg)
