import { fill } from '#locale/fill.ts'
import { strings } from '../../../interface-strings.ts'
import { report } from '../../page-env.ts'
import type { EmbedBlock } from '../embeds.ts'
import { pushFigure } from './figure.ts'
import { linkCard } from './link-card.ts'

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
export const players: EmbedBlock = {
  names: Object.keys(PLAYERS),
  draw: ({ state, env, name, target, title = '', values, fileLine }) => {
    const player = PLAYERS[name]!
    const wrong = (message: string, remedy: string) =>
      report(env, { severity: 'error', code: 'embed-id', message, remedy }, { line: fileLine })
    if (!player.id.test(target)) {
      wrong(
        `\`${target}\` is not the id of a video.`,
        `Write only the id, as in \`${player.example}\`.`,
      )
      return
    }
    const start = Number(values['t'] ?? 0)
    if (!Number.isInteger(start) || start < 0) {
      wrong(`\`t=${values['t']}\` is not a time.`, 'Write whole seconds: `t=90`.')
      return
    }
    env.assets.add('embeds')
    const card = linkCard({
      href: player.link(target, start),
      frame: player.frame(target, start),
      title: title === '' ? target : title,
      note: fill(strings(env).embedPlayer, { host: player.host }),
      sign: SIGN,
      sandbox: SANDBOX,
    })
    pushFigure(state, { class: 'embed', 'data-embed': 'video' }, card)
  },
}
