import { z } from 'zod'
import { fill } from '#locale/fill.ts'
import { blockStrings } from '#content/interface-strings.ts'
import { report } from '#content/markdown/page-env.ts'
import { defineBlock } from '../define-block.ts'
import { pushFigure } from './figure.ts'
import { linkCard } from './link-card.ts'
import words from './words.ts'

interface Player {
  readonly host: string
  readonly id: RegExp
  /** What an id looks like, for the author. */
  readonly example: string
  readonly link: (id: string, start: number) => string
  readonly frame: (id: string, start: number) => string
}

const PLAYERS: Readonly<Record<string, Player>> = {
  bilibili: {
    host: 'www.bilibili.com',
    id: /^BV[0-9A-Za-z]{10}$/,
    example: 'BV1xx411c7mD',
    link: (id, start) => `https://www.bilibili.com/video/${id}${start > 0 ? `?t=${start}` : ''}`,
    frame: (id, start) =>
      `https://player.bilibili.com/player.html?bvid=${id}&autoplay=1&t=${start}`,
  },
  youtube: {
    host: 'www.youtube.com',
    id: /^[\w-]{11}$/,
    example: 'aqz-KE-bpKQ',
    link: (id, start) => `https://www.youtube.com/watch?v=${id}${start > 0 ? `&t=${start}s` : ''}`,
    frame: (id, start) => `https://www.youtube-nocookie.com/embed/${id}?autoplay=1&start=${start}`,
  },
}

/** Its own origin is another one, so this gives it nothing of ours; without it no player starts. */
const SANDBOX = 'allow-scripts allow-same-origin allow-presentation allow-popups'
const SIGN = 'M2.500 4.500h15v11h-15zM8.300 7.300v5.400l4.400-2.700z'

/** `@[bilibili](BV… "Title")`, `@[youtube t=30](id "Title")`: nobody is contacted before the click. */
export default defineBlock({
  name: 'player',
  names: Object.keys(PLAYERS),
  about: {
    'zh-CN': '哔哩哔哩或 YouTube 的视频；读者点击之前不连接任何网站。',
    'en-US': 'A video of Bilibili or YouTube; nobody is contacted before the reader clicks.',
  },
  options: z.object({
    t: z.coerce
      .number()
      .int()
      .min(0)
      .default(0)
      .meta({ about: { 'zh-CN': '从第几秒开始。', 'en-US': 'The second it starts at.' } }),
  }),
  embed: ({ state, env, name, target, title = '', fileLine }, { t: start }) => {
    const player = PLAYERS[name]!
    const wrong = (message: string, remedy: string) =>
      report(env, { severity: 'error', code: 'embed-id', message, remedy }, { line: fileLine })
    if (!player.id.test(target)) {
      wrong(
        `\`${target}\` is not the id of a video.`,
        `Write only the id, as in \`${player.example}\`.`,
      )
      return false
    }
    const card = linkCard({
      href: player.link(target, start),
      frame: player.frame(target, start),
      title: title === '' ? target : title,
      note: fill(blockStrings(env, 'player', words).note, { host: player.host }),
      sign: SIGN,
      sandbox: SANDBOX,
    })
    pushFigure(state, { class: 'embed', 'data-embed': 'video' }, card)
    return undefined
  },
})
