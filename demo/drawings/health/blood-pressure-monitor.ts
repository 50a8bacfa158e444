import { darken, floorShadow, lighten, linear, scene } from '../kit.ts'
import { blur, box, clip, defs, place, surface } from '../accessories/craft.ts'
import { digits } from './parts.ts'

const green = '#0f7a64'

/** The machine: a low wedge with a large display. The origin is its middle; 560 wide, 520 high. */
function monitor(p: string): string {
  const top =
    'M-236-250H236Q270-250 274-216L292 170Q292 204 258 204H-258Q-292 204-292 170L-274-216Q-270-250-236-250z'
  const front =
    'M-292 168Q-292 204-258 204H258Q292 204 292 168L286 236Q282 268 246 268H-246Q-282 268-286 236z'
  return `${defs(
    linear(
      `${p}top`,
      [
        [0, '#ffffff'],
        [0.55, '#eef2ef'],
        [1, '#cdd6d1'],
      ],
      [0, 0, 0.8, 1],
    ),
    linear(
      `${p}front`,
      [
        [0, '#aab6b0'],
        [0.4, '#dfe6e2'],
        [1, '#909c96'],
      ],
      [0, 0, 0.2, 1],
    ),
    linear(
      `${p}lcd`,
      [
        [0, '#a9bcab'],
        [1, '#d6e2ce'],
      ],
      [0, 0, 0.4, 1],
    ),
    linear(
      `${p}key`,
      [
        [0, lighten(green, 0.35)],
        [0.5, green],
        [1, darken(green, 0.3)],
      ],
      [0, 0, 0.6, 1],
    ),
    linear(
      `${p}glare`,
      [
        [0, '#fff', 0.55],
        [1, '#fff', 0.02],
      ],
      [0, 0, 0.8, 1],
    ),
    blur(`${p}soft`, 8),
    clip(`${p}c`, box([-214, -206, 300, 350], 14)),
  )}<path d="${front}" fill="url(#${p}front)"/><path d="${top}" fill="url(#${p}top)"/><path d="M-292 172Q-290 204-258 204H258Q290 204 292 172" fill="none" stroke="#fff" stroke-width="4"/><path d="M-270-210L-286 160" stroke="#fff" stroke-width="6" stroke-opacity="0.9"/><path d="${box([-236, -226, 344, 392], 26)}" fill="#1d2925"/><path d="${box([-236, -226, 344, 392], 26)}" fill="none" stroke="#fff" stroke-opacity="0.35" stroke-width="3"/><path d="${box([-214, -206, 300, 350], 14)}" fill="url(#${p}lcd)"/><g clip-path="url(#${p}c)"><path d="M-214-206H86V-186Q-60-196-190-180V144H-214z" fill="#16221c" fill-opacity="0.35" filter="url(#${p}soft)"/><g transform="translate(-150 -190) scale(1.02)">${digits('120')}</g><g transform="translate(-76 -62) scale(1.02)">${digits('80')}</g><path d="M-196 68H66" stroke="#17221c" stroke-opacity="0.4" stroke-width="3"/><path d="M-186 100q-12-16-24-2t24 38q36-24 24-38t-24 2z" fill="#17221c" transform="translate(8 -6)"/><g transform="translate(-70 84) scale(0.46)">${digits('72')}</g><path d="M-8 108h14l8-18l12 36l8-18h22" fill="none" stroke="#17221c" stroke-width="4"/><g fill="#17221c" fill-opacity="0.75"><rect x="-196" y="-92" width="24" height="10"/><rect x="-196" y="-78" width="24" height="10"/><rect x="-196" y="-64" width="24" height="10" fill="#1d7a4c"/></g><path d="M-214-206H30L-150 144H-214z" fill="url(#${p}glare)"/></g><g transform="translate(196 -120)"><circle r="58" fill="#c5cfca"/><circle r="54" fill="url(#${p}key)"/><path d="M-38-22Q-22-44 8-44" stroke="#fff" stroke-opacity="0.75" stroke-width="6" fill="none" stroke-linecap="round"/><path d="M-15-12A21 21 0 1 0 15-12M0-26V2" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round"/></g><g transform="translate(196 14)"><path d="${box([-50, -28, 100, 56], 28)}" fill="#b9c4be"/><path d="${box([-47, -27, 94, 51], 25)}" fill="#fbfcfb"/><path d="M-16 0h32M0-15v30" stroke="#5c6963" stroke-width="6" stroke-linecap="round"/></g><g transform="translate(196 100)"><path d="${box([-50, -28, 100, 56], 28)}" fill="#b9c4be"/><path d="${box([-47, -27, 94, 51], 25)}" fill="#fbfcfb"/><path d="M-16-6h32M-16 8h32" stroke="#5c6963" stroke-width="6" stroke-linecap="round"/></g><path d="M-120 238H120" stroke="#7d8983" stroke-width="5" stroke-linecap="round"/>`
}

/** The arm cuff, closed to a ring and standing. The origin is its middle; 380 wide. */
function cuff(p: string): string {
  const wall = 'M-190-150A190 62 0 0 0 190-150V150A190 62 0 0 1-190 150z'
  return `${defs(
    surface(`${p}cloth`, '0.5', 0.6, 2),
    blur(`${p}soft`, 9),
    clip(`${p}c`, wall),
    linear(`${p}wall`, [
      [0, '#16302c'],
      [0.2, '#4d7d74'],
      [0.42, '#285a51'],
      [0.85, '#12302a'],
      [1, '#1d4039'],
    ]),
    linear(`${p}in`, [
      [0, '#0a1614'],
      [0.6, '#28443e'],
      [1, '#132622'],
    ]),
  )}<ellipse cy="-150" rx="190" ry="62" fill="#33655b"/><ellipse cy="-150" rx="174" ry="52" fill="url(#${p}in)"/><path d="${wall}" fill="url(#${p}wall)" filter="url(#${p}cloth)"/><g clip-path="url(#${p}c)"><path d="M30-120Q90-110 180-150V190Q90 230 30 220z" fill="#000" fill-opacity="0.4" filter="url(#${p}soft)"/><path d="M20-90Q100-100 190-130V170Q100 206 20 212z" fill="#5b6f6a" fill-opacity="0.35"/><path d="M-190-128A190 62 0 0 0 190-128M-190 130A190 62 0 0 0 190 130" fill="none" stroke="#9cc4ba" stroke-width="3" stroke-dasharray="9 7"/><path d="M20-90V212" stroke="#8fb8ae" stroke-width="3" stroke-dasharray="9 7"/></g><path d="M-110-50h70v96h-70z" fill="#eef4f1" transform="skewY(8)"/><path d="M-98-30h46M-98-14h46M-98 2h30" stroke="#0f7a64" stroke-width="5" transform="skewY(8)"/><path d="M-75 14v24M-86 26l11 14l11-14" stroke="#c8321f" stroke-width="5" fill="none" transform="skewY(8)"/><path d="M-190-150A190 62 0 0 0 190-150" fill="none" stroke="#7fb0a5" stroke-width="4"/>`
}

const tube = (d: string) =>
  `<path d="${d}" fill="none" stroke="#0d1513" stroke-opacity="0.3" stroke-width="26" stroke-linecap="round" transform="translate(4 14)"/><path d="${d}" fill="none" stroke="#2d3835" stroke-width="22" stroke-linecap="round"/><path d="${d}" fill="none" stroke="#8b9995" stroke-width="5" stroke-linecap="round" transform="translate(-2 -5)" stroke-opacity="0.8"/>`

export const bloodPressureMonitor = () =>
  scene(
    'health',
    `${floorShadow(820, 770, 330, 60)}${place('translate(850 560) scale(1.02)', cuff('u'))}${floorShadow(440, 962, 420, 60)}${place('translate(440 688) scale(1.02)', monitor('m'))}${tube('M738 840C860 880 960 900 990 850C1010 810 960 790 930 742')}<path d="M722 822h34v36h-34z" fill="#1d2925" transform="rotate(14 738 840)"/>`,
  )

/** The display from close by, as it lies on a table. */
export const bloodPressureDisplay = () =>
  scene(
    'health',
    `<g filter="url(#haze)"><path d="M300 300H1010L1050 990H250z" fill="#14241c" fill-opacity="0.5"/></g>${place('translate(606 600) rotate(-6) scale(1.46)', monitor('m'))}`,
    [blur('haze', 30)],
  )
