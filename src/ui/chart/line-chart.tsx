import { scaleLinear } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { useState, type ReactNode } from 'react'
import { AmountAxis, margin, NameAxis } from './axes.tsx'
import { amountText, type Unit } from './amount.ts'
import { ChartFrame } from './chart-frame.tsx'
import { PointPicker } from './point-picker.tsx'
import { useWidth } from './use-width.ts'

export interface Point {
  /** Under the axis. */
  tick: string
  /** In full. */
  name: string
  amount: number
  /** What stands beside it, where something does. */
  before?: { name: string; amount: number } | undefined
}

interface LineChartProps {
  title: string
  summary?: ReactNode
  unit: Unit
  points: readonly Point[]
  /** What the two lines are called, and what the points are. */
  names: { point: string; amount: string; before: string }
}

const height = 240

/** How something went over time, beside how it went before. */
export function LineChart({ title, summary, unit, points, names }: LineChartProps) {
  const { ref, width } = useWidth<HTMLDivElement>()
  const [picked, setPicked] = useState<number>()
  const shown = points[picked ?? -1]
  const textOf = ({ name, amount, before }: Point) =>
    [
      `${name}: ${amountText(unit, amount)}`,
      ...(before ? [`${before.name}: ${amountText(unit, before.amount)}`] : []),
    ].join(' · ')
  const last = points.at(picked ?? -1)
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        columns: [names.point, names.amount, names.before],
        rows: points.map(({ name, amount, before }) => ({
          key: name,
          cells: [
            name,
            amountText(unit, amount),
            before ? `${amountText(unit, before.amount)} (${before.name})` : '–',
          ],
        })),
      }}
    >
      <p className="tabular min-h-[2lh] text-sm sm:min-h-[1lh]" aria-hidden>
        {shown ? textOf(shown) : <Legend amount={names.amount} before={names.before} />}
      </p>
      <div ref={ref} className="relative h-60">
        <Drawing {...{ width, unit, points, picked }} />
        {points.length > 1 && last && (
          <PointPicker
            label={title}
            text={textOf(last)}
            count={points.length}
            picked={picked}
            onPick={setPicked}
          />
        )}
      </div>
    </ChartFrame>
  )
}

const Legend = ({ amount, before }: { amount: string; before: string }) => (
  <span className="flex flex-wrap gap-x-4">
    {[amount, before].map((name, index) => (
      <span key={name} className="inline-flex items-center gap-2">
        <svg width="24" height="8">
          <line x1="0" x2="24" y1="4" y2="4" {...lookOf(index === 1)} />
        </svg>
        {name}
      </span>
    ))}
  </span>
)

/** Dashes tell them apart without colour. */
const lookOf = (isBefore: boolean) =>
  isBefore
    ? ({ className: 'stroke-ink-soft', strokeWidth: 1.5, strokeDasharray: '4 4' } as const)
    : ({ className: 'stroke-brand', strokeWidth: 2.5 } as const)

type DrawingProps = Pick<LineChartProps, 'unit' | 'points'> & {
  width: number
  picked: number | undefined
}

function Drawing({ width, unit, points, picked }: DrawingProps) {
  const amounts = points.flatMap(({ amount, before }) => [amount, before?.amount ?? 0])
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...amounts), Math.max(...amounts, 1)],
    range: [height - margin.bottom, margin.top],
    nice: 4,
  })
  const x = (index: number) =>
    margin.left +
    (points.length === 1 ? 0.5 : index / (points.length - 1)) * (width - margin.left - margin.right)
  const beside = points.flatMap(({ before }, index) =>
    before ? [{ amount: before.amount, index }] : [],
  )
  const own = points.map(({ amount }, index) => ({ amount, index }))
  const at = {
    x: ({ index }: { index: number }) => x(index),
    y: ({ amount }: { amount: number }) => y(amount),
  }
  return (
    <svg viewBox={`0 0 ${width} ${height}`} className="size-full" aria-hidden>
      <AmountAxis unit={unit} ticks={y.ticks(4).filter(isWhole(unit))} y={y} width={width} />
      <NameAxis names={points.map(({ tick }) => tick)} x={x} y={height - 6} width={width} />
      <AreaClosed data={own} {...at} yScale={y} className="fill-brand" fillOpacity={0.1} />
      <LinePath data={beside} {...at} {...lookOf(true)} />
      <LinePath data={own} {...at} {...lookOf(false)} strokeLinejoin="round" />
      {(picked !== undefined || own.length === 1) && (
        <Marks {...{ x, y, picked: picked ?? 0 }} point={points[picked ?? 0]} />
      )}
    </svg>
  )
}

/** There is no half order. */
const isWhole = (unit: Unit) => (tick: number) => unit !== 'count' || Number.isInteger(tick)

interface MarksProps {
  x: (index: number) => number
  y: (amount: number) => number
  picked: number
  point: Point | undefined
}

function Marks({ x, y, picked, point }: MarksProps) {
  if (!point) return null
  const { amount, before } = point
  return (
    <g>
      <line
        x1={x(picked)}
        x2={x(picked)}
        y1={margin.top}
        y2={height - margin.bottom}
        className="stroke-ink-faint"
      />
      {before && <circle cx={x(picked)} cy={y(before.amount)} r={4} className="fill-ink-soft" />}
      <circle cx={x(picked)} cy={y(amount)} r={5} className="fill-brand" />
    </g>
  )
}
