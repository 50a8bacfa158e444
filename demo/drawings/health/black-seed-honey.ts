import { floorShadow, linear, radial, scene } from '../kit.ts'
import { blur, clip, defs, place, times } from '../accessories/craft.ts'
import { scatter } from './parts.ts'

/** A glass jar of dark honey; the origin is the middle of its foot, 400 wide and 560 high. */
export function jar(p: string): string {
  const glass =
    'M-150-452C-150-430-200-420-200-370V-44Q-200 0-150 0H150Q200 0 200-44V-370C200-420 150-430 150-452z'
  const honey =
    'M-146-430C-150-416-186-404-186-362V-48Q-186-14-146-14H146Q186-14 186-48V-362C186-404 150-416 146-430Q0-412-146-430z'
  const label = 'M-200-330Q0-306 200-330V-110Q0-84-200-110z'
  return `${defs(
    linear(`${p}honey`, [
      [0, '#4a1d04'],
      [0.12, '#a85708'],
      [0.28, '#e08c1a'],
      [0.5, '#b5600c'],
      [0.8, '#7a3606'],
      [0.93, '#c87818'],
      [1, '#572405'],
    ]),
    linear(
      `${p}glow`,
      [
        [0, '#ffcf5c', 0],
        [0.7, '#ffb83a', 0.1],
        [1, '#ffcb5e', 0.7],
      ],
      [0, 0, 0, 1],
    ),
    linear(`${p}glass`, [
      [0, '#fff', 0.25],
      [0.04, '#fff', 0.55],
      [0.08, '#fff', 0.06],
      [0.92, '#fff', 0],
      [0.97, '#fff', 0.5],
      [1, '#fff', 0.2],
    ]),
    linear(`${p}lid`, [
      [0, '#5b4012'],
      [0.2, '#f9e6b0'],
      [0.42, '#cfa24c'],
      [0.8, '#84601f'],
      [1, '#b98d3d'],
    ]),
    linear(`${p}label`, [
      [0, '#a99f86'],
      [0.2, '#fffbf0'],
      [0.5, '#f8f0dc'],
      [1, '#a8997a'],
    ]),
    clip(`${p}l`, label),
    blur(`${p}soft`, 6),
  )}<path d="${glass}" fill="#f3e5c3" fill-opacity="0.75"/><path d="${honey}" fill="url(#${p}honey)"/><path d="${honey}" fill="url(#${p}glow)"/><path d="M-146-430Q0-412 146-430Q0-446-146-430z" fill="#f0ac40"/><path d="${glass}" fill="url(#${p}glass)"/><path d="M-186-48Q-186-14-146-14H146Q186-14 186-48Q100-30 0-30T-186-48z" fill="#ffd780" fill-opacity="0.6"/><path d="${label}" fill="url(#${p}label)"/><g clip-path="url(#${p}l)"><path d="M-210-316Q0-292 210-316M-210-124Q0-98 210-124" stroke="#3b2a52" stroke-width="6" fill="none"/><path d="M-210-304Q0-280 210-304M-210-136Q0-110 210-136" stroke="#c9963a" stroke-width="2.5" fill="none"/><g transform="translate(0 -206)">${times(8, (i) => `<g transform="rotate(${i * 45})"><path d="M0-14C-24-34-20-62 0-76C20-62 24-34 0-14z" fill="#7f86c9"/><path d="M0-18V-68" stroke="#4d4f93" stroke-width="2.5"/></g>`)}${times(8, (i) => `<path transform="rotate(${i * 45 + 22})" d="M0-16V-46" stroke="#3b2a52" stroke-width="3"/>`)}<circle r="19" fill="#5d7a3d"/><circle r="9" fill="#c9d48a"/></g><g fill="#2a2024">${times(5, (i) => `<path d="M${-140 + i * 5}-${222 - (i % 3) * 16}q8-10 14 0q-6 14-14 0zM${118 + i * 5}-${222 - (i % 3) * 16}q8-10 14 0q-6 14-14 0z"/>`)}</g></g><path d="${label}" fill="url(#${p}glass)" fill-opacity="0.6"/><path d="M-168-400Q-176-390-176-362V-336M-176-100V-56" stroke="#fff" stroke-width="12" stroke-linecap="round" stroke-opacity="0.85" fill="none"/><path d="M-162-548Q0-528 162-548V-462Q0-440-162-462z" fill="url(#${p}lid)"/><path d="M-162-548Q0-568 162-548Q0-528-162-548z" fill="#f4dfa6"/><path d="M-162-474Q0-452 162-474M-162-484Q0-462 162-484" stroke="#000" stroke-opacity="0.25" stroke-width="4" fill="none"/><path d="M-156-540Q0-521 156-540" stroke="#fff" stroke-opacity="0.7" stroke-width="4" fill="none"/><path d="M-150-450Q0-428 150-450V-436Q0-416-150-436z" fill="#2a1203" fill-opacity="0.4" filter="url(#${p}soft)"/>`
}

/** A turned wooden dipper, its head at the origin, its handle upwards; honey on it. */
function dipper(p: string, wet: boolean): string {
  const rings = [58, 74, 82, 84, 78, 64, 44]
  const disc = (width: number, i: number) =>
    `<path d="M${-width}${-66 + i * 26}Q0 ${-48 + i * 26} ${width} ${-66 + i * 26}V${-52 + i * 26}Q0 ${-32 + i * 26} ${-width} ${-52 + i * 26}z" fill="url(#${p}wood)"/><ellipse cy="${-66 + i * 26}" rx="${width}" ry="12" fill="#e3b885" fill-opacity="0.75"/>`
  const coat =
    'M-60-60C-100-10-96 70-52 116C-30 136-14 150-8 200Q-6 250 0 250Q6 250 8 200C14 150 34 134 54 114C98 70 100-10 60-60Q0-30-60-60z'
  return `${defs(
    linear(`${p}wood`, [
      [0, '#7d4d22'],
      [0.25, '#e9c08c'],
      [0.55, '#c38d52'],
      [1, '#6d421c'],
    ]),
    linear(`${p}coat`, [
      [0, '#9c4d06', 0.9],
      [0.3, '#f2a82c', 0.78],
      [0.6, '#d9821a', 0.8],
      [1, '#8a3f04', 0.92],
    ]),
  )}<path d="M-15-80L-11-460Q0-480 11-460L15-80z" fill="url(#${p}wood)"/><ellipse cy="-466" rx="17" ry="20" fill="#d9a96e"/><path d="M-24-96Q0-80 24-96V-74Q0-58-24-74z" fill="url(#${p}wood)"/><path d="M-22-70h44v180h-44z" fill="#6d421c"/>${rings.map(disc).join('')}${wet ? `<path d="${coat}" fill="url(#${p}coat)"/><path d="M-62-30C-84 10-76 70-48 96" stroke="#fff" stroke-width="10" stroke-linecap="round" fill="none" stroke-opacity="0.75"/><path d="M-3 150V236" stroke="#ffe2a0" stroke-width="4" stroke-linecap="round"/>` : ''}`
}

const seeds = (x: number, y: number, [rx, ry]: readonly [number, number], count: number) =>
  scatter(count, rx, ry)
    .map(
      ([dx, dy], i) =>
        `<g transform="translate(${x + dx} ${y + dy}) rotate(${(i * 67) % 180})"><path d="M-9 0Q-4-7 3-6Q11-2 10 2Q2 8-5 6Q-9 4-9 0z" fill="#211b1f"/><path d="M-4-3L4-3" stroke="#8d8590" stroke-width="2"/></g>`,
    )
    .join('')

export const honeyJar = () =>
  scene(
    'health',
    `${floorShadow(620, 950, 470, 62)}${place('translate(520 944) scale(1.22)', jar('j'))}<g filter="url(#near)"><path d="M760 960L1010 700L1030 730L800 990z" fill="#14241c" fill-opacity="0.3"/></g>${place('translate(850 872) rotate(38) scale(0.94)', dipper('d', false))}<ellipse cx="900" cy="968" rx="120" ry="22" fill="#14241c" fill-opacity="0.25" filter="url(#near)"/>${seeds(910, 960, [120, 24], 34)}`,
    [blur('near', 9)],
  )

/** Honey running from the dipper into a bowl. */
export const honeyBowl = () =>
  scene(
    'health',
    `${floorShadow(600, 950, 470, 64)}<g transform="translate(580 760)"><path d="M-330-40C-316 120-190 190 0 190S316 120 330-40z" fill="url(#clay)"/><ellipse cy="-40" rx="330" ry="104" fill="#f3efe8"/><ellipse cy="-34" rx="306" ry="88" fill="#54300c"/><ellipse cy="-18" rx="296" ry="74" fill="url(#pool)"/><path d="M-250-30A296 74 0 0 1 0-88" stroke="#ffe9b8" stroke-width="10" stroke-opacity="0.8" fill="none" stroke-linecap="round"/><ellipse cx="30" cy="-14" rx="86" ry="20" fill="none" stroke="#ffd98a" stroke-width="7" stroke-opacity="0.8"/><ellipse cx="30" cy="-16" rx="46" ry="10" fill="#f8bf55"/><path d="M-300 20C-280 100-210 140-130 160" stroke="#fff" stroke-opacity="0.7" stroke-width="14" fill="none" stroke-linecap="round" filter="url(#near)"/><path d="M-326 0C-200 70 200 70 326 0" stroke="#6d7fa0" stroke-opacity="0.7" stroke-width="9" fill="none"/></g>${place('translate(612 524) scale(0.94)', dipper('d', true))}${seeds(950, 930, [110, 26], 40)}`,
    [
      blur('near', 6),
      linear('clay', [
        [0, '#a7b0ac'],
        [0.22, '#ffffff'],
        [0.5, '#e8ebe8'],
        [1, '#8b9792'],
      ]),
      radial(
        'pool',
        [
          [0, '#f7b940'],
          [0.5, '#c97612'],
          [1, '#7d3a05'],
        ],
        [0.5, 0.4, 0.65],
      ),
    ],
  )
