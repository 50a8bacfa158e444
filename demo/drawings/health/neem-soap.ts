import { darken, floorShadow, lighten, linear, scene } from '../kit.ts'
import { blur, box, clip, defs, place, surface, times } from '../accessories/craft.ts'
import { neemTwig, scatter } from './parts.ts'

const soapGreen = '#a9c48a'
const kraft = '#d3b58a'

const shared = defs(
  surface('paper', '0.4', 0.28, 2),
  surface('curd', '0.02', 0.7, 4),
  blur('near', 8),
  linear(
    'top',
    [
      [0, '#fff', 0.4],
      [0.6, '#fff', 0],
      [1, '#000', 0.12],
    ],
    [0, 0, 1, 1],
  ),
  linear(
    'wall',
    [
      [0, '#fff', 0.16],
      [0.5, '#000', 0.02],
      [1, '#000', 0.34],
    ],
    [0, 0, 1, 0.4],
  ),
  linear(
    'end',
    [
      [0, '#000', 0.2],
      [1, '#000', 0.46],
    ],
    [0, 0, 0, 1],
  ),
)

/** A leaf pressed into soap or printed on paper. */
const mark = (ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="5" stroke-linecap="round" stroke-linejoin="round"><path d="M0 46Q4 0 0-50M0 30C-34 24-46 2-44-16C-20-12-4 6 0 30zM0 30C34 24 46 2 44-16C20-12 4 6 0 30zM0-2C-26-8-34-26-32-42C-14-38-2-22 0-2zM0-2C26-8 34-26 32-42C14-38 2-22 0-2z"/></g>`

/** A bar seen from above the corner: 480 wide, the top a slanting face. The origin is the middle of its front wall. */
function bar(p: string, wrapped: boolean): string {
  const top =
    'M-190-150H230Q252-150 262-134L288-30Q292 0 264 0H-236Q-264 0-258-28L-214-134Q-208-150-190-150z'
  const front = 'M-262-20Q-264 0-236 0H264Q290 0 288-24V96Q288 130 256 130H-230Q-262 130-262 96z'
  const color = soapGreen
  const faces = `<path d="${front}" fill="${darken(color, 0.1)}" filter="url(#curd)"/><path d="${front}" fill="url(#wall)"/><path d="${top}" fill="${lighten(color, 0.14)}" filter="url(#curd)"/><path d="${top}" fill="url(#top)"/><path d="M-262-14Q-260 2-236 2H264Q288 2 288-14" fill="none" stroke="#fff" stroke-opacity="0.65" stroke-width="7" filter="url(#near)"/><path d="M-256-18Q-256 0-236 0H264Q286 0 287-20" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="3"/>`
  if (!wrapped) {
    return `${faces}<g transform="translate(18 -74) scale(1.2 0.74)"><path d="${box([-132, -62, 264, 124], 60)}" fill="none" stroke="${darken(color, 0.3)}" stroke-opacity="0.55" stroke-width="5"/><path d="${box([-132, -60, 264, 124], 60)}" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="3"/><g transform="translate(2 3)">${mark('#ffffff')}</g>${mark(darken(color, 0.4))}</g>${times(14, (i) => `<ellipse cx="${-210 + ((i * 137) % 440)}" cy="${40 + ((i * 53) % 70)}" rx="${4 + (i % 3) * 3}" ry="${2 + (i % 2)}" fill="#52713a" fill-opacity="0.6"/>`)}`
  }
  const sleeveTop = 'M-112-150H148L172 0H-140z'
  const sleeveFront = 'M-140 0H172V130H-140z'
  return `${faces}${defs(clip(`${p}f`, sleeveFront))}<path d="M-152 0L-122-150H158L184 0V130H-152z" fill="#000" fill-opacity="0.3" filter="url(#near)"/><path d="${sleeveFront}" fill="${darken(kraft, 0.06)}" filter="url(#paper)"/><path d="${sleeveFront}" fill="url(#wall)"/><path d="${sleeveTop}" fill="${lighten(kraft, 0.2)}" filter="url(#paper)"/><path d="${sleeveTop}" fill="url(#top)"/><path d="M-140 0H172" stroke="#fff" stroke-opacity="0.6" stroke-width="3"/><g transform="translate(16 -76) scale(1.1 0.72)"><circle r="68" fill="#f6eeda"/><circle r="60" fill="none" stroke="#3f6b33" stroke-width="3"/><g transform="scale(0.9)">${mark('#3f6b33')}</g></g><g clip-path="url(#${p}f)"><path d="M-140 96H172v18H-140z" fill="#3f6b33"/><path d="M-140 88H172" stroke="#3f6b33" stroke-width="3"/>${times(11, (i) => `<path d="M${-126 + i * 30} 66q12-30 24 0q-12 14-24 0z" fill="#3f6b33" fill-opacity="0.8"/>`)}</g>`
}

const twigs = (turns: readonly [number, number, number, number][]) =>
  turns
    .map(([x, y, turn, scale], i) =>
      place(`translate(${x} ${y}) rotate(${turn}) scale(${scale})`, neemTwig(`n${i}`, 3)),
    )
    .join('')

export const soapSet = () =>
  scene(
    'health',
    `${shared}${twigs([
      [420, 640, -38, 1.25],
      [800, 640, 34, 1.3],
    ])}${floorShadow(620, 952, 480, 62)}${place('translate(450 830) scale(0.94)', bar('a', true))}<g filter="url(#near)"><path d="M560 700H1010L1030 880H560z" fill="#14241c" fill-opacity="0.3"/></g>${place('translate(790 812) scale(0.94)', bar('b', true))}<path d="M380 740H880L860 690H400z" fill="#14241c" fill-opacity="0.4" filter="url(#near)"/>${place('translate(610 596) rotate(-3) scale(0.94)', bar('c', true))}`,
  )

/** One bar unwrapped, in foam, a twig of neem beside it. */
export const soapBar = () => {
  const bubbles = scatter(46, 400, 46)
    .map(([x, y], i) => {
      const r = 13 + ((i * 29) % 34)
      return `<circle cx="${600 + x}" cy="${880 + y - r * 0.4}" r="${r}" fill="url(#bubble)"/><circle cx="${600 + x - r * 0.35}" cy="${880 + y - r * 0.8}" r="${Math.round(r * 0.2)}" fill="#fff"/>`
    })
    .join('')
  return scene(
    'health',
    `${shared}${twigs([
      [780, 640, 38, 1.4],
      [340, 610, -24, 1.2],
    ])}${floorShadow(600, 930, 500, 62)}${place('translate(590 730) rotate(-4) scale(1.36)', bar('a', false))}${bubbles}`,
    [
      '<radialGradient id="bubble" cx="0.38" cy="0.34" r="0.66"><stop offset="0" stop-color="#fff" stop-opacity="0.7"/><stop offset="0.6" stop-color="#f3fbf7" stop-opacity="0.55"/><stop offset="0.9" stop-color="#d3e8de" stop-opacity="0.75"/><stop offset="1" stop-color="#9fc4b3" stop-opacity="0.9"/></radialGradient>',
    ],
  )
}
