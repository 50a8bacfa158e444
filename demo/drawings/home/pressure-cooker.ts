import { pen } from './pen.ts'
import type { Pen, Piece } from './pen.ts'
import {
  brushed,
  drum,
  ellipse,
  ground,
  hoop,
  line,
  n,
  path,
  picture,
  ring,
  specks,
} from './shapes.ts'

interface Measures {
  radius: number
  height: number
}

const sizes = {
  small: { radius: 240, height: 250 },
  large: { radius: 262, height: 345 },
} as const

export type CookerSize = keyof typeof sizes

const bakelite = (p: Pen) =>
  p.down([
    [0, '#6b7074'],
    [0.16, '#3d4145'],
    [0.5, '#24272a'],
    [0.85, '#15171a'],
    [1, '#33373a'],
  ])

function pot(p: Pen, { radius: r, height }: Measures) {
  const top = -height
  const body = `M${-r} ${top}V-92C${-r} -20 ${n(-r * 0.7)} 2 0 2S${r} -20 ${r} -92V${top}Z`
  const shade = p.down([
    [0, '#1d2428', 0.55],
    [0.18, '#1d2428', 0.06],
    [0.7, '#1d2428', 0],
    [1, '#1d2428', 0.42],
  ])
  const foot = `M${3 - r} -104C${4 - r} -44 ${n(-r * 0.68)} -28 0 -28S${r - 4} -44 ${r - 3} -104`
  return [
    ground(0, -8, r * 0.94),
    path(body, p.steel()),
    line(brushed(22, [-r * 0.96, top + 30, r * 1.9, height - 130], 7), '#fff', 1.4, 'opacity=".3"'),
    line(
      brushed(12, [-r * 0.96, top + 34, r * 1.9, height - 140], 3),
      '#39434a',
      1.2,
      'opacity=".16"',
    ),
    path(body, shade),
    line(foot, '#3c464c', 3, 'opacity=".55"'),
    line(foot, '#fff', 2.5, 'opacity=".75" transform="translate(0 4)"'),
  ].join('')
}

function handles(p: Pen, { radius: r, height }: Measures) {
  const y = -height
  const long = `M${r - 14} ${y + 34}L${r + 58} ${y + 40}Q${r + 74} ${y + 41} ${r + 92} ${y + 38}L${r + 266} ${y + 26}Q${r + 296} ${y + 26} ${r + 296} ${y + 50}Q${r + 296} ${y + 74} ${r + 266} ${y + 78}L${r + 80} ${y + 92}L${r - 10} ${y + 100}Z`
  const ear = `M${6 - r} ${y + 42}H${-r - 44}Q${-r - 66} ${y + 42} ${-r - 66} ${y + 62}V${y + 74}Q${-r - 66} ${y + 94} ${-r - 44} ${y + 94}H${6 - r}Z`
  return [
    path(ear, bakelite(p)),
    line(`M${-r - 48} ${y + 48}H${-r - 4}`, '#fff', 4, 'opacity=".35"'),
    path(long, bakelite(p)),
    line(`M${r + 96} ${y + 44}L${r + 264} ${y + 33}`, '#fff', 4, 'opacity=".3"'),
    ellipse([r + 262, y + 52, 13, 9], '#0b0c0d', 'transform-origin="center"'),
    line(`M${r + 250} ${y + 55}A13 9 0 0 0 ${r + 274} ${y + 55}`, '#777d82', 2.5),
    path(`M${r - 12} ${y + 26}h38v82h-38z`, p.steel()),
    ellipse([r + 8, y + 46, 7, 7], '#5d666c'),
    ellipse([r + 8, y + 88, 7, 7], '#5d666c'),
    ellipse([r + 6.5, y + 44.5, 4, 4], '#dfe4e6'),
    ellipse([r + 6.5, y + 86.5, 4, 4], '#dfe4e6'),
  ].join('')
}

/** The lid with its long handle, rim at y 0. */
function lid(p: Pen, r: number) {
  const wide = r + 12
  const high = r * 0.38
  const dome = `M${-wide} -14C${-wide} ${n(-high * 0.62)} ${n(-wide * 0.5)} ${n(-high - 14)} 0 ${n(-high - 14)}S${wide} ${n(-high * 0.62)} ${wide} -14A${wide} ${n(wide * 0.13)} 0 0 1 ${-wide} -14Z`
  const sheen = p.down([
    [0, '#fff', 0.85],
    [0.5, '#fff', 0.12],
    [0.75, '#20282c', 0.08],
    [1, '#20282c', 0.4],
  ])
  const grip = `M${n(r * 0.34)} ${n(-high * 0.86)}C${n(r * 0.7)} ${n(-high * 0.94)} ${n(r * 0.9)} -56 ${r + 66} -46L${r + 258} -40Q${r + 290} -38 ${r + 290} -14Q${r + 290} 10 ${r + 258} 12L${r + 60} 14C${n(r * 0.96)} 12 ${n(r * 0.8)} ${n(-high * 0.4)} ${n(r * 0.34)} ${n(-high * 0.5)}Z`
  return [
    path(drum([0, -14, 20, wide, wide], 0.13), p.steel()),
    line(hoop(0, 20, wide - 1, 0.13), '#3b454b', 3, 'opacity=".6"'),
    path(dome, p.steel()),
    path(dome, sheen),
    line(hoop(0, -13, wide - 2, 0.13), '#fff', 3, 'opacity=".8"'),
    ring([0, Math.round(-high * 0.86), r * 0.56, r * 0.075], '#59646a', 2.5, 'opacity=".35"'),
    ring([0, Math.round(-high * 0.86) + 3, r * 0.56, r * 0.075], '#fff', 2.5, 'opacity=".7"'),
    path(grip, bakelite(p)),
    line(
      `M${n(r * 0.44)} ${n(-high * 0.83)}C${n(r * 0.7)} ${n(-high * 0.86)} ${n(r * 0.92)} -50 ${r + 66} -39L${r + 256} -33`,
      '#fff',
      4,
      'opacity=".32"',
    ),
    ellipse([r * 0.46, -high * 0.68, 7, 7], '#8f989d'),
    valves(p, r, high),
  ].join('')
}

function valves(p: Pen, r: number, high: number) {
  const top = -high - 8
  const red = p.cylinder('#c4321f')
  return [
    ellipse([0, top + 4, 46, 9], '#2c3439', 'opacity=".35"'),
    path(drum([0, top - 20, top + 2, 17, 20], 0.2), p.steel()),
    path(drum([0, top - 74, top - 20, 30, 34], 0.2), p.cylinder('#3a3f43')),
    line(hoop(0, top - 32, 34, 0.2), '#8d959a', 3, 'opacity=".7"'),
    line(hoop(0, top - 40, 33, 0.2), '#111', 2, 'opacity=".6"'),
    ellipse([0, top - 74, 30, 6], '#5c6368'),
    path(drum([0, top - 92, top - 74, 13, 15], 0.25), p.steel()),
    ellipse([0, top - 92, 13, 3.4], '#eef1f2'),
    ellipse([-r * 0.34, -high * 0.83, 24, 6], '#2c3439', 'opacity=".35"'),
    path(drum([-r * 0.34, -high * 0.83 - 22, -high * 0.83, 14, 19], 0.28), red),
    ellipse([-r * 0.34, -high * 0.83 - 22, 14, 4], '#e2604f'),
  ].join('')
}

export function cooker(size: CookerSize, prefix = 'pck'): Piece {
  const p = pen(prefix)
  const measures = sizes[size]
  return p.piece(
    pot(p, measures),
    handles(p, measures),
    `<g transform="translate(0 ${-measures.height})">${lid(p, measures.radius)}</g>`,
  )
}

/** The pot open, dal inside, the lid leaning on it. */
function openCooker(): Piece {
  const p = pen('pco')
  const measures = sizes.small
  const { radius: r, height } = measures
  const tilt = 0.3
  const dal = p.radial([
    [0, '#f7cf62'],
    [0.6, '#e4a92f'],
    [1, '#a86d12'],
  ])
  return p.piece(
    pot(p, measures),
    handles(p, measures),
    ellipse([0, -height, r + 9, (r + 9) * tilt], p.steel()),
    ellipse(
      [0, -height + 3, r - 5, (r - 5) * tilt],
      p.linear([
        [0, '#4e575d'],
        [0.4, '#8f989d'],
        [0.75, '#dfe4e6'],
        [1, '#8a9399'],
      ]),
    ),
    ellipse([0, -height + 21, r - 26, (r - 26) * tilt * 0.84], dal),
    line(specks(60, [0, -height + 22, r * 0.8, 48], 4, 5), '#fbe39a', 5, 'opacity=".75"'),
    line(specks(34, [0, -height + 22, r * 0.78, 46], 9), '#3f7a3a', 8),
    line(specks(16, [0, -height + 22, r * 0.7, 42], 5, 12), '#7a2416', 5),
    line(
      `M-150 ${-height + 2}C-110 ${-height - 14} -60 ${-height - 22} -20 ${-height - 24}`,
      '#fff',
      6,
      'opacity=".4"',
    ),
  )
}

function lidAlone(): Piece {
  const p = pen('pcl')
  return p.piece(ground(60, 22, 300, 34), lid(p, sizes.small.radius))
}

export const pressureCooker = (size: CookerSize) => () =>
  picture('home', [cooker(size), size === 'large' ? 490 : 500, 930, size === 'large' ? 1.12 : 1.06])

export const pressureCookerOpen = () =>
  picture('home', [openCooker(), 500, 760, 1.06], [lidAlone(), 440, 985, 0.98])

export const pressureCookerBoth = () =>
  picture(
    'home',
    [cooker('large', 'pca'), 560, 770, 0.88],
    [cooker('small', 'pcb'), 440, 1010, 0.78],
  )
