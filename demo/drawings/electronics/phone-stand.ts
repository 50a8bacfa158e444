import { darken, lighten } from '../kit.ts'
import { pen } from '../home/pen.ts'
import type { Pen, Piece } from '../home/pen.ts'
import { box, brushed, ellipse, ground, group, line, moved, path, picture } from '../home/shapes.ts'
import { smartphone } from './smartphone.ts'

const metal = (p: Pen, color: string) =>
  p.linear(
    [
      [0, lighten(color, 0.6)],
      [0.35, lighten(color, 0.15)],
      [0.7, darken(color, 0.1)],
      [1, darken(color, 0.34)],
    ],
    [0, 0, 1, 1],
  )

function foot(p: Pen, color: string) {
  const plate =
    'M-250 -30L-190 -130Q-184 -140 -166 -140H166Q184 -140 190 -130L250 -30Q256 -12 236 -12H-236Q-256 -12 -250 -30Z'
  return [
    ground(10, 2, 260, 40),
    path('M-252 -22Q-254 6 -232 6H232Q254 6 252 -22Z', darken(color, 0.45)),
    path(plate, metal(p, color)),
    group(
      p.clip(`<path d="${plate}"/>`),
      line(brushed(24, [-260, -138, 500, 130], 5), '#fff', 1.5, 'opacity=".5"'),
    ),
    line('M-238 -15H236', '#fff', 3, 'opacity=".8"'),
    line('M-186 -132Q-180 -136 -166 -136H160', '#fff', 3, 'opacity=".7"'),
  ].join('')
}

/** The arm from foot to tray, with its two hinges. */
function arm(p: Pen, color: string) {
  const tube = p.linear([
    [0, darken(color, 0.35)],
    [0.2, lighten(color, 0.7)],
    [0.45, color],
    [0.85, darken(color, 0.3)],
    [1, darken(color, 0.1)],
  ])
  const hinge = (y: number) =>
    box(
      [-84, y - 24, 168, 48, 22],
      p.down([
        [0, lighten(color, 0.6)],
        [0.4, color],
        [1, darken(color, 0.45)],
      ]),
    ) +
    box([-110, y - 19, 28, 38, 10], '#363c40') +
    box([82, y - 19, 28, 38, 10], '#363c40') +
    line(`M-70 ${y - 16}H66`, '#fff', 3, 'opacity=".7"')
  return [
    ellipse([8, -78, 112, 22], '#1c2a24', 'opacity=".28"'),
    box([-52, -400, 104, 330, 18], tube),
    box([-20, -340, 40, 200, 20], darken(color, 0.55), 'opacity=".55"'),
    line('M-20 -320A20 20 0 0 1 20 -320', '#000', 4, 'opacity=".3"'),
    hinge(-92),
    hinge(-410),
  ].join('')
}

/** The plate that carries the phone, two hooks with rubber at its lower edge. */
function tray(p: Pen, color: string) {
  const plate = 'M-150 -640Q-150 -676 -114 -676H114Q150 -676 150 -640L164 -330H-164Z'
  const cut = 'M-44 -560Q-44 -600 0 -600T44 -560V-520Q44 -480 0 -480T-44 -520Z'
  return [
    path(`${plate}${cut}`, darken(color, 0.5), 'fill-rule="evenodd" transform="translate(9 4)"'),
    path(`${plate}${cut}`, metal(p, color), 'fill-rule="evenodd"'),
    box([-124, -650, 248, 34, 17], '#2d3235'),
    box([-124, -456, 248, 60, 20], '#2d3235'),
    line('M-112 -446H112', '#fff', 3, 'opacity=".25"'),
    line('M-142 -600V-644Q-142 -668 -114 -668H110', '#fff', 3, 'opacity=".8"'),
  ].join('')
}

function hooks(p: Pen, color: string) {
  const hook = (x: number) =>
    path(
      `M${x - 38} -352H${x + 38}V-306Q${x + 38} -292 ${x + 24} -292H${x - 24}Q${x - 38} -292 ${x - 38} -306Z`,
      metal(p, color),
    ) +
    box([x - 30, -372, 60, 30, 10], '#2d3235') +
    line(`M${x - 30} -346h58`, '#fff', 3, 'opacity=".7"')
  return (
    path('M-164 -336H164V-306Q164 -298 156 -298H-156Q-164 -298 -164 -306Z', darken(color, 0.3)) +
    hook(-112) +
    hook(112)
  )
}

function stand(color: string, prefix = 'st'): Piece {
  const p = pen(prefix)
  return p.piece(foot(p, color), arm(p, color), tray(p, color), hooks(p, color))
}

/** In use: the phone between tray and hooks. */
function standWithPhone(color: string, prefix = 'su'): Piece {
  const p = pen(prefix)
  const phone = smartphone(`${prefix}p`)
  const whole = p.piece(
    foot(p, color),
    arm(p, color),
    tray(p, color),
    path('M-170 -346L-160 -960H190L180 -346Z', '#1c2a24', 'opacity=".16"'),
    moved('translate(0 -340)', phone.shapes),
    hooks(p, color),
  )
  return { shapes: whole.shapes, definitions: [...whole.definitions, ...phone.definitions] }
}

export const phoneStand = (color: string) => () =>
  picture('electronics', [stand(color), 600, 960, 1.2])
export const phoneStandInUse = (color: string) => () =>
  picture('electronics', [standWithPhone(color), 600, 1010, 0.92])
