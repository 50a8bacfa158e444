import { scaleBand } from '@visx/scale'
import { useState, type KeyboardEvent, type PointerEvent, type ReactNode } from 'react'
import { amountText } from './amount.ts'
import { ChartFrame } from './chart-frame.tsx'
import { heatLevel, heatLevels } from './heat.ts'
import { useWidth } from './plot/use-width.ts'

interface HeatGridProps {
  title: string
  summary?: ReactNode
  /** Names of the rows, short and in full. */
  rows: readonly { key: string; short: string; name: string }[]
  /** Names of the columns, as far as they have room, and in full. */
  columns: readonly { short: string; name: string }[]
  /** By row and column. */
  counts: readonly (readonly number[])[]
  corner: string
  /** Where cells lead to in which there is something. */
  behind?: Behind
}

interface Behind {
  link: (row: number, column: number, text: string) => ReactNode
  open: (row: number, column: number) => void
}

const rowHeight = 26
const left = 44
const bottom = 22

/** When something happens: each cell is an hour of a weekday, darker where there is more. */
export function HeatGrid({ title, summary, behind, corner, ...grid }: HeatGridProps) {
  const { rows, columns, counts } = grid
  const { ref, width } = useWidth<HTMLDivElement>()
  const [picked, setPicked] = useState<number>()
  const countIn = (row: number, column: number) => counts[row]?.[column] ?? 0
  const countOf = (row: number, column: number) => amountText('count', countIn(row, column))
  const placeOf = (cell: number) =>
    [Math.floor(cell / columns.length), cell % columns.length] as const
  const textOf = (cell: number) => {
    const [row, column] = placeOf(cell)
    return `${rows[row]?.name}, ${columns[column]?.name}: ${countOf(row, column)}`
  }
  const linked = (row: number, column: number, text: string) =>
    behind && countIn(row, column) > 0 ? behind.link(row, column, text) : text
  const open = (cell: number) => {
    const [row, column] = placeOf(cell)
    if (countIn(row, column) > 0) behind?.open(row, column)
  }
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        columns: [corner, ...columns.map(({ name }) => name)],
        rows: rows.map(({ key, name }, row) => ({
          key,
          cells: [name, ...columns.map((_, column) => linked(row, column, countOf(row, column)))],
        })),
      }}
    >
      <p
        className={`tabular flex items-center text-sm ${behind ? 'min-h-11' : 'min-h-[1lh]'}`}
        aria-hidden={!behind || picked === undefined}
      >
        {picked === undefined ? (
          <Legend most={mostOf(counts)} />
        ) : (
          linked(...placeOf(picked), textOf(picked))
        )}
      </p>
      <div ref={ref} className="relative mt-1">
        <Grid {...{ width, picked }} {...grid} />
        <CellPicker
          label={title}
          text={textOf(picked ?? 0)}
          size={{ rows: rows.length, columns: columns.length }}
          picked={picked}
          onPick={setPicked}
          onOpen={behind && open}
        />
      </div>
    </ChartFrame>
  )
}

interface CellPickerProps {
  label: string
  /** Of the cell that is picked. */
  text: string
  size: { rows: number; columns: number }
  picked: number | undefined
  onPick: (cell: number | undefined) => void
  onOpen: ((cell: number) => void) | undefined
}

const within = (value: number, many: number) => Math.min(many - 1, Math.max(0, value))

/**
 * Walks along the cells as PointPicker does along points; up and down are those of the grid. Enter and a click open the cell; a finger, which
 * hides what it touches, picks it and leaves it picked.
 */
function CellPicker({ label, text, size, picked, onPick, onOpen }: CellPickerProps) {
  const { rows, columns } = size
  const many = rows * columns
  const cellUnder = ({ currentTarget, clientX, clientY }: PointerEvent) => {
    const box = currentTarget.getBoundingClientRect()
    const column = Math.floor(((clientX - box.left) / box.width) * columns)
    const row = Math.floor(((clientY - box.top) / box.height) * rows)
    return within(row, rows) * columns + within(column, columns)
  }
  const step = (event: KeyboardEvent) => {
    if (event.key === 'Enter' && picked !== undefined) onOpen?.(picked)
    const down = { ArrowUp: -1, ArrowDown: 1 }[event.key]
    if (down === undefined) return
    event.preventDefault()
    onPick(within((picked ?? 0) + down * columns, many))
  }
  return (
    <>
      <input
        type="range"
        min={0}
        max={many - 1}
        value={picked ?? 0}
        aria-label={label}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
        onKeyDown={step}
        onFocus={() => onPick(picked ?? 0)}
        onBlur={() => onPick(undefined)}
        onPointerDown={(event) => {
          event.preventDefault()
          onPick(cellUnder(event))
        }}
        onPointerMove={(event) => onPick(cellUnder(event))}
        onPointerUp={(event) => isMouse(event) && onOpen?.(cellUnder(event))}
        onPointerLeave={(event) => {
          if (isMouse(event) && !event.currentTarget.matches(':focus')) onPick(undefined)
        }}
        className={`peer absolute top-0 right-0 bottom-5.5 left-11 m-0 touch-pan-y opacity-0 ${onOpen ? 'cursor-pointer' : 'cursor-crosshair'}`}
      />
      <span className="pointer-events-none absolute top-0 right-0 bottom-5.5 left-11 outline-offset-2 outline-brand peer-focus-visible:outline-3" />
    </>
  )
}

const isMouse = ({ pointerType, button }: PointerEvent) => pointerType === 'mouse' && button <= 0

const mostOf = (counts: HeatGridProps['counts']) => Math.max(0, ...counts.flat())

type GridProps = Pick<HeatGridProps, 'rows' | 'columns' | 'counts'> & {
  width: number
  picked: number | undefined
}

function Grid({ width, rows, columns, counts, picked }: GridProps) {
  const height = rows.length * rowHeight + bottom
  const most = mostOf(counts)
  const x = scaleBand<number>({
    domain: columns.map((_, index) => index),
    range: [left, width],
    padding: 0.08,
  })
  const every = Math.ceil((columns.length * 30) / Math.max(1, width - left))
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="block w-full text-xs" aria-hidden>
      {rows.map(({ key, short }, row) => (
        <g key={key}>
          <text x={0} y={row * rowHeight + rowHeight / 2} dy="0.32em" className="fill-ink-soft">
            {short}
          </text>
          {columns.map(({ name }, column) => (
            <rect
              key={name}
              x={x(column)}
              y={row * rowHeight + 1}
              width={x.bandwidth()}
              height={rowHeight - 2}
              rx={3}
              {...cellLook(heatLevel(counts[row]?.[column] ?? 0, most))}
              {...(picked === row * columns.length + column && {
                className: 'fill-brand stroke-ink',
                strokeWidth: 2,
              })}
            />
          ))}
        </g>
      ))}
      {columns.map(
        ({ short, name }, column) =>
          column % every === 0 && (
            <text
              key={name}
              x={(x(column) ?? 0) + x.bandwidth() / 2}
              y={height - 6}
              textAnchor="middle"
              className="tabular fill-ink-soft"
            >
              {short}
            </text>
          ),
      )}
    </svg>
  )
}

const cellLook = (level: number) =>
  level === 0
    ? { className: 'fill-line', fillOpacity: 0.5 }
    : { className: 'fill-brand', fillOpacity: 0.15 + (0.85 * level) / heatLevels }

/** From least to most, with the counts at both ends. */
const Legend = ({ most }: { most: number }) => (
  <span className="inline-flex items-center gap-1.5 text-ink-soft">
    {amountText('count', 0)}
    <svg width={(heatLevels + 1) * 16} height="12">
      {Array.from({ length: heatLevels + 1 }, (_, level) => (
        <rect key={level} x={level * 16} width="14" height="12" rx="3" {...cellLook(level)} />
      ))}
    </svg>
    {amountText('count', most)}
  </span>
)
