import { tickText, type Unit } from '../amount.ts'

/** Of the plot, in pixels. Its place within the chart stands in classes (plotClass). */
export const plotHeight = 208

/** Where the plot lies: the room for words is around it, whatever the width of the chart is. */
export const plotClass = 'absolute top-2 left-14 h-52 w-[calc(100%-4rem)]'

interface AmountAxisProps {
  unit: Unit
  ticks: readonly number[]
  y: (amount: number) => number
}

/** Lines across, with what each means at the left. */
export function AmountAxis({ unit, ticks, y }: AmountAxisProps) {
  return (
    <g className="tabular text-xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line x1="0" x2="100%" y1={y(tick)} y2={y(tick)} className="stroke-line" />
          <text x={-6} y={y(tick)} dy="0.32em" textAnchor="end" className="fill-ink-soft">
            {tickText(unit, tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

interface NameAxisProps {
  names: readonly string[]
  /** In percent of the plot. */
  x: (index: number) => number
}

/** In pixels, with the room around it; names are short. */
const widthOf = (names: readonly string[]) =>
  20 + 8 * Math.max(0, ...names.map(({ length }) => length))

/** Plots of a chart that is as wide as a phone, of 28 rem, and of 48 rem. */
const [narrow, medium, wide] = [220, 384, 704]

/** As many names as have room: the browser shows more of them where the chart is wider. The first one always. */
export function NameAxis({ names, x }: NameAxisProps) {
  const needed = names.length * widthOf(names)
  const everyWide = everyIn(wide, needed)
  const everyMedium = everyIn(medium, needed, everyWide)
  const everyNarrow = everyIn(narrow, needed, everyMedium)
  const classOf = (index: number) => {
    if (index % everyNarrow === 0) return ''
    return index % everyMedium === 0 ? 'hidden @md:block' : 'hidden @3xl:block'
  }
  return (
    <g className="tabular text-xs">
      {names.map(
        (name, index) =>
          index % everyWide === 0 && (
            <text
              key={name}
              x={`${x(index)}%`}
              y={plotHeight + 18}
              textAnchor={anchorOf(index, names.length)}
              className={`fill-ink-soft ${classOf(index)}`}
            >
              {name}
            </text>
          ),
      )}
    </g>
  )
}

/** A multiple of the step of the wider one, which so shows the same names and more. */
const everyIn = (width: number, needed: number, step = 1) =>
  step * Math.max(1, Math.ceil(needed / width / step))

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle'
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
