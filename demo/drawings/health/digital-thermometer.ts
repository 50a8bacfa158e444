import { darken, lighten, linear, scene } from '../kit.ts'
import { blur, box, clip, defs, place } from '../accessories/craft.ts'
import { digits } from './parts.ts'

const accent = '#1f8f86'

const body =
  'M-90-330Q-84-400 0-404Q84-400 90-330L84-40C80 60 44 130 34 210L26 350H-26L-34 210C-44 130-80 60-84-40z'

/** The thermometer, tip down, its middle at the origin; 180 wide and 830 high. */
function thermometer(p: string): string {
  return `${defs(
    linear(`${p}shell`, [
      [0, '#c4cfcb'],
      [0.16, '#ffffff'],
      [0.5, '#f4f7f5'],
      [0.84, '#c3cdc8'],
      [1, '#96a29c'],
    ]),
    linear(`${p}steel`, [
      [0, '#6d767b'],
      [0.3, '#f5f7f8'],
      [0.55, '#aab2b6'],
      [1, '#596166'],
    ]),
    linear(
      `${p}screen`,
      [
        [0, '#b9cbb6'],
        [1, '#dfe9d6'],
      ],
      [0, 0, 0.3, 1],
    ),
    linear(
      `${p}key`,
      [
        [0, lighten(accent, 0.4)],
        [0.5, accent],
        [1, darken(accent, 0.35)],
      ],
      [0, 0, 0.7, 1],
    ),
    linear(
      `${p}glare`,
      [
        [0, '#fff', 0.65],
        [1, '#fff', 0],
      ],
      [0, 0, 0.7, 1],
    ),
    blur(`${p}soft`, 7),
    clip(`${p}c`, body),
  )}<path d="M-24 346H24L20 402Q16 426 0 426Q-16 426-20 402z" fill="url(#${p}steel)"/><path d="M-25 344h50v12h-50z" fill="#000" fill-opacity="0.25"/><path d="${body}" fill="url(#${p}shell)"/><g clip-path="url(#${p}c)"><path d="M-100-420H100V-318Q0-296-100-318z" fill="url(#${p}key)"/><path d="M-100-318Q0-296 100-318" stroke="#fff" stroke-opacity="0.7" stroke-width="3" fill="none"/><path d="M-62-400Q-70-360-66-322" stroke="#fff" stroke-opacity="0.6" stroke-width="12" fill="none" filter="url(#${p}soft)"/><path d="${body}" fill="none" stroke="#42534b" stroke-opacity="0.5" stroke-width="16" filter="url(#${p}soft)"/><path d="M-40 200H40M-38 222H38M-36 244H36" stroke="#7f8d86" stroke-opacity="0.55" stroke-width="4"/></g><path d="M-70-250Q-80-30-48 100" stroke="#fff" stroke-width="7" stroke-linecap="round" fill="none" stroke-opacity="0.9"/><path d="${box([-60, -268, 120, 258], 22)}" fill="#27332d"/><path d="${box([-50, -258, 100, 238], 14)}" fill="url(#${p}screen)"/><path d="M-50-244Q-46-258-36-258H36Q50-258 50-244V-236Q0-246-50-232z" fill="#1d2b23" fill-opacity="0.3" filter="url(#${p}soft)"/><g transform="translate(38 -238) rotate(90) scale(0.72)">${digits('36.8')}</g><path d="M-50-258H30L-50-60z" fill="url(#${p}glare)"/><path d="${box([-60, -268, 120, 258], 22)}" fill="none" stroke="#fff" stroke-opacity="0.5" stroke-width="2"/><ellipse cy="52" rx="36" ry="42" fill="#9fb0a8"/><ellipse cx="-1" cy="49" rx="33" ry="39" fill="url(#${p}key)"/><path d="M-22 36Q-14 16 6 14" stroke="#fff" stroke-opacity="0.75" stroke-width="5" fill="none" stroke-linecap="round"/><path d="M-11 42A15 15 0 1 0 11 42M0 34V52" fill="none" stroke="#fff" stroke-width="4" stroke-linecap="round"/>`
}

const sleeve =
  'M-104-300Q-100-336 0-340Q100-336 104-300L92 40C84 140 56 250 46 400Q42 436 0 438Q-42 436-46 400C-56 250-84 140-92 40z'

/** The clear cap that comes with it. */
const cover = `<path d="${sleeve}" fill="#eaf6f2" fill-opacity="0.5"/><path d="${sleeve}" fill="url(#plastic)"/><path d="${sleeve}" fill="none" stroke="#ffffff" stroke-opacity="0.9" stroke-width="5"/><path d="${sleeve}" fill="none" stroke="#5e8578" stroke-opacity="0.55" stroke-width="2"/><ellipse cy="-308" rx="100" ry="26" fill="#cfe4dc" fill-opacity="0.55" stroke="#fff" stroke-width="4"/><path d="M-80-250L-66 40C-58 160-36 260-30 380" fill="none" stroke="#fff" stroke-width="13" stroke-opacity="0.8" stroke-linecap="round"/><path d="M84-250L70 40C62 150 44 260 36 380" fill="none" stroke="#fff" stroke-width="5" stroke-opacity="0.6"/>`

export const thermometerWithCase = () =>
  scene(
    'health',
    `<g filter="url(#haze)" fill="#14241c" fill-opacity="0.34"><path d="${body}" transform="translate(548 634) rotate(32)"/><path d="${sleeve}" transform="translate(842 720) rotate(32) scale(0.86)" fill-opacity="0.18"/></g>${place('translate(812 684) rotate(32) scale(0.86)', cover)}${place('translate(520 600) rotate(32) scale(1.02)', thermometer('t'))}`,
    [
      blur('haze', 18),
      linear('plastic', [
        [0, '#7fb3a2', 0.45],
        [0.25, '#fff', 0.2],
        [0.6, '#fff', 0],
        [1, '#4f8574', 0.45],
      ]),
    ],
  )

/** The display from close by. */
export const thermometerDisplay = () =>
  scene(
    'health',
    `<g clip-path="url(#ring)"><g filter="url(#haze)"><path d="${body}" fill="#14241c" fill-opacity="0.4" transform="translate(900 740) rotate(-76) scale(2.2)"/></g>${place('translate(860 650) rotate(-76) scale(2.2)', thermometer('t'))}</g>`,
    [blur('haze', 30), '<clipPath id="ring"><rect width="1200" height="1200"/></clipPath>'],
  )
