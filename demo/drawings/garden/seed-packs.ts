import { ball, darken, floorShadow, lighten, linear, radial } from '../kit.ts'
import { type Part, blur, dice, draw, grain, join, place, repeat, round, show } from './craft.ts'
import { leaf, leafKind } from './foliage.ts'

const calyx = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path d="M0 0C-20 -14 -44 -10 -60 4C-40 4 -30 10 -26 22C-18 10 -8 8 0 10C8 8 18 10 26 22C30 10 40 4 60 4C44 -10 20 -14 0 0Z" fill="#4f8f3c"/><path d="M0 2C-2 -18 4 -34 14 -44" fill="none" stroke="#3f7430" stroke-width="9" stroke-linecap="round"/></g>`

const tomato = (x: number, y: number, size: number) =>
  `<g transform="translate(${x} ${y})scale(${size})"><path d="M0 -62C40 -84 96 -62 98 -2C98 56 52 88 0 88C-52 88 -98 56 -98 -2C-96 -62 -40 -84 0 -62Z" fill="url(#tomato)"/><path d="M-66 -24C-58 -44 -44 -52 -30 -54" fill="none" stroke="#fff" stroke-width="12" stroke-linecap="round" opacity=".7"/></g>${calyx(x, y - 62 * size, size)}`

const chili = (x: number, y: number, angle: number, fill: string) =>
  `<g transform="translate(${x} ${y})rotate(${angle})"><path d="M-22 -92C-34 -30 -30 50 34 120C40 126 46 120 42 112C20 50 30 -30 22 -92C10 -104 -10 -104 -22 -92Z" fill="url(#${fill})"/><path d="M-12 -70C-18 -20 -12 30 8 70" fill="none" stroke="#fff" stroke-width="6" stroke-linecap="round" opacity=".6"/><path d="M-26 -88C-16 -106 16 -106 26 -88C10 -80 -10 -80 -26 -88Z" fill="#4f8f3c"/><path d="M0 -98C-4 -120 4 -134 16 -142" fill="none" stroke="#3f7430" stroke-width="9" stroke-linecap="round"/></g>`

const gourd = `<path d="M-4 -112C20 -112 26 -70 34 -36C44 4 86 24 82 78C78 124 36 138 0 138C-40 138 -84 122 -84 74C-84 24 -42 4 -34 -36C-28 -66 -26 -112 -4 -112Z" fill="url(#gourd)"/><path d="M-40 30C-54 48 -58 70 -52 92" fill="none" stroke="#fff" stroke-width="11" stroke-linecap="round" opacity=".55"/><path d="M-4 -110C-2 -130 8 -142 24 -146" fill="none" stroke="#4f7d36" stroke-width="10" stroke-linecap="round"/>`

const okra = (x: number, angle: number) =>
  `<g transform="translate(${x} 20)rotate(${angle})"><path d="M-26 -92C-36 -20 -18 70 4 128C22 70 38 -20 26 -92Z" fill="url(#okra)"/><path d="M-10 -90C-14 -10 -4 60 4 120M10 -90C16 -10 12 60 4 120" fill="none" stroke="#3f6f2c" stroke-width="3" opacity=".55"/><path d="M-30 -88C-22 -112 22 -112 30 -88C12 -80 -12 -80 -30 -88Z" fill="#6fa24b"/><path d="M0 -104V-136" stroke="#4f7d36" stroke-width="11" stroke-linecap="round"/></g>`

const amaranth = () =>
  repeat(11, (index) =>
    leaf('red', [0, 96 - index * 6], (index % 2 ? 1 : -1) * (78 - index * 7), [1.1, 1.15]),
  ) + leaf('red', [0, 40], 2, [1.15, 1.35])

const vegetables: Record<string, { band: string; picture: () => string }> = {
  tomato: { band: '#b8402c', picture: () => tomato(-34, 40, 0.78) + tomato(48, -22, 0.66) },
  chili: {
    band: '#3f7a46',
    picture: () => chili(-34, 0, 16, 'chili-green') + chili(30, 6, -14, 'chili-red'),
  },
  gourd: { band: '#c78f2b', picture: () => `<g transform="rotate(10)">${gourd}</g>` },
  okra: { band: '#51724a', picture: () => okra(-44, 14) + okra(46, -12) + okra(0, 2) },
  amaranth: { band: '#8c2f55', picture: amaranth },
}

const paints = (): Part =>
  join(
    leafKind('red', 'oval', '#a8315f'),
    draw(
      '',
      ball('tomato', '#d8402a'),
      linear('chili-red', [
        [0, '#f0654a'],
        [0.5, '#cf2f22'],
        [1, '#8d1712'],
      ]),
      linear('chili-green', [
        [0, '#a5cf68'],
        [0.5, '#5d9c3c'],
        [1, '#36681f'],
      ]),
      radial('gourd', [
        [0, '#e3f0b8'],
        [0.5, '#b5d17c'],
        [1, '#6f9a43'],
      ]),
      linear('okra', [
        [0, '#b8d982'],
        [0.5, '#7cae4c'],
        [1, '#48782a'],
      ]),
      linear(
        'paper',
        [
          [0, '#efe0c2'],
          [0.12, '#fbf1dc'],
          [0.6, '#f0e0bf'],
          [1, '#d3bb8f'],
        ],
        [0, 0, 1, 0.25],
      ),
      radial('field', [
        [0, '#fffdf4'],
        [1, '#efe6c8'],
      ]),
      grain('fibre', '#a78652', '0.05 0.35', { strength: 1.6, threshold: 0.5 }),
      blur('cast', 9),
    ),
  )

/** A paper packet 320 by 460, its middle at 0,0. */
function packet(kind: string): string {
  const { band, picture } = vegetables[kind] ?? { band: '#888888', picture: () => '' }
  const sheet =
    'M-156 -230L156 -230C160 -120 162 120 158 230L-158 230C-162 120 -160 -120 -156 -230Z'
  return `<path d="${sheet}" fill="#1c2a24" opacity=".4" filter="url(#cast)" transform="translate(14 16)"/><path d="${sheet}" fill="url(#paper)"/><path d="${sheet}" filter="url(#fibre)"/><path d="M-159 120C-60 146 60 146 160 120L158 230L-158 230Z" fill="${band}"/><path d="M-159 108C-60 134 60 134 160 108" fill="none" stroke="${lighten(band, 0.25)}" stroke-width="6"/><g fill="${lighten(band, 0.5)}" opacity=".85"><path d="M0 208C-30 206 -44 188 -46 168C-22 170 -4 184 0 208Z"/><path d="M0 208C30 206 44 188 46 168C22 170 4 184 0 208Z"/><path d="M0 204C-12 184 -10 168 0 154C10 168 12 184 0 204Z"/><path d="M-130 196H-64M64 196H130" stroke="${lighten(band, 0.5)}" stroke-width="4" stroke-linecap="round" stroke-dasharray="2 14"/></g><ellipse cy="-26" rx="128" ry="132" fill="url(#field)"/><ellipse cy="-26" rx="128" ry="132" fill="none" stroke="${band}" stroke-width="4"/><ellipse cy="-26" rx="119" ry="123" fill="none" stroke="${band}" stroke-width="1.5" opacity=".6"/><g transform="translate(0 -26)scale(.78)">${picture()}</g><path d="M-156 -230L156 -230L157 -178L-157 -178Z" fill="${darken('#f0e0bf', 0.07)}"/><path d="M-157 -178H157" stroke="#8f7442" stroke-width="3" opacity=".6"/><path d="M-157 -172H157" stroke="#6b5430" stroke-width="8" opacity=".14"/><path d="M-152 -226L152 -226M-154 -220C-158 -110 -158 110 -154 224" fill="none" stroke="#fff" stroke-width="4" opacity=".7"/>`
}

export const packsFront = () =>
  show(
    'garden',
    paints(),
    draw(floorShadow(610, 968, 420, 44)),
    place(draw(packet('okra')), 'translate(268 500)rotate(-19)scale(.98)'),
    place(draw(packet('amaranth')), 'translate(932 500)rotate(19)scale(.98)'),
    place(draw(packet('gourd')), 'translate(600 420)scale(1.04)'),
    place(draw(packet('chili')), 'translate(436 700)rotate(-7)scale(1.08)'),
    place(draw(packet('tomato')), 'translate(772 712)rotate(6)scale(1.08)'),
  )

/** One packet with seeds shaken out in front of it. */
export function packOpen(): string {
  const roll = dice(21)
  const seed = radial('seed', [
    [0, '#fff3cf'],
    [0.5, '#dcb873'],
    [1, '#8f6a30'],
  ])
  const seeds = repeat(64, () => {
    const spread = roll()
    const angle = roll() * Math.PI * 2
    const x = 690 + Math.cos(angle) * 300 * spread
    const y = 930 + Math.sin(angle) * 74 * spread
    return `<g transform="translate(${round(x)} ${round(y)})rotate(${round(roll() * 180)})"><ellipse cx="4" cy="6" rx="14" ry="9" fill="#1c2a24" opacity=".28"/><ellipse rx="14" ry="9.5" fill="url(#seed)"/></g>`
  })
  return show(
    'garden',
    paints(),
    draw(floorShadow(600, 930, 400, 70), seed),
    place(draw(packet('tomato')), 'translate(540 530)rotate(-7)scale(1.5)'),
    draw(seeds),
  )
}

/** What comes of it: seedlings in a row of paper pots. */
export function packSeedlings(): string {
  const cup = linear('cup', [
    [0, '#a98a5f'],
    [0.25, '#e2c89a'],
    [0.6, '#c4a473'],
    [1, '#876a41'],
  ])
  const pots = repeat(3, (index) => {
    const x = 320 + index * 280
    const y = 640
    const cupPath = `M${x - 124} ${y}L${x - 92} ${y + 280}A92 22 0 0 0 ${x + 92} ${y + 280}L${x + 124} ${y}Z`
    const sprout = repeat(7, (one) => {
      const foot = x + (one - 3) * 25
      const height = 120 + ((one * 37 + index * 50) % 90)
      const lean = (one - 3) * 5
      return `<path d="M${foot} ${y + 6}Q${foot} ${y - height / 2} ${foot + lean} ${y - height}" fill="none" stroke="#8dbb5e" stroke-width="8" stroke-linecap="round"/>${leaf('sprout', [foot + lean, y - height], -62 + lean, [0.7, 0.85])}${leaf('sprout', [foot + lean, y - height], 62 + lean, [0.7, 0.85])}${leaf('sprout', [foot + lean, y - height + 4], 4 + lean, [0.45, 0.6])}`
    })
    return `${floorShadow(x + 16, y + 292, 150, 26)}<path d="${cupPath}" fill="url(#cup)"/><path d="${cupPath}" filter="url(#fibre)"/><ellipse cx="${x}" cy="${y}" rx="124" ry="24" fill="#d9be90"/><ellipse cx="${x}" cy="${y + 3}" rx="113" ry="19" fill="#3d281a"/><ellipse cx="${x}" cy="${y + 3}" rx="113" ry="19" filter="url(#crumb)"/>${sprout}`
  })
  return show(
    'garden',
    paints(),
    leafKind('sprout', 'oval', '#68ad48'),
    draw(pots, cup, grain('crumb', '#a98361', '0.09 0.14', { strength: 4, threshold: 0.55 })),
  )
}
