import { darken, floorShadow, lighten, linear, radial, scene } from '../kit.ts'
import { blur, clip, defs, place, round, times } from '../accessories/craft.ts'

const green = '#5f9b52'

/** One aloe leaf from its root at the origin upwards, bent by `lean`, with its thorns. */
function leaf(p: string, length: number, lean: number): string {
  const d = `M-58 0C-70 ${-length * 0.4} ${lean * 0.3 - 40} ${-length * 0.8} ${lean} ${-length}C${lean * 0.3 + 40} ${-length * 0.75} 74 ${-length * 0.4} 58 0z`
  const thorns = times(8, (i) => {
    const t = 0.1 + i * 0.1
    const bend = lean * t * t * 0.85
    const half = 60 * (1 - t * 0.86) + 4
    const y = round(-length * t)
    return `<path d="M${round(bend - half)} ${y + 12}l-13-16l15-6zM${round(bend + half)} ${y + 12}l13-16l-15-6z" fill="#d9e6b0"/>`
  })
  const spots = times(12, (i) => {
    const t = 0.1 + i * 0.06
    return `<ellipse cx="${round(lean * t * t * 0.85 + ((i * 37) % 50) - 25)}" cy="${round(-length * t)}" rx="4" ry="9"/>`
  })
  return `${defs(
    linear(`${p}v`, [
      [0, darken(green, 0.2)],
      [0.3, lighten(green, 0.38)],
      [0.55, green],
      [1, darken(green, 0.42)],
    ]),
  )}${thorns}<path d="${d}" fill="url(#${p}v)"/><path d="${d}" fill="none" stroke="${darken(green, 0.5)}" stroke-opacity="0.5" stroke-width="2.5"/><g fill="#e3efc4" fill-opacity="0.65">${spots}</g><path d="M-30-20C-34 ${-length * 0.45} ${lean * 0.4 - 20} ${-length * 0.76} ${lean - 4} ${-length + 16}" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="6"/>`
}

/** Slices of aloe with their clear flesh. */
const slice = (p: string) =>
  `${defs(
    radial(`${p}gel`, [
      [0, '#f6ffe8', 0.95],
      [0.6, '#d3ecb4', 0.95],
      [1, '#a9d080', 0.95],
    ]),
  )}<path d="M-100 0C-96-40-40-56 0-56S96-40 100 0V26C96 62 40 76 0 76S-96 62-100 26z" fill="${darken(green, 0.2)}"/><ellipse rx="100" ry="54" fill="${lighten(green, 0.1)}"/><ellipse rx="90" ry="46" fill="url(#${p}gel)"/><path d="M-70-10Q-40-38 10-38" stroke="#fff" stroke-width="8" stroke-linecap="round" fill="none"/><ellipse cx="36" cy="14" rx="22" ry="7" fill="#fff" fill-opacity="0.6"/>`

const shared = defs(
  blur('near', 9),
  linear('tub', [
    [0, '#5d8f46'],
    [0.08, '#b9dd8e'],
    [0.2, '#f1fbdc'],
    [0.45, '#bfe294'],
    [0.85, '#7fb356'],
    [0.94, '#cdebaa'],
    [1, '#6fa04c'],
  ]),
  linear('cap', [
    [0, '#a9b5ac'],
    [0.2, '#ffffff'],
    [0.5, '#eff3ee'],
    [0.85, '#b5c0b7'],
    [1, '#cdd6cf'],
  ]),
  linear('label', [
    [0, '#9db09f'],
    [0.2, '#ffffff'],
    [0.5, '#f4f8f0'],
    [1, '#98ab98'],
  ]),
  linear('edge', [
    [0, '#fff', 0.5],
    [0.06, '#fff', 0.05],
    [0.14, '#fff', 0.5],
    [0.22, '#fff', 0],
    [0.9, '#fff', 0],
    [0.95, '#fff', 0.45],
    [1, '#fff', 0.1],
  ]),
)

/** The tub; the origin is the middle of its foot, 480 wide and 430 high with the lid. */
export function tub(open: boolean): string {
  const body = 'M-228-320Q0-284 228-320L240-70Q240-20 190-6Q0 20-190-6Q-240-20-240-70z'
  const label = 'M-234-262Q0-226 234-262L240-84Q0-44-240-84z'
  const lid = `<path d="M-246-420Q0-384 246-420V-322Q0-282-246-322z" fill="url(#cap)"/><ellipse cy="-420" rx="246" ry="38" fill="#fbfdfa"/><ellipse cy="-422" rx="214" ry="29" fill="none" stroke="#c3cec5" stroke-width="4"/><path d="${times(
    30,
    (i) => {
      const x = -232 + i * 16
      const sag = round((1 - (x / 246) ** 2) * 19)
      return `M${x} ${-400 + sag}V${-330 + sag}`
    },
  )}" stroke="#6f8074" stroke-opacity="0.3" stroke-width="3"/><path d="M-244-414Q0-378 244-414" stroke="#fff" stroke-width="5" fill="none"/><path d="M-246-328Q0-288 246-328" stroke="#6f8074" stroke-opacity="0.5" stroke-width="4" fill="none"/>`
  const gel = `<ellipse cy="-320" rx="230" ry="40" fill="#e9f7d6"/><ellipse cy="-318" rx="216" ry="34" fill="#b5da86"/><path d="M-206-314C-180-380-60-350-30-392C-10-424 20-436 40-428C24-416 60-390 110-372C170-352 206-340 206-314Q120-286 0-284T-206-314z" fill="url(#tub)"/><path d="M-170-322C-90-352-10-346 16-400M-60-306C30-312 90-330 80-366M60-298Q150-304 180-326" fill="none" stroke="#fff" stroke-opacity="0.85" stroke-width="9" stroke-linecap="round"/><path d="M-120-306C-40-326 40-330 50-386" fill="none" stroke="#5d8f46" stroke-opacity="0.5" stroke-width="7" stroke-linecap="round"/>`
  return `${shared}${defs(clip('labelclip', label))}${open ? gel : ''}<path d="${body}" fill="url(#tub)" fill-opacity="0.94"/>${open ? '<path d="M-230-318Q0-280 230-318" stroke="#fff" stroke-opacity="0.9" stroke-width="7" fill="none"/>' : ''}<path d="${body}" fill="url(#edge)"/><path d="M-226-40Q0 0 226-40Q200-6 0 4T-226-40z" fill="#4f8238" fill-opacity="0.4"/><path d="${label}" fill="url(#label)"/><g clip-path="url(#labelclip)"><path d="M-250-132Q0-92 250-132V-30H-250z" fill="#2f7a4e"/><path d="M-250-142Q0-102 250-142" stroke="#9ccf6a" stroke-width="6" fill="none"/><g transform="translate(0 -172)" fill="none" stroke="#2f7a4e" stroke-width="5" stroke-linejoin="round"><path d="M0 40C-14 0-8-40 0-62C8-40 14 0 0 40zM0 40C-40 20-56-14-60-40C-34-26-10 2 0 40zM0 40C40 20 56-14 60-40C34-26 10 2 0 40zM0 40C-50 40-80 22-94 2C-60 0-24 14 0 40zM0 40C50 40 80 22 94 2C60 0 24 14 0 40z" fill="#cfe8b0"/></g><g fill="#dff0c8">${times(3, (i) => `<path transform="translate(${-70 + i * 70} ${i === 1 ? -74 : -78})" d="M0-20C14-2 16 8 0 16C-16 8-14-2 0-20z"/>`)}</g><path d="${label}" fill="url(#edge)" fill-opacity="0.6"/></g>${open ? '' : lid}`
}

export const aloeGel = () =>
  scene(
    'health',
    `${floorShadow(610, 960, 460, 60)}<g transform="translate(640 860)">${place('rotate(-34) translate(-60 0)', leaf('a', 560, -60))}${place('rotate(34) translate(60 0)', leaf('b', 580, 70))}${place('rotate(-12)', leaf('c', 700, -40))}${place('rotate(14) translate(40 0)', leaf('d', 660, 60))}</g><path d="M340 900Q560 820 860 900V950H340z" fill="#14241c" fill-opacity="0.35" filter="url(#near)"/>${place('translate(560 952) scale(1.1)', tub(false))}${place('translate(900 916) scale(0.9)', slice('s'))}${place('translate(960 842) rotate(-14) scale(0.66)', slice('t'))}`,
  )

/** Open, the clear gel on view, the lid beside it. */
export const aloeGelOpen = () =>
  scene(
    'health',
    `${floorShadow(600, 960, 480, 60)}${place('translate(700 860) rotate(8)', leaf('c', 690, 20))}${place('translate(850 880) rotate(22) scale(1.02)', leaf('a', 620, 40))}${place('translate(350 880) rotate(-22) scale(1.02)', leaf('b', 580, -40))}${place('translate(590 950) scale(1.3)', tub(true))}${place('translate(940 920) scale(0.82)', slice('s'))}`,
  )
