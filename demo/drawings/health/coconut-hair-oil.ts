import { darken, floorShadow, lighten, linear, radial, scene } from '../kit.ts'
import { blur, clip, defs, place, surface, times } from '../accessories/craft.ts'

const cap = '#2f6b4a'

/** A bottle of clear oil; the origin is the middle of its foot, 240 wide and 640 high. */
export function bottle(p: string): string {
  const glass =
    'M-52-520C-54-470-120-440-122-370V-40Q-122 0-86 0H86Q122 0 122-40V-370C120-440 54-470 52-520z'
  const oil =
    'M-56-480C-70-448-110-428-111-366V-42Q-111-10-82-10H82Q111-10 111-42V-366C110-428 70-448 56-480z'
  const label = 'M-122-330Q0-312 122-330V-86Q0-68-122-86z'
  return `${defs(
    linear(`${p}oil`, [
      [0, '#c9a544'],
      [0.16, '#f6e9b4'],
      [0.5, '#f0dd98'],
      [0.84, '#d9b95c'],
      [1, '#b8923a'],
    ]),
    linear(`${p}glass`, [
      [0, '#7a7a50', 0.5],
      [0.07, '#fff', 0.5],
      [0.18, '#fff', 0.75],
      [0.26, '#fff', 0.08],
      [0.86, '#fff', 0.02],
      [0.93, '#fff', 0.5],
      [1, '#6f6a3c', 0.5],
    ]),
    linear(`${p}label`, [
      [0, '#b9b096'],
      [0.2, '#fffdf5'],
      [0.5, '#faf4e4'],
      [1, '#b3a98c'],
    ]),
    linear(`${p}cap`, [
      [0, darken(cap, 0.4)],
      [0.22, lighten(cap, 0.42)],
      [0.45, cap],
      [1, darken(cap, 0.5)],
    ]),
    linear(`${p}shade`, [
      [0, '#000', 0.3],
      [0.22, '#fff', 0.2],
      [0.5, '#000', 0],
      [1, '#000', 0.35],
    ]),
    clip(`${p}l`, label),
  )}<path d="${glass}" fill="#fffef4" fill-opacity="0.7"/><path d="${oil}" fill="url(#${p}oil)"/><path d="M-56-480Q0-466 56-480Q0-494-56-480z" fill="#fff6cf"/><path d="${glass}" fill="url(#${p}glass)"/><path d="M-84-6H84Q112-6 114-34Q60-20 0-20T-114-34Q-112-6-84-6z" fill="#8a6a20" fill-opacity="0.45"/><path d="${label}" fill="url(#${p}label)"/><g clip-path="url(#${p}l)"><path d="M-130-150Q0-128 130-150V-60H-130z" fill="${cap}"/><path d="M-130-160Q0-138 130-160" stroke="#d9a441" stroke-width="5" fill="none"/><g transform="translate(0 -232)"><circle r="62" fill="none" stroke="#d9a441" stroke-width="3"/><circle r="46" fill="#6b4527"/><circle r="46" fill="none" stroke="#4a2c16" stroke-width="5"/><circle r="36" fill="#fffdf6"/><path d="M-26 4A26 26 0 0 0 26 4Q0 18-26 4z" fill="#e3ecdc"/><path d="M-70-60C-44-90-16-92 0-64C16-92 44-90 70-60C44-76 18-72 0-52C-18-72-44-76-70-60z" fill="${cap}"/></g><g fill="#f3ead0">${times(7, (i) => `<path d="M${-84 + i * 28}-112l9 10l-9 10l-9-10z"/>`)}</g><path d="${label}" fill="url(#${p}shade)"/></g><path d="M-56-530h112v26H-56z" fill="#e9dca6"/><path d="M-56-530h112v26H-56z" fill="url(#${p}shade)"/><path d="M-66-632Q-66-646-50-648H50Q66-646 66-632V-532Q0-518-66-532z" fill="url(#${p}cap)"/><path d="${times(13, (i) => `M${-60 + i * 10}-628V-536`)}" stroke="#000" stroke-opacity="0.22" stroke-width="3"/><path d="M-60-640Q0-652 60-640" stroke="#fff" stroke-opacity="0.5" stroke-width="4" fill="none"/><path d="M-100-372V-344M-100-76V-40" stroke="#fff" stroke-width="10" stroke-linecap="round" stroke-opacity="0.8"/>`
}

/** Half a coconut, its flesh to us; the origin is its middle, 300 wide. */
function halfCoconut(p: string): string {
  return `${defs(
    surface(`${p}husk`, '0.03 0.2', 3, 3),
    radial(
      `${p}flesh`,
      [
        [0, '#d9dccb'],
        [0.55, '#f4f3e8'],
        [0.8, '#ffffff'],
        [1, '#f0ece0'],
      ],
      [0.62, 0.7, 0.75],
    ),
    radial(
      `${p}bowl`,
      [
        [0, '#fbfaf2'],
        [0.6, '#e3e3d2'],
        [1, '#aeb09a'],
      ],
      [0.66, 0.74, 0.8],
    ),
  )}<path d="M-156-30C-176 90-90 156 0 156S176 90 156-30z" fill="#6a4526" filter="url(#${p}husk)"/><path d="M40 152C130 140 172 70 156-30L120-10C130 60 90 120 40 152z" fill="#000" fill-opacity="0.35"/><ellipse cy="-30" rx="158" ry="96" fill="#5a3a20"/><ellipse cy="-30" rx="158" ry="96" fill="none" stroke="#8b6238" stroke-width="5"/><ellipse cy="-29" rx="145" ry="86" fill="url(#${p}flesh)"/><ellipse cy="-22" rx="104" ry="58" fill="url(#${p}bowl)"/><path d="M-100-32A104 58 0 0 1 60-70" stroke="#7d7f68" stroke-opacity="0.5" stroke-width="6" fill="none"/><path d="M-134-50A146 88 0 0 1-20-112" stroke="#fff" stroke-width="6" fill="none"/>`
}

const palm = (p: string) => {
  const blades = times(11, (i) => {
    const y = -i * 40
    const length = 170 - Math.abs(i - 4) * 14
    return `<path d="M0 ${y}Q${-length * 0.5} ${y - 70} ${-length} ${y - 50}Q${-length * 0.45} ${y - 20} 0 ${y + 14}z" fill="url(#${p}a)"/><path d="M0 ${y}Q${length * 0.5} ${y - 70} ${length} ${y - 50}Q${length * 0.45} ${y - 20} 0 ${y + 14}z" fill="url(#${p}b)"/>`
  })
  return `${defs(
    linear(`${p}a`, [
      [0, '#8fbf6a'],
      [1, '#3f7a3c'],
    ]),
    linear(`${p}b`, [
      [0, '#2f6a38'],
      [1, '#5c9a4c'],
    ]),
  )}${blades}<path d="M0 40V-440" stroke="#a9cc82" stroke-width="7"/>`
}

export const hairOil = () =>
  scene(
    'health',
    `${place('translate(560 700) rotate(-34) scale(0.95)', palm('p'))}${place('translate(690 720) rotate(30) scale(1)', palm('q'))}${floorShadow(620, 960, 430, 58)}${place('translate(500 952) scale(1.08)', bottle('b'))}${place('translate(800 800) scale(1.04)', halfCoconut('c'))}<path d="M560 958Q640 940 700 958Q660 976 580 972z" fill="#fffdf6"/><path d="M568 962Q640 952 692 962" stroke="#c9c4ae" stroke-width="3" fill="none"/>`,
  )

/** Both sizes side by side. */
export const hairOilSizes = () =>
  scene(
    'health',
    `${floorShadow(600, 960, 430, 56)}${place('translate(430 950) scale(1.16)', bottle('b'))}${place('translate(770 950) scale(0.9)', bottle('s'))}`,
  )

/** A dish of oil between coconut halves. */
export const hairOilPoured = () =>
  scene(
    'health',
    `${place('translate(520 640) rotate(-48) scale(1)', palm('p'))}${floorShadow(610, 890, 480, 64)}${place('translate(400 600) scale(1.16)', halfCoconut('c'))}${place('translate(800 640) rotate(8) scale(1.28)', halfCoconut('d'))}<g transform="translate(590 800)"><path d="M-250-40C-240 80-150 130 0 130S240 80 250-40z" fill="url(#clay)"/><ellipse cy="-40" rx="250" ry="78" fill="#fbf6ea"/><ellipse cy="-36" rx="232" ry="66" fill="#c9b98f"/><ellipse cy="-26" rx="222" ry="56" fill="url(#pool)"/><path d="M-190-36A222 56 0 0 1 20-80" stroke="#fff" stroke-width="9" stroke-opacity="0.8" fill="none" stroke-linecap="round"/><ellipse cx="90" cy="-10" rx="60" ry="10" fill="#fff" fill-opacity="0.5"/><path d="M-230 10C-216 66-160 96-100 110" stroke="#fff" stroke-opacity="0.7" stroke-width="10" fill="none" stroke-linecap="round" filter="url(#near)"/></g>`,
    [
      blur('near', 5),
      linear('clay', [
        [0, '#b9ae98'],
        [0.22, '#fffdf6'],
        [0.5, '#eee4d0'],
        [1, '#a3967a'],
      ]),
      linear(
        'pool',
        [
          [0, '#f8ecb6'],
          [0.6, '#ead07a'],
          [1, '#c39c3c'],
        ],
        [0, 0, 0.6, 1],
      ),
    ],
  )
