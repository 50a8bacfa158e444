import { darken, floorShadow, linear, mix, scene } from '../kit.ts'
import { blur, clip, defs, round, surface, times } from './craft.ts'

/** Jamdani figures: angular flowers woven by hand, in steps. */
const figures = (id: string, ink: string, gold: string) =>
  `<pattern id="${id}" width="92" height="92" patternUnits="userSpaceOnUse"><g id="${id}f"><path d="M46 14l7 9l-7 9l-7-9zM46 60l7 9l-7 9l-7-9zM14 46l9-7l9 7l-9 7zM60 46l9-7l9 7l-9 7z" fill="${ink}"/><path d="M46 36l10 10l-10 10l-10-10z" fill="${gold}"/><path d="M30 26l5 5l-5 5l-5-5zM62 26l5 5l-5 5l-5-5zM30 56l5 5l-5 5l-5-5zM62 56l5 5l-5 5l-5-5z" fill="${gold}"/></g><path d="M0-5l5 5l-5 5l-5-5zM92-5l5 5l-5 5l-5-5zM0 87l5 5l-5 5l-5-5zM92 87l5 5l-5 5l-5-5z" fill="${ink}"/></pattern>`

const border = (id: string, ink: string, gold: string) =>
  `<pattern id="${id}" width="64" height="150" patternUnits="userSpaceOnUse"><rect width="64" height="150" fill="${ink}"/><path d="M0 8h64M0 142h64" stroke="${gold}" stroke-width="6"/><path d="M0 22h64M0 128h64" stroke="${gold}" stroke-width="2"/><path d="M32 34l10 14h14l-8 14l14 13l-14 13l8 14h-14l-10 14l-10-14h-14l8-14l-14-13l14-13l-8-14h14z" fill="${gold}"/><path d="M32 56l12 19l-12 19l-12-19z" fill="${ink}"/><path d="M32 66l6 9l-6 9l-6-9z" fill="${gold}"/></pattern>`

const threads = surface('thread', '0.012 0.5', 0.7, 2)

/** Vertical folds of hanging cloth: light where a fold comes forward, dark where it goes back. */
const folds = (id: string, count: number) =>
  linear(
    id,
    Array.from({ length: count * 4 + 1 }, (_, i) => {
      const at = round((i / (count * 4)) * 1000) / 1000
      const phase = i % 4
      if (phase === 0) return [at, '#000', 0.42] as const
      if (phase === 1) return [at, '#fff', 0.26] as const
      if (phase === 2) return [at, '#fff', 0.02] as const
      return [at, '#000', 0.14] as const
    }),
  )

interface Panel {
  id: string
  left: number
  right: number
  foot: number
  count: number
}

/** One hanging half of the orna, with its border and tassels. */
function panel({ id, left, right, foot, count }: Panel, cloth: string, gold: string): string {
  const width = right - left
  const step = width / count
  const hem = times(count, (i) => {
    const x = right - i * step
    return `Q${round(x - step * 0.3)} ${foot + 20} ${round(x - step * 0.62)} ${foot + 4}T${round(x - step)} ${foot}`
  })
  const d = `M${left + 8} 262Q${(left + right) / 2} 250 ${right - 8} 262L${right} ${foot}${hem}z`
  const tassels = times(Math.floor(width / 26), (i) => {
    const x = left + 14 + i * 26
    const y = foot + 6 + Math.sin((i / (width / 26)) * count * 6.283) * 7
    return `<g transform="translate(${x} ${round(y)})"><path d="M0-8V8" stroke="${gold}" stroke-width="4"/><circle cy="12" r="7" fill="${gold}"/><path d="M-6 14Q-10 40-8 56L-3 52L0 58L4 52L8 56Q10 40 6 14z" fill="${darken(gold, 0.12)}"/><path d="M-3 18V50" stroke="#fff" stroke-opacity="0.5" stroke-width="2"/></g>`
  })
  return `${defs(folds(`${id}f`, count), clip(`${id}c`, d))}${tassels}<path d="${d}" fill="${cloth}" filter="url(#thread)"/><g clip-path="url(#${id}c)"><g transform="translate(${left} 240)"><rect width="${width}" height="${foot - 240}" fill="url(#figures)"/></g><g transform="translate(${left} ${foot - 172})"><rect width="${width}" height="150" fill="url(#border)"/></g><path d="M${left + 10} 240V${foot + 40}M${right - 10} 240V${foot + 40}" stroke="${gold}" stroke-width="9"/><rect x="${left}" y="240" width="${width}" height="${foot}" fill="url(#${id}f)"/><rect x="${left}" y="240" width="${width}" height="120" fill="url(#crown)"/></g>`
}

export const orna = (cloth: string, ink: string, gold: string) => () =>
  scene(
    'accessories',
    `<ellipse cx="640" cy="640" rx="330" ry="400" fill="#3a1c12" fill-opacity="0.22" filter="url(#haze)"/>${panel({ id: 'b', left: 560, right: 880, foot: 800, count: 4 }, darken(cloth, 0.14), gold)}<path d="M590 250h40v640h-40z" fill="#000" fill-opacity="0.45" filter="url(#near)"/>${panel({ id: 'a', left: 310, right: 640, foot: 920, count: 4 }, cloth, gold)}<path d="M318 268Q316 226 340 220H860Q884 226 874 268Q600 240 318 268z" fill="${cloth}"/><path d="M318 268Q316 226 340 220H860Q884 226 874 268Q600 240 318 268z" fill="url(#over)"/><path d="${box}" fill="url(#wood)"/><path d="M180 214H1020" stroke="#fff" stroke-opacity="0.5" stroke-width="4" stroke-linecap="round"/><path d="M316 266Q310 200 352 196H848Q890 200 880 266Q600 228 316 266z" fill="${cloth}" filter="url(#thread)"/><path d="M316 266Q310 200 352 196H848Q890 200 880 266Q600 228 316 266z" fill="url(#over)"/>`,
    [
      threads,
      figures('figures', ink, gold),
      border('border', ink, gold),
      blur('haze', 34),
      blur('near', 14),
      linear(
        'crown',
        [
          [0, '#000', 0.3],
          [1, '#000', 0],
        ],
        [0, 0, 0, 1],
      ),
      linear(
        'over',
        [
          [0, '#fff', 0.45],
          [0.4, '#fff', 0.05],
          [1, '#000', 0.4],
        ],
        [0, 0, 0, 1],
      ),
      linear(
        'wood',
        [
          [0, '#d9ab74'],
          [0.4, '#b27b45'],
          [1, '#5f3a1a'],
        ],
        [0, 0, 0, 1],
      ),
    ],
  )

const box = 'M176 206h848a16 16 0 0 1 0 32H176a16 16 0 0 1 0-32z'

/** Folded in a square, the border on top. */
export const ornaFolded = (cloth: string, ink: string, gold: string) => () => {
  const layer = (y: number, inset: number, tone: number) => {
    const d = `M${228 + inset} ${y}Q${208 + inset} ${y + 28} ${230 + inset} ${y + 54}Q600 ${y + 66} ${968 - inset} ${y + 54}Q${994 - inset} ${y + 28} ${972 - inset} ${y}z`
    return `<path d="${d}" fill="${mix(cloth, '#8a6238', tone)}"/><path d="M${236 + inset} ${y + 40}Q600 ${y + 52} ${964 - inset} ${y + 40}" fill="none" stroke="${gold}" stroke-width="7" stroke-dasharray="26 5"/><path d="${d}" fill="url(#lip)"/>`
  }
  const top =
    'M312 336Q600 326 890 336Q912 338 918 356L982 706Q984 744 950 746H252Q218 744 222 706L284 356Q290 338 312 336z'
  return scene(
    'accessories',
    `<g transform="translate(0 10)">${floorShadow(612, 904, 470, 58)}${layer(850, -8, 0.2)}${layer(796, 6, 0.1)}${layer(742, 0, 0.02)}<path d="${top}" fill="${cloth}" filter="url(#thread)"/><g clip-path="url(#top)"><g transform="translate(600 330) scale(0.98 0.8)"><rect x="-400" width="800" height="540" fill="url(#figures)"/></g><g transform="translate(190 606) scale(1.25 0.86)"><rect width="660" height="150" fill="url(#border)"/></g><path d="M200 320H1000V760H200z" fill="url(#lamp)"/><path d="M640 320Q690 540 650 760" stroke="#000" stroke-opacity="0.22" stroke-width="26" fill="none" filter="url(#near)"/><path d="M600 320Q650 540 606 760" stroke="#fff" stroke-opacity="0.3" stroke-width="20" fill="none" filter="url(#near)"/></g><path d="M236 746H964" stroke="#000" stroke-opacity="0.3" stroke-width="5"/></g>`,
    [
      threads,
      figures('figures', ink, gold),
      border('border', ink, gold),
      blur('near', 12),
      clip('top', top),
      linear(
        'lip',
        [
          [0, '#000', 0.4],
          [0.3, '#fff', 0.26],
          [0.7, '#000', 0],
          [1, '#000', 0.5],
        ],
        [0, 0, 0, 1],
      ),
      linear(
        'lamp',
        [
          [0, '#fff', 0.4],
          [0.5, '#fff', 0],
          [1, '#000', 0.25],
        ],
        [0, 0, 0.8, 1],
      ),
    ],
  )
}
