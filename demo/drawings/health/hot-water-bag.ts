import { darken, floorShadow, lighten, linear, radial, scene } from '../kit.ts'
import { blur, clip, defs, place, surface, times } from '../accessories/craft.ts'

const body =
  'M-70-330C-80-260-120-240-190-220C-256-200-266-150-264-80L-252 270Q-246 372-150 378Q0 392 150 378Q246 372 252 270L264-80C266-150 256-200 190-220C120-240 80-260 70-330z'

const collar =
  'M-112-432Q-120-446-100-450Q0-464 100-450Q120-446 112-432C92-404 74-380 74-320Q0-300-74-320C-74-380-92-404-112-432z'

const stopper = `<path d="M-34-520H34V-440H-34z" fill="#23292b"/><path d="M-58-534Q-58-560-36-562H36Q58-560 58-534V-512Q58-500 40-500H-40Q-58-500-58-512z" fill="url(#knob)"/><path d="${times(11, (i) => `M${-50 + i * 10}-556V-504`)}" stroke="#000" stroke-opacity="0.4" stroke-width="3"/><path d="M-46-556Q0-564 46-556" stroke="#fff" stroke-opacity="0.5" stroke-width="4" fill="none"/>`

const shared = (color: string) =>
  defs(
    surface('rubber', '0.6', 0.4, 2),
    blur('near', 9),
    blur('far', 26),
    linear('knob', [
      [0, '#14181a'],
      [0.25, '#7b868a'],
      [0.5, '#363d40'],
      [1, '#0e1112'],
    ]),
    radial(
      'skin',
      [
        [0, lighten(color, 0.36)],
        [0.4, color],
        [1, darken(color, 0.45)],
      ],
      [0.32, 0.3, 0.85],
    ),
    linear('neck', [
      [0, darken(color, 0.4)],
      [0.25, lighten(color, 0.35)],
      [0.5, color],
      [1, darken(color, 0.5)],
    ]),
  )

/** The rubber bottle; the origin is its middle, 530 wide and 950 high. */
function hotBag(color: string): string {
  const ribs = times(
    13,
    (i) =>
      `M${-198 + i * 33} ${-120 + Math.abs(i - 6) ** 2 * 0.9}V${292 - Math.abs(i - 6) ** 2 * 0.7}`,
  )
  return `${shared(color)}${defs(clip('skinclip', body))}${stopper}<path d="${collar}" fill="url(#neck)" filter="url(#rubber)"/><ellipse cy="-450" rx="94" ry="13" fill="${darken(color, 0.55)}"/><path d="M-108-440Q0-420 108-440" stroke="#fff" stroke-opacity="0.4" stroke-width="5" fill="none"/><path d="${body}" fill="url(#skin)" filter="url(#rubber)"/><g clip-path="url(#skinclip)"><path d="M-90-340H90V-290Q0-262-90-290z" fill="#000" fill-opacity="0.4" filter="url(#near)"/><path d="${ribs}" stroke="#000" stroke-opacity="0.3" stroke-width="12" stroke-linecap="round"/><path d="${ribs}" stroke="#fff" stroke-opacity="0.24" stroke-width="5" stroke-linecap="round" transform="translate(-8 0)"/><path d="${body}" fill="none" stroke="#000" stroke-opacity="0.55" stroke-width="42" filter="url(#near)"/><path d="M-200-120C-210 40-200 160-190 260" stroke="#fff" stroke-opacity="0.4" stroke-width="40" stroke-linecap="round" fill="none" filter="url(#far)"/></g><path d="${body}" fill="none" stroke="${lighten(color, 0.2)}" stroke-opacity="0.8" stroke-width="13"/><path d="${body}" fill="none" stroke="${darken(color, 0.5)}" stroke-width="3"/><path d="M-252-90C-256-150-240-196-186-212" stroke="#fff" stroke-opacity="0.8" stroke-width="5" fill="none" stroke-linecap="round"/><g transform="translate(0 86)"><ellipse rx="106" ry="76" fill="${color}"/><ellipse rx="106" ry="76" fill="#000" fill-opacity="0.14"/><ellipse rx="106" ry="76" fill="none" stroke="#fff" stroke-opacity="0.45" stroke-width="4"/><path d="M-42 34C-66 10-40-6-46-34M0 40C-26 10 6-8-2-44M44 34C20 10 46-6 40-34" stroke="#fff" stroke-opacity="0.75" stroke-width="9" fill="none" stroke-linecap="round"/></g><path d="M-40 352a12 12 0 0 1 80 0" fill="none" stroke="${darken(color, 0.6)}" stroke-width="6"/>`
}

export const hotWaterBag = (color: string) => () =>
  scene(
    'health',
    `${floorShadow(620, 974, 330, 50)}<path d="M420 420Q760 300 880 480L900 900H460z" fill="#14241c" fill-opacity="0.3" filter="url(#cast)"/>${place('translate(600 640) scale(0.86)', hotBag(color))}`,
    [blur('cast', 28)],
  )

/** Knitted wool: rows of little plaits. */
const knit = (wool: string) =>
  `<pattern id="knit" width="34" height="30" patternUnits="userSpaceOnUse"><rect width="34" height="30" fill="${darken(wool, 0.45)}"/><path d="M1 2C8 4 15 14 16 29C8 28 1 18 1 2z" fill="${lighten(wool, 0.12)}"/><path d="M33 2C26 4 19 14 18 29C26 28 33 18 33 2z" fill="${darken(wool, 0.06)}"/><path d="M1-28C8-26 15-16 16-1C8-2 1-12 1-28zM33-28C26-26 19-16 18-1C26-2 33-12 33-28z" fill="${wool}"/></pattern>`

/** Dressed in its knitted cover. */
export const hotWaterBagKnit = (color: string, wool: string) => () => {
  const cover =
    'M-92-330C-100-262-130-250-206-230C-276-208-286-150-284-80L-270 280Q-262 396-156 400Q0 414 156 400Q262 396 270 280L284-80C286-150 276-208 206-230C130-250 100-262 92-330z'
  const cuffs = 'M-106-346Q0-324 106-346L100-240Q0-214-100-240z'
  return scene(
    'health',
    `${floorShadow(620, 984, 340, 50)}<path d="M420 420Q760 300 880 480L900 900H460z" fill="#14241c" fill-opacity="0.3" filter="url(#cast)"/><g transform="translate(600 640) scale(0.86)">${shared(color)}${stopper}<path d="${collar}" fill="url(#neck)" filter="url(#rubber)"/><path d="M-108-440Q0-420 108-440" stroke="#fff" stroke-opacity="0.4" stroke-width="5" fill="none"/><path d="${cover}" fill="url(#knit)"/><g clip-path="url(#cover)"><g fill="#fbf4e6" fill-opacity="0.92">${times(9, (i) => `<path transform="translate(${-272 + i * 68} 160)" d="M0-45L34-15V15L0 45L-34 15V-15z" fill-opacity="${i % 2 ? 0.75 : 0.95}"/>`)}</g><path d="M-300 90H300M-300 230H300" stroke="#fbf4e6" stroke-width="13" stroke-dasharray="20 14"/><path d="M-300 70H300V250H-300z" fill="url(#knit)" fill-opacity="0.35"/><path d="${cover}" fill="url(#soft)"/><path d="${cover}" fill="none" stroke="#000" stroke-opacity="0.5" stroke-width="56" filter="url(#far)"/><path d="M-100-250Q0-214 100-250V-200Q0-170-100-200z" fill="#000" fill-opacity="0.5" filter="url(#near)"/></g><path d="${cuffs}" fill="url(#rib)"/><path d="${cuffs}" fill="url(#neckshade)"/><path d="M-98-292Q0-266 98-292" stroke="#fbf4e6" stroke-width="11" fill="none"/><path d="M30-272C80-260 96-200 84-160M30-272C20-230 6-210-20-180" stroke="#fbf4e6" stroke-width="9" fill="none" stroke-linecap="round"/><circle cx="84" cy="-150" r="24" fill="${lighten(wool, 0.5)}"/><circle cx="-24" cy="-172" r="24" fill="${lighten(wool, 0.55)}"/><circle cx="76" cy="-158" r="10" fill="#fff" fill-opacity="0.5"/></g>`,
    [
      blur('cast', 28),
      knit(wool),
      clip('cover', cover),
      `<pattern id="rib" width="22" height="40" patternUnits="userSpaceOnUse"><rect width="22" height="40" fill="${darken(wool, 0.3)}"/><rect x="2" width="15" height="40" rx="6" fill="${lighten(wool, 0.1)}"/></pattern>`,
      linear('neckshade', [
        [0, '#000', 0.4],
        [0.25, '#fff', 0.22],
        [0.5, '#000', 0],
        [1, '#000', 0.5],
      ]),
      radial(
        'soft',
        [
          [0, '#fff', 0.3],
          [0.45, '#fff', 0],
          [1, '#000', 0.4],
        ],
        [0.3, 0.3, 0.85],
      ),
    ],
  )
}
