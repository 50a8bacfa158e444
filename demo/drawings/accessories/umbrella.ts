import { darken, floorShadow, lighten, linear, scene } from '../kit.ts'
import { blur, clip, defs, place, surface, times } from './craft.ts'

const wood = linear('wood', [
  [0, '#d9a873'],
  [0.3, '#b67a43'],
  [1, '#5b3316'],
])

const chrome = linear('chrome', [
  [0, '#8b9297'],
  [0.35, '#ffffff'],
  [0.6, '#a9b0b5'],
  [1, '#555c61'],
])

/** Rib ends along the rim, left to right, seen a little from below. */
const ends = [
  [-430, 30],
  [-330, 96],
  [-120, 132],
  [130, 132],
  [335, 96],
  [430, 30],
] as const

const backs = [
  [-430, 30],
  [-250, -26],
  [0, -40],
  [250, -26],
  [430, 30],
] as const

const scallops = (list: readonly (readonly [number, number])[], lift: number) =>
  list
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = list[i] ?? [0, 0]
      return `Q${(px + x) / 2} ${(py + y) / 2 - lift} ${x} ${y}`
    })
    .join('')

/** The open umbrella; the origin is under the middle of the canopy. */
function openUmbrella(cloth: string): string {
  const dome = `M-430 30Q-353-231 0-330Q353-231 430 30`
  const front = `M-430 30${scallops(ends, 34)}Q353-231 0-330Q-353-231-430 30z`
  const inside = `M-430 30${scallops(backs, -24)}L335 110L130 140L-120 140L-330 110z`
  const seam = ([x, y]: readonly [number, number]) =>
    `M0-330Q${x * 0.82} ${-240 + y * 0.3} ${x} ${y}`
  const panels = ends
    .slice(1)
    .map(([x, y], i) => {
      const [px, py] = ends[i] ?? [0, 0]
      const tone = [0.02, -0.16, -0.02, 0.18, 0.36][i] ?? 0
      const fill = tone < 0 ? lighten(cloth, -tone) : darken(cloth, tone)
      return `<path d="M0-330Q${px * 0.82} ${-240 + py * 0.3} ${px} ${py}Q${(px + x) / 2} ${(py + y) / 2 - 34} ${x} ${y}Q${x * 0.82} ${-240 + y * 0.3} 0-330z" fill="${fill}"/><path d="M0-330Q${px * 0.82} ${-240 + py * 0.3} ${px} ${py}Q${(px + x) / 2} ${(py + y) / 2 - 34} ${x} ${y}Q${x * 0.82} ${-240 + y * 0.3} 0-330z" fill="url(#panel)"/>`
    })
    .join('')
  return `${defs(
    wood,
    chrome,
    blur('soft', 12),
    surface('silk', '0.5 0.02', 0.5, 2),
    clip('dome', front),
    linear(
      'panel',
      [
        [0, '#fff', 0.16],
        [0.5, '#fff', 0],
        [1, '#000', 0.26],
      ],
      [0, 0, 1, 0.4],
    ),
  )}<path d="${inside}" fill="${darken(cloth, 0.55)}"/>${backs.map(([x, y]) => `<path d="M0-250L${x} ${y}" stroke="#9aa2a8" stroke-width="4" stroke-opacity="0.6"/>`).join('')}<path d="M-8-300h16V470H-8z" fill="url(#chrome)"/><path d="M-14 150h28v56h-28z" fill="#3b4045"/><path d="M-14 150h10v56h-10z" fill="#fff" fill-opacity="0.3"/>${ends
    .slice(1, 5)
    .map(
      ([x, y]) =>
        `<path d="M0 156L${x * 0.55} ${y * 0.5 - 10}" stroke="#b9c0c5" stroke-width="5"/>`,
    )
    .join(
      '',
    )}<path d="M0 440V610C0 690 112 690 112 612V590" fill="none" stroke="#3d2210" stroke-width="40" stroke-linecap="round"/><path d="M0 440V610C0 690 112 690 112 612V590" fill="none" stroke="#a5692f" stroke-width="34" stroke-linecap="round"/><path d="M-7 446V612C-8 640 6 664 30 672" fill="none" stroke="#f0cd9d" stroke-width="7" stroke-linecap="round" stroke-opacity="0.85"/><path d="M105 590V614C105 634 96 650 82 660" fill="none" stroke="#f0cd9d" stroke-width="5" stroke-linecap="round" stroke-opacity="0.5"/><path d="M-21 430h42v24h-42z" fill="url(#chrome)"/><g filter="url(#silk)">${panels}</g><g clip-path="url(#dome)"><path d="${dome}" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="26" filter="url(#soft)"/><path d="M-300-60C-270-200-150-280-60-300C-130-220-190-120-210 20z" fill="#fff" fill-opacity="0.26" filter="url(#soft)"/><path d="M-430 20${scallops(ends, 34)}" transform="translate(0 -6)" fill="none" stroke="#000" stroke-opacity="0.35" stroke-width="22" filter="url(#soft)"/></g><path d="${ends.map(seam).join('')}" fill="none" stroke="#000" stroke-opacity="0.34" stroke-width="3"/><path d="${ends.map(seam).join('')}" fill="none" stroke="#fff" stroke-opacity="0.28" stroke-width="2" transform="translate(-3 0)"/><path d="M-430 30${scallops(ends, 34)}" fill="none" stroke="${lighten(cloth, 0.45)}" stroke-width="5"/>${ends.map(([x, y]) => `<circle cx="${x}" cy="${y + 5}" r="8" fill="#d8dde0" stroke="#555c61" stroke-width="1.5"/>`).join('')}<path d="M-10-346L0-404L10-346z" fill="url(#chrome)"/><path d="M-24-334Q0-356 24-334Q0-322-24-334z" fill="${darken(cloth, 0.4)}"/>`
}

export const umbrella = (cloth: string) => () =>
  scene(
    'accessories',
    floorShadow(720, 1000, 330, 40) +
      place('translate(580 478) rotate(-14) scale(0.92)', openUmbrella(cloth)),
  )

/** Rolled up and buttoned, lying aslant. */
function rolledUmbrella(cloth: string): string {
  const body =
    'M-62-300Q-74-316-52-322H52Q74-316 62-300L74 230Q76 262 40 290L16 330H-16L-40 290Q-76 262-74 230z'
  return `${defs(
    wood,
    chrome,
    blur('soft', 8),
    clip('roll', body),
    linear('cloth', [
      [0, darken(cloth, 0.4)],
      [0.24, lighten(cloth, 0.26)],
      [0.5, cloth],
      [0.86, darken(cloth, 0.45)],
      [1, darken(cloth, 0.28)],
    ]),
  )}<path d="M-9 320h18v90h-18z" fill="url(#chrome)"/><path d="M-6 400h12l-6 40z" fill="#555c61"/><path d="M0-320V-470C0-560-126-560-126-470V-440" fill="none" stroke="#3d2210" stroke-width="44" stroke-linecap="round"/><path d="M0-320V-470C0-560-126-560-126-470V-440" fill="none" stroke="#a5692f" stroke-width="38" stroke-linecap="round"/><path d="M-8-340V-470C-10-520-40-534-64-534C-96-532-116-508-118-476" fill="none" stroke="#f0cd9d" stroke-width="8" stroke-linecap="round" stroke-opacity="0.8"/><path d="M-24-346h48v34h-48z" fill="url(#chrome)"/><path d="${body}" fill="url(#cloth)"/><g clip-path="url(#roll)">${times(5, (i) => `<path d="M${-70 + i * 34}-330Q${-20 + i * 26} 0 ${-50 + i * 30} 330" fill="none" stroke="#000" stroke-opacity="0.34" stroke-width="12" filter="url(#soft)"/><path d="M${-74 + i * 34}-330Q${-26 + i * 26} 0 ${-56 + i * 30} 330" fill="none" stroke="#fff" stroke-opacity="0.3" stroke-width="3"/>`)}</g><path d="M-74-40Q0-16 72-46V2Q0 34-74 8z" fill="${darken(cloth, 0.2)}"/><path d="M-74-40Q0-16 72-46V2Q0 34-74 8z" fill="url(#cloth)" fill-opacity="0.6"/><path d="M-72-36Q0-12 70-42M-72 4Q0 30 70-2" fill="none" stroke="${lighten(cloth, 0.5)}" stroke-width="2" stroke-dasharray="8 6"/><circle cx="22" cy="0" r="13" fill="url(#chrome)" stroke="#555c61"/>`
}

export const umbrellaRolled = (cloth: string) => () =>
  scene(
    'accessories',
    `<g filter="url(#cast)"><path d="M-60-520Q60-560 60-300V280L20 430H-20L-70 280z" fill="#1c120c" fill-opacity="0.35" transform="translate(636 660) rotate(42)"/></g>${place('translate(606 622) rotate(42) scale(1)', rolledUmbrella(cloth))}`,
    [blur('cast', 20)],
  )
