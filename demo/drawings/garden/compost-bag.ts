import { darken, floorShadow, lighten, linear } from '../kit.ts'
import {
  type Part,
  blur,
  clip,
  dice,
  draw,
  grain,
  join,
  place,
  repeat,
  round,
  show,
} from './craft.ts'
import { leaf, leafKind } from './foliage.ts'
import { oneTrowel } from './hand-tools.ts'

const paper = '#c9a878'
const green = '#2f6b45'

const paints = (): Part =>
  join(
    leafKind('sprout', 'oval', '#68ad48'),
    draw(
      '',
      linear('kraft', [
        [0, darken(paper, 0.2)],
        [0.2, lighten(paper, 0.32)],
        [0.55, paper],
        [0.86, darken(paper, 0.26)],
        [1, darken(paper, 0.12)],
      ]),
      linear('band', [
        [0, darken(green, 0.3)],
        [0.2, lighten(green, 0.3)],
        [0.55, green],
        [0.86, darken(green, 0.4)],
        [1, darken(green, 0.2)],
      ]),
      linear(
        'loam',
        [
          [0, '#6b4a33'],
          [0.5, '#4a3122'],
          [1, '#2c1c12'],
        ],
        [0, 0, 0.6, 1],
      ),
      grain('fibre', '#7c5a2d', '0.03 0.22', { strength: 1.7, threshold: 0.52 }),
      grain('crumb-dark', '#160d07', '0.05 0.07', { strength: 4, threshold: 0.5, seed: 4 }),
      grain('crumb-light', '#b08b69', '0.08 0.1', { strength: 4.5, threshold: 0.57, seed: 12 }),
      blur('soft', 14),
    ),
  )

const heap = (path: string) =>
  `<path d="${path}" fill="url(#loam)"/><path d="${path}" filter="url(#crumb-dark)"/><path d="${path}" filter="url(#crumb-light)"/>`

/** A plump paper sack, 560 wide, its foot at y 950; sewn shut. */
function sack(id: string): Part {
  const body =
    'M352 260C340 300 330 340 322 420C304 600 300 780 318 900C322 936 352 950 400 952C520 958 680 958 800 952C848 950 878 936 882 900C900 780 896 600 878 420C870 340 860 300 848 260C700 276 500 276 352 260Z'
  const top = 'M350 190C500 204 700 204 850 190L850 262C700 278 500 278 350 262Z'
  const folds = `<path d="M380 290C360 420 372 560 350 700M820 290C850 430 830 560 856 720M600 290C590 340 612 380 600 420M450 280C470 330 452 360 440 420M750 280C736 330 752 370 766 430M340 860C420 830 460 900 400 950M860 860C780 830 740 900 800 950" fill="none" stroke="#4a3312" stroke-width="16" opacity=".3" filter="url(#soft)"/><path d="M366 290C346 420 358 560 336 700M806 290C836 430 816 560 842 720M436 280C456 330 438 360 426 420M736 280C722 330 738 370 752 430" fill="none" stroke="#fff" stroke-width="12" opacity=".5" filter="url(#soft)"/>`
  const emblem = `<circle cx="600" cy="600" r="124" fill="#f7efd9"/><circle cx="600" cy="600" r="124" fill="none" stroke="${green}" stroke-width="7"/><circle cx="600" cy="600" r="110" fill="none" stroke="${green}" stroke-width="2.5"/><path d="M520 652C560 628 640 628 680 652C660 672 540 672 520 652Z" fill="#5a3d2a"/><path d="M600 640C600 600 598 570 602 536" fill="none" stroke="#4f8f3c" stroke-width="9" stroke-linecap="round"/>${leaf('sprout', [601, 580], -58, [0.9, 0.95])}${leaf('sprout', [601, 566], 54, [0.9, 0.95])}`
  return draw(
    `<path d="${body}" fill="url(#kraft)"/><g clip-path="url(#${id})"><path d="${body}" filter="url(#fibre)"/><path d="M290 456C420 476 780 476 910 456L910 744C780 764 420 764 290 744Z" fill="url(#band)"/><path d="M290 438C420 458 780 458 910 438M290 762C420 782 780 782 910 762" fill="none" stroke="${green}" stroke-width="7"/>${emblem}${folds}<path d="M322 900C400 930 800 930 880 900V970H322Z" fill="#3b2810" opacity=".3" filter="url(#soft)"/></g><path d="${top}" fill="url(#kraft)"/><path d="${top}" filter="url(#fibre)"/><path d="M350 262C500 278 700 278 850 262" fill="none" stroke="#5d431c" stroke-width="5" opacity=".55"/><path d="M352 226C500 240 700 240 848 226" fill="none" stroke="#fdf6e3" stroke-width="7" stroke-dasharray="20 11" stroke-linecap="round"/><path d="M352 234C500 248 700 248 848 234" fill="none" stroke="#5d431c" stroke-width="3" stroke-dasharray="20 11" opacity=".35"/><path d="M351 192C500 206 700 206 849 192" fill="none" stroke="#fff" stroke-width="4" opacity=".6"/>`,
    clip(id, body),
  )
}

const mound =
  'M640 962C650 930 690 920 720 890C750 858 790 872 820 850C850 834 880 862 910 880C940 896 980 920 1010 962C1000 980 660 982 640 962Z'

function crumbs(seed: number, cx: number, cy: number, spread: number): string {
  const roll = dice(seed)
  return repeat(26, () => {
    const x = cx + (roll() - 0.5) * spread
    const y = cy + (roll() - 0.5) * spread * 0.1
    const size = 4 + roll() * 7
    return `<ellipse cx="${round(x)}" cy="${round(y)}" rx="${round(size)}" ry="${round(size * 0.7)}" fill="${roll() > 0.5 ? '#3a2618' : '#5a3d2a'}"/>`
  })
}

export const compostFront = () =>
  show(
    'garden',
    paints(),
    draw(floorShadow(640, 955, 420, 46)),
    place(sack('sack'), 'translate(-60 0)'),
    draw(`${floorShadow(850, 972, 240, 26)}${heap(mound)}${crumbs(5, 820, 975, 460)}`),
  )

/** The compost itself: dark and crumbly, with a trowel in it. */
export const compostHeap = () =>
  show(
    'garden',
    paints(),
    draw(floorShadow(620, 960, 520, 60)),
    place(oneTrowel(), 'translate(770 480)rotate(22)scale(.92)'),
    draw(
      heap(
        'M130 952C170 900 220 890 270 830C320 770 380 740 440 690C500 640 560 640 610 660C680 690 700 730 760 760C840 800 900 820 950 870C990 900 1040 920 1066 952C1000 1000 220 1004 130 952Z',
      ) +
        crumbs(9, 600, 984, 1000) +
        `<path d="M480 668C474 600 486 560 480 500" fill="none" stroke="#86b95c" stroke-width="12" stroke-linecap="round"/>${leaf('sprout', [480, 566], -62, [1.3, 1.5])}${leaf('sprout', [481, 540], 58, [1.3, 1.5])}${leaf('sprout', [480, 504], -12, [0.9, 1.1])}`,
    ),
  )
