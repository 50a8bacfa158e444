import { darken, floorShadow, lighten, linear, mix, scene } from '../kit.ts'
import { blur, box, defs, stitches, times } from './craft.ts'
import { hide, lily, tannery } from './leather.ts'

export function closedWallet(leather: string): string {
  const front = box([0, 0, 690, 545], 34)
  const seam = box([24, 24, 642, 497], 20)
  const thread = mix(lighten(leather, 0.42), '#e2b374', 0.4)
  const note = '#b9c8a8'
  return `${defs(
    tannery,
    blur('wide', 16),
    linear('spine', [
      [0, '#000', 0.5],
      [0.035, '#fff', 0.24],
      [0.075, '#000', 0.24],
      [0.12, '#000', 0],
    ]),
    linear('note', [
      [0, lighten(note, 0.3)],
      [1, darken(note, 0.25)],
    ]),
  )}<g transform="translate(262 352) rotate(-3.5 0 545)"><path d="M20 560L700 560L730 520L745 60L690 60z" fill="#1c120c" fill-opacity="0.4" filter="url(#wide)"/><g transform="rotate(4.6 0 545)"><path d="${box([6, -4, 690, 545], 34)}" fill="${darken(leather, 0.38)}" filter="url(#grain)"/></g><g transform="rotate(3.7 0 545)"><path d="${box([22, 4, 664, 530], 24)}" fill="${darken(leather, 0.62)}"/><path d="M40 10h610l-4 30h-600z" fill="url(#note)"/><path d="M60 18h570M60 26h570" stroke="${darken(note, 0.4)}" stroke-opacity="0.4" stroke-width="2"/></g><g transform="rotate(2.4 0 545)"><path d="${box([16, 2, 674, 540], 28)}" fill="${darken(leather, 0.28)}" filter="url(#grain)"/></g><g transform="rotate(1.2 0 545)"><path d="${box([18, 4, 664, 536], 26)}" fill="${darken(leather, 0.6)}"/></g><path d="${box([6, 3, 690, 545], 34)}" fill="#000" fill-opacity="0.45" filter="url(#soft)"/>${hide('f', leather, front)}<path d="${front}" fill="url(#spine)"/>${stitches(seam, thread, 4.2)}<g transform="translate(574 432)"><g transform="translate(1.5 2)">${lily(lighten(leather, 0.4))}</g>${lily(darken(leather, 0.5))}</g></g>`
}

export const wallet = (leather: string) => () =>
  scene('accessories', floorShadow(620, 925, 460, 62) + closedWallet(leather))

export const openWallet = (leather: string) => () => {
  const thread = mix(lighten(leather, 0.42), '#e2b374', 0.4)
  const inner = mix(leather, '#c79a6b', 0.12)
  const cards = ['#0b6b4f', '#d9a441', '#33597f']
  const slot = (x: number, y: number, id: string) => {
    const d = `M${x} ${y}h330v${742 - y}h-330z`
    return `<path d="M${x} ${y - 5}h330v30h-330z" fill="#000" fill-opacity="0.5" filter="url(#soft)"/>${hide(id, inner, d)}${stitches(`M${x + 10} ${y + 15}h310`, thread, 3.2, '11 7')}`
  }
  const note = (y: number, color: string, turn: number) =>
    `<g transform="rotate(${turn} 600 ${y})"><path d="${box([232, y, 736, 200], 6)}" fill="${color}"/><path d="${box([232, y, 736, 200], 6)}" fill="url(#fold)"/><path d="${box([248, y + 14, 704, 180], 4)}" fill="none" stroke="${darken(color, 0.4)}" stroke-width="3" stroke-opacity="0.6"/><g fill="none" stroke="${darken(color, 0.35)}" stroke-opacity="0.5" stroke-width="2.4">${times(7, (i) => `<ellipse cx="760" cy="${y + 75}" rx="${16 + i * 13}" ry="${8 + i * 8}"/>`)}${times(9, (i) => `<path d="M270 ${y + 34 + i * 7}q60 -14 120 0t120 0t120 0"/>`)}</g></g>`
  const left = [0, 1, 2].map((i) => {
    const y = 520 + i * 66
    const color = cards[i] ?? '#888888'
    return `<path d="${box([262, y - 42, 298, 120], 14)}" fill="${color}"/><path d="${box([262, y - 42, 298, 120], 14)}" fill="url(#card)"/>${i === 0 ? `<rect x="286" y="${y - 26}" width="38" height="20" rx="5" fill="#e8c877"/>` : ''}${slot(246, y, `s${i}`)}`
  })
  const back = box([206, 420, 788, 372], 30)
  return scene(
    'accessories',
    `<g transform="translate(-72 -22) scale(1.12)">${floorShadow(600, 812, 480, 60)}<path d="${box([206, 436, 800, 372], 30)}" fill="#1c120c" fill-opacity="0.45" filter="url(#wide)"/>${hide('o', darken(leather, 0.25), box([206, 396, 788, 380], 30))}${note(312, '#c8b7d8', -1.6)}${note(346, '#b9cfb6', 0.9)}<path d="M216 418h768v26h-768z" fill="#000" fill-opacity="0.5" filter="url(#soft)"/>${hide('b', leather, back)}${stitches(box([222, 436, 756, 340], 20), thread, 4)}${left.join('')}<g>${slot(624, 500, 'r')}<path d="${box([658, 552, 262, 166], 14)}" fill="${darken(inner, 0.7)}"/><path d="${box([664, 558, 250, 154], 10)}" fill="#c9d8d0"/><path d="M664 640c60-50 110 20 160-10s60-40 90-30v102a10 10 0 0 1-10 10h-230a10 10 0 0 1-10-10z" fill="#8db3a1"/><circle cx="862" cy="604" r="22" fill="#d9603f"/><path d="M664 568a10 10 0 0 1 10-10h170l-104 154h-76z" fill="#fff" fill-opacity="0.28"/></g><rect x="206" y="420" width="788" height="372" rx="30" fill="url(#gutter)"/><path d="M600 424v364" stroke="#000" stroke-opacity="0.4" stroke-width="3"/></g>`,
    [
      tannery,
      blur('wide', 18),
      linear('gutter', [
        [0.44, '#000', 0],
        [0.485, '#000', 0.3],
        [0.5, '#000', 0.55],
        [0.512, '#fff', 0.16],
        [0.56, '#fff', 0],
      ]),
      linear('card', [
        [0, '#fff', 0.35],
        [0.4, '#fff', 0.05],
        [1, '#000', 0.2],
      ]),
      linear('fold', [
        [0, '#fff', 0.35],
        [0.48, '#fff', 0],
        [0.5, '#000', 0.25],
        [0.56, '#fff', 0.15],
        [1, '#000', 0.15],
      ]),
    ],
  )
}
