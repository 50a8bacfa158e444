import { mkdirSync, readFileSync, writeFileSync } from 'node:fs'
import subsetFont from 'subset-font'
import { readMeasures } from './font-tables.mjs'

/** Cuts Anek Bangla to what the shop's pages draw. Run it again when a page needs another character, then format src/ui/fonts.css. */
const source = 'node_modules/@fontsource-variable/anek-bangla/files/anek-bangla'
const target = 'src/ui/fonts'

/** @param {...(number | [number, number])} ranges */
const characters = (...ranges) =>
  ranges
    .map((range) => (typeof range === 'number' ? [range, range] : range))
    .flatMap(([from, to]) => Array.from({ length: to - from + 1 }, (_, index) => from + index))

const latin = [
  ...characters([0x20, 0x7e], 0xa0),
  ...[...'©®°·×½é–—‘’“”…•→←−€™'].map((letter) => letter.codePointAt(0) ?? 0),
]
/** Modern Bangla: letters, signs, digits, dari, joiners; not the letters of Assamese and Sanskrit. */
const bangla = characters(
  [0x964, 0x965], // dari
  [0x981, 0x983],
  [0x985, 0x98c],
  [0x98f, 0x990],
  [0x993, 0x9a8],
  [0x9aa, 0x9b0],
  0x9b2,
  [0x9b6, 0x9b9],
  [0x9bc, 0x9c4],
  [0x9c7, 0x9c8],
  [0x9cb, 0x9ce],
  0x9d7,
  [0x9dc, 0x9dd],
  [0x9df, 0x9e3],
  [0x9e6, 0x9ef],
  [0x200c, 0x200d], // joiners
  0x25cc,
)
const takaSign = 0x9f3
/** What English pages show of Bangla: prices, and the name of the language. */
const fewBangla = [takaSign, ...[...'বাংলা'].map((letter) => letter.codePointAt(0) ?? 0)]

/** Regular and semibold, not everything between: half the bytes, and text is there after the first half. */
const weights = { regular: 400, semibold: 600 }
const allWeights = { min: 400, max: 700, default: 400 }

/** English letters: how often each stands in a thousand, and how wide Arial, Arial Bold and Roboto draw it, in thousandths of an em. */
const letters = [
  [' ', 180, 278, 278, 248],
  ['e', 104, 556, 556, 530],
  ['t', 74, 278, 333, 327],
  ['a', 67, 556, 556, 544],
  ['o', 62, 556, 611, 570],
  ['i', 57, 222, 278, 243],
  ['n', 57, 556, 611, 552],
  ['s', 52, 500, 556, 516],
  ['h', 50, 556, 611, 551],
  ['r', 49, 333, 389, 338],
  ['d', 35, 556, 611, 564],
  ['l', 33, 222, 278, 243],
  ['c', 23, 500, 556, 523],
  ['u', 23, 556, 611, 551],
  ['m', 20, 833, 889, 876],
  ['w', 19, 722, 778, 751],
  ['f', 18, 278, 333, 347],
  ['g', 17, 556, 611, 561],
  ['y', 16, 500, 556, 473],
  ['p', 16, 556, 611, 561],
  ['b', 12, 556, 611, 561],
  ['v', 8, 500, 556, 484],
  ['k', 6, 500, 556, 507],
]

async function cut(name, script, codes, options) {
  const font = await subsetFont(sourceOf(script), textOf(codes), {
    targetFormat: 'woff2',
    noHinting: true,
    ...options,
  })
  writeFileSync(`${target}/${name}.woff2`, font)
}

function sourceOf(script) {
  return readFileSync(`${source}-${script}-wght-normal.woff2`)
}

function textOf(codes) {
  return String.fromCodePoint(...codes)
}

/** Browsers join faces of a family only where their weights are the same: so each half of the weights has all of them. */
async function fontFaces() {
  const half = (weight, banglaFile) =>
    [
      face('Anek', 'anek-latin', weight, rangesOf(latin)),
      face('Anek', 'anek-taka', weight, rangesOf([takaSign])),
      face('Anek', banglaFile, weight, rangesOf(bangla)),
    ].join('\n')
  return `/* Written by scripts/assets/make-fonts.mjs. */

${half('400 500', 'anek-bangla-regular')}
${half('600 700', 'anek-bangla-semibold')}
/* Only for the word বাংলা on English pages, which then do not load all of Bangla for it. */
${face('Anek Few', 'anek-taka', '400 700', rangesOf(fewBangla))}
${(await Promise.all(fallbacks.map(fallbackFace))).join('\n')}`
}

function face(family, file, weight, range) {
  return `@font-face {
  font-family: '${family}';
  src: url('./fonts/${file}.woff2') format('woff2');
  font-weight: ${weight};
  font-display: swap;
  unicode-range: ${range};
}
`
}

function rangesOf(codes) {
  const sorted = [...new Set(codes)].toSorted((one, other) => one - other)
  const runs = []
  for (const code of sorted) {
    const last = runs.at(-1)
    if (last && last[1] === code - 1) last[1] = code
    else runs.push([code, code])
  }
  return runs
    .map(([from, to]) => (from === to ? `U+${hex(from)}` : `U+${hex(from)}-${hex(to)}`))
    .join(', ')
}

/** The columns of `letters` where a face's widths stand. */
const [arial, arialBold, roboto] = [2, 3, 4]

const widthOfText = (widthOf) => letters.reduce((sum, row) => sum + row[1] * widthOf(row), 0)

const percent = (share) => `${(share * 100).toFixed(2)}%`

const hex = (code) => code.toString(16).toUpperCase()

/** The reader's own face, made as wide and as high as ours, so that nothing jumps when ours comes. */
async function fallbackFace({ family, names, column, wght, weight }) {
  const font = await subsetFont(sourceOf('latin'), textOf(latin), {
    targetFormat: 'sfnt',
    variationAxes: { wght },
  })
  const { unitsPerEm, ascent, descent, lineGap, advanceOf } = readMeasures(font)
  const adjust =
    widthOfText(([letter]) => advanceOf(letter) / unitsPerEm) /
    widthOfText((row) => row[column] / 1000)
  const override = (measure) => percent(measure / unitsPerEm / adjust)
  return `@font-face {
  font-family: '${family}';
  src: ${names.map((name) => `local('${name}')`).join(', ')};
  font-weight: ${weight};
  size-adjust: ${percent(adjust)};
  ascent-override: ${override(ascent)};
  descent-override: ${override(descent)};
  line-gap-override: ${override(lineGap)};
}
`
}

const fallbacks = [
  {
    family: 'Anek Fallback',
    names: ['Arial', 'Helvetica', 'Liberation Sans'],
    column: arial,
    wght: 400,
    weight: '400 500',
  },
  {
    family: 'Anek Fallback',
    names: ['Arial Bold', 'Arial-BoldMT', 'Helvetica Bold', 'Liberation Sans Bold'],
    column: arialBold,
    wght: 600,
    weight: '600 700',
  },
  {
    family: 'Anek Fallback Android',
    names: ['Roboto'],
    column: roboto,
    wght: 400,
    weight: '400 700',
  },
]

mkdirSync(target, { recursive: true })
const latinFeatures = ['ccmp', 'liga', 'tnum', 'kern', 'dist']
await cut('anek-latin', 'latin', latin, {
  variationAxes: { wght: allWeights },
  keepFeatures: latinFeatures,
})
for (const [name, wght] of Object.entries(weights))
  await cut(`anek-bangla-${name}`, 'bengali', bangla, { variationAxes: { wght } })
await cut('anek-taka', 'bengali', fewBangla, { variationAxes: { wght: allWeights } })
writeFileSync('src/ui/fonts.css', await fontFaces())
