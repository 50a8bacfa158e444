import { darken, floorShadow, lighten, linear, mix, scene } from '../kit.ts'
import { blur, box, clip, defs, place, stitches } from './craft.ts'
import { hide, tannery } from './leather.ts'

const rim =
  'M52-78C62-128 130-142 220-142C296-142 352-136 402-118Q420-108 416-84L404-66C398 24 378 92 330 120C270 150 160 146 112 108C66 70 46-30 52-78z'
const opening =
  'M86-64C92-98 142-110 222-110C290-110 338-104 366-90C376-20 356 66 314 92C264 118 174 114 134 84C98 52 82-20 86-64z'

const lens = (tint: string) =>
  `<path d="${opening}" fill="url(#tint)"/><g clip-path="url(#opening)"><path d="M60-140H260L110 130H60z" fill="url(#sky)"/><path d="M300-140H334L190 130H156z" fill="#fff" fill-opacity="0.1"/><path d="M90 120Q240 150 360 60Q330 130 240 130z" fill="${lighten(tint, 0.6)}" fill-opacity="0.35" filter="url(#mist)"/><path d="${opening}" fill="none" stroke="#000" stroke-opacity="0.7" stroke-width="16" filter="url(#mist)" transform="translate(3 5)"/></g>`

const side = (tint: string, shell: string) =>
  `<path d="${rim}" fill="${shell}"/><path d="${rim}" fill="url(#gloss)"/><path d="M60-84C72-120 134-134 220-134C296-134 348-128 396-112" fill="none" stroke="#fff" stroke-opacity="0.6" stroke-width="6" stroke-linecap="round"/><path d="M404-66C398 24 378 92 330 120C270 150 160 146 112 108" fill="none" stroke="#fff" stroke-opacity="0.16" stroke-width="4" transform="translate(-5 -6)"/>${lens(tint)}<path d="${opening}" fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="4"/><path d="M134 84C174 114 264 118 314 92" fill="none" stroke="#fff" stroke-opacity="0.4" stroke-width="4" transform="translate(0 6)"/>`

/** The glasses from the front, around the origin, 840 units wide. Temples point backwards, or lie folded behind the lenses. */
export function glasses(frame: string, tint: string, pose: 'open' | 'folded'): string {
  const mottled = frame === tortoise
  const shell = mottled ? 'url(#mottle)' : 'url(#frame)'
  const temple =
    pose === 'open'
      ? 'M392-122L418-88L346-176Q334-188 318-184Q312-176 320-168z'
      : 'M400-110L412-60L120 34C60 54-40 70-90 66Q-104 52-90 40C-40 32 20 14 70-4z'
  const arm = `<path d="${temple}" fill="${shell}"/><path d="${temple}" fill="#000" fill-opacity="0.3"/><path d="${temple}" fill="none" stroke="#fff" stroke-opacity="0.25" stroke-width="2.5"/>`
  const flip = (markup: string) => `<g transform="scale(-1 1)">${markup}</g>`
  const dot = (x: number) =>
    `<ellipse cx="${x}" cy="-104" rx="13" ry="5.5" fill="#e9d7a4"/><ellipse cx="${x}" cy="-105.5" rx="9" ry="2.2" fill="#fffbe8"/>`
  return `${defs(
    linear(
      'frame',
      [
        [0, lighten(frame, 0.28)],
        [0.4, frame],
        [1, darken(frame, 0.35)],
      ],
      [0, 0, 0.4, 1],
    ),
    `<pattern id="mottle" width="150" height="130" patternUnits="userSpaceOnUse"><rect width="150" height="130" fill="${frame}"/><g filter="url(#mist)"><path d="M10 20q40-26 60 4t-30 34t-30-38zM90 70q40-30 56 10t-40 36t-16-46zM20 96q26-14 34 8t-30 14t-4-22zM104 8q22-6 30 14t-24 12t-6-26z" fill="#3a1a0a"/></g><path d="M70 60q20-10 24 6t-22 8z" fill="#e8a04c" fill-opacity="0.7"/></pattern>`,
    linear(
      'gloss',
      [
        [0, '#fff', 0.36],
        [0.16, '#fff', 0.04],
        [0.6, '#000', 0],
        [1, '#000', 0.4],
      ],
      [0.2, 0, 0.4, 1],
    ),
    linear(
      'tint',
      [
        [0, darken(tint, 0.6)],
        [0.55, tint],
        [1, lighten(tint, 0.4)],
      ],
      [0, 0, 0, 1],
    ),
    linear(
      'sky',
      [
        [0, '#fff', 0.46],
        [1, '#fff', 0.03],
      ],
      [0, 0, 0.8, 1],
    ),
    clip('opening', opening),
    blur('mist', 5),
  )}${arm}${flip(arm)}<path d="M-70-86Q0-128 70-86L62-46Q0-92-62-46z" fill="${shell}"/><path d="M-66-84Q0-122 66-84" fill="none" stroke="#fff" stroke-opacity="0.55" stroke-width="5"/><path d="M64-20q-24 26-18 70q26 20 44 8zM-64-20q24 26 18 70q-26 20-44 8z" fill="${mix(frame, '#d9c8b4', 0.4)}" fill-opacity="0.75"/>${side(tint, shell)}${flip(side(tint, shell))}${dot(384)}${dot(-384)}`
}

export const tortoise = '#9c5a24'

export const shades = (frame: string, tint: string) => () =>
  scene(
    'accessories',
    `${floorShadow(610, 812, 480, 46)}<g transform="translate(600 815)" opacity="0.4"><ellipse cx="-215" cy="14" rx="150" ry="22" fill="${tint}" filter="url(#cast)"/><ellipse cx="255" cy="14" rx="150" ry="22" fill="${tint}" filter="url(#cast)"/></g>${place('translate(600 648) scale(1.06)', glasses(frame, tint, 'open'))}`,
    [blur('cast', 14)],
  )

/** Folded before their case. */
export const shadesWithCase = (frame: string, tint: string) => () => {
  const shell = box([170, 352, 820, 424], 200)
  return scene(
    'accessories',
    `${floorShadow(590, 776, 500, 60)}${hide('s', '#3f5a4e', shell)}<path d="M172 560Q580 600 988 560" fill="none" stroke="#12201a" stroke-width="9"/><path d="M172 566Q580 607 988 566" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="3"/>${stitches('M190 540Q580 580 970 540', '#c9b58a', 4)}<path d="${box([530, 556, 100, 62], 16)}" fill="url(#clasp)"/><path d="M250 420Q420 362 640 368" stroke="#fff" stroke-opacity="0.3" stroke-width="22" stroke-linecap="round" fill="none" filter="url(#cast)"/><path d="M200 880h800l40-60H170z" fill="#1c120c" fill-opacity="0.4" filter="url(#cast)"/><ellipse cx="610" cy="912" rx="430" ry="26" fill="#1c120c" fill-opacity="0.4" filter="url(#cast)"/>${place('translate(606 780) scale(0.98)', glasses(frame, tint, 'folded'))}`,
    [
      tannery,
      blur('cast', 14),
      linear('clasp', [
        [0, '#f6e2ae'],
        [0.5, '#c49a4a'],
        [1, '#7d5a22'],
      ]),
    ],
  )
}
