import { tickText, type Unit } from './amount.ts'

/** Around the drawing, in pixels. The room for words stands in classes, too (point-picker.tsx). */
export const margin = { top: 8, right: 8, bottom: 24, left: 56 }

interface AmountAxisProps {
  unit: Unit
  ticks: readonly number[]
  y: (amount: number) => number
  width: number
}

/** Lines across, with what each means at the left. */
export function AmountAxis({ unit, ticks, y, width }: AmountAxisProps) {
  return (
    <g className="tabular text-xs">
      {ticks.map((tick) => (
        <g key={tick}>
          <line
            x1={margin.left}
            x2={width - margin.right}
            y1={y(tick)}
            y2={y(tick)}
            className="stroke-line"
          />
          <text
            x={margin.left - 6}
            y={y(tick)}
            dy="0.32em"
            textAnchor="end"
            className="fill-ink-soft"
          >
            {tickText(unit, tick)}
          </text>
        </g>
      ))}
    </g>
  )
}

interface NameAxisProps {
  names: readonly string[]
  x: (index: number) => number
  y: number
  width: number
}

/** About as wide as a day with its month. */
const nameWidth = 76

/** As many names as have room, the first one always. */
export function NameAxis({ names, x, y, width }: NameAxisProps) {
  const every = Math.max(1, Math.ceil((names.length * nameWidth) / Math.max(width, nameWidth)))
  return (
    <g className="tabular text-xs">
      {names.map(
        (name, index) =>
          index % every === 0 && (
            <text
              key={name}
              x={x(index)}
              y={y}
              textAnchor={anchorOf(index, names.length)}
              className="fill-ink-soft"
            >
              {name}
            </text>
          ),
      )}
    </g>
  )
}

function anchorOf(index: number, count: number): 'start' | 'middle' | 'end' {
  if (count === 1) return 'middle'
  if (index === 0) return 'start'
  return index === count - 1 ? 'end' : 'middle'
}
