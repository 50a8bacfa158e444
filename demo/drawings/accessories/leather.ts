import { darken, lighten, linear, radial } from '../kit.ts'
import { blur, defs, surface } from './craft.ts'

/** What leather needs once in a picture: its grain and its soft edges. */
export const tannery = surface('grain', '0.1', 1, 3) + blur('soft', 6)

/** One stretched piece of leather: grain, a soft sheen from the upper left, burnished edges. */
export function hide(p: string, leather: string, d: string): string {
  return `${defs(
    linear(
      `${p}b`,
      [
        [0, lighten(leather, 0.16)],
        [0.45, leather],
        [1, darken(leather, 0.34)],
      ],
      [0, 0, 0.85, 1],
    ),
    radial(
      `${p}h`,
      [
        [0, '#ffffff', 0.3],
        [0.55, '#ffffff', 0.07],
        [1, '#ffffff', 0],
      ],
      [0.26, 0.2, 0.6],
    ),
    `<path id="${p}d" d="${d}"/><clipPath id="${p}c"><use href="#${p}d"/></clipPath>`,
  )}<use href="#${p}d" fill="url(#${p}b)" filter="url(#grain)"/><use href="#${p}d" fill="url(#${p}h)"/><g clip-path="url(#${p}c)" fill="none"><use href="#${p}d" stroke="${darken(leather, 0.62)}" stroke-opacity="0.75" stroke-width="14" filter="url(#soft)"/><use href="#${p}d" stroke="${lighten(leather, 0.3)}" stroke-opacity="0.5" stroke-width="2.5" transform="translate(1.5 2)"/></g>`
}

/** A pressed mark: a water lily (shapla) in a ring. */
export const lily = (ink: string) =>
  `<g fill="none" stroke="${ink}" stroke-width="4" stroke-linejoin="round"><circle r="40"/><path d="M0 20C-11 2-7-14 0-26C7-14 11 2 0 20zM0 20C-20 12-24-4-21-15C-8-8-1 4 0 20zM0 20C20 12 24-4 21-15C8-8 1 4 0 20zM-27 4C-22 18-12 22 0 21C12 22 22 18 27 4"/></g>`
