import { darken, floorShadow, lighten, linear, scene } from './kit.ts'

const kraft = '#c79a64'
const green = '#0b6b4f'

/** A parcel of brown board under the shop's own tape, and the cash for it: for the article on paying at the door. */
export function parcel(): string {
  const front = linear('front', [
    [0, lighten(kraft, 0.14)],
    [0.6, kraft],
    [1, darken(kraft, 0.16)],
  ])
  const top = linear('top', [
    [0, lighten(kraft, 0.36)],
    [1, lighten(kraft, 0.16)],
  ])
  const tape = linear('tape', [
    [0, lighten(green, 0.22)],
    [1, green],
  ])
  const box = [
    floorShadow(610, 946, 420, 54),
    `<path d="M350 470H850L920 590H280Z" fill="${top.url}"/>`,
    `<path d="M280 590H920V940H280Z" fill="${front.url}"/>`,
    `<path d="M280 590H920" stroke="${darken(kraft, 0.3)}" stroke-width="4"/>`,
    `<path d="M550 470H650L668 590V690H532V590Z" fill="${tape.url}"/>`,
    `<path d="M532 590H668" stroke="${darken(green, 0.3)}" stroke-width="3" opacity=".6"/>`,
    `<path d="M532 690l17 14 17-14 17 14 17-14 17 14 17-14 17 14 17-14V676H532Z" fill="${green}"/>`,
  ]
  return scene('accessories', [...box, label(), ...notes()].join(''), [front, top, tape])
}

function label(): string {
  const lines = [
    [748, 96],
    [774, 120],
    [800, 74],
  ].map(
    ([y = 0, length = 0]) => `<path d="M724 ${y}h${length}" stroke="#7b867f" stroke-width="9"/>`,
  )
  const bars = [0, 12, 22, 30, 44, 52, 66, 74, 88, 98, 110].map(
    (at, index) =>
      `<path d="M${724 + at} 836v44" stroke="#16201c" stroke-width="${index % 3 ? 4 : 8}"/>`,
  )
  return `<rect x="700" y="716" width="180" height="184" rx="8" fill="#fffdf7"/><g stroke-linecap="round">${lines.join('')}</g>${bars.join('')}`
}

/** Fanned out before the parcel. */
function notes(): string[] {
  return [
    ['#b7d3b4', -16, 330],
    ['#e3b9ae', -4, 372],
    ['#c3bfe0', 9, 414],
  ].map(([paper, turn, x]) => {
    const tone = String(paper)
    return `<g transform="translate(${x} 930) rotate(${turn})"><rect x="-120" y="-112" width="240" height="112" rx="8" fill="${tone}" stroke="${darken(tone, 0.28)}" stroke-width="3"/><rect x="-104" y="-96" width="208" height="80" rx="5" fill="none" stroke="${darken(tone, 0.2)}" stroke-width="3"/><circle cx="46" cy="-56" r="28" fill="${lighten(tone, 0.45)}" stroke="${darken(tone, 0.2)}" stroke-width="3"/><path d="M-88 -74h66M-88 -56h48M-88 -38h58" stroke="${darken(tone, 0.32)}" stroke-width="7" stroke-linecap="round"/></g>`
  })
}
