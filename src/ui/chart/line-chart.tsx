import { scaleLinear, type PickD3Scale } from '@visx/scale'
import { AreaClosed, LinePath } from '@visx/shape'
import { useState, type ReactNode } from 'react'
import { AmountAxis, NameAxis, plotClass, plotHeight } from './plot/axes.tsx'
import { amountText, type Unit } from './amount.ts'
import { ChartFrame } from './chart-frame.tsx'
import { PointPicker } from './plot/point-picker.tsx'

export interface Point {
  /** Under the axis. */
  tick: string
  /** In full. */
  name: string
  /** Undefined where it has not come yet. */
  amount: number | undefined
  /** What stands beside it, where something does. */
  before?: { name: string; amount: number } | undefined
  /** In the table alone, as it is read. */
  more?: readonly string[]
}

interface LineChartProps {
  title: string
  summary?: ReactNode
  unit: Unit
  points: readonly Point[]
  /** What the two lines are called, and what the points are. */
  names: { point: string; amount: string; before: string; more?: readonly string[] }
}

/** How something went over time, beside how it went before. It is drawn in parts of its width, so that it fills its place before a script came. */
export function LineChart({ title, summary, unit, points, names }: LineChartProps) {
  const [picked, setPicked] = useState<number>()
  const shown = points[picked ?? -1]
  const textOf = ({ name, amount, before }: Point) =>
    [
      ...(amount === undefined ? [] : [`${name}: ${amountText(unit, amount)}`]),
      ...(before ? [`${before.name}: ${amountText(unit, before.amount)}`] : []),
    ].join(' · ')
  const last = points.at(picked ?? -1)
  return (
    <ChartFrame
      title={title}
      summary={summary}
      table={{
        columns: [names.point, names.amount, names.before, ...(names.more ?? [])],
        rows: points.map(({ name, amount, before, more = [] }) => ({
          key: name,
          cells: [
            name,
            amount === undefined ? '–' : amountText(unit, amount),
            before ? `${amountText(unit, before.amount)} (${before.name})` : '–',
            ...more,
          ],
        })),
      }}
    >
      <p className="tabular min-h-[2lh] text-sm sm:min-h-[1lh]" aria-hidden>
        {shown ? textOf(shown) : <Legend amount={names.amount} before={names.before} />}
      </p>
      <div className="@container relative h-60">
        <Drawing {...{ unit, points, picked }} />
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

type DrawingProps = Pick<LineChartProps, 'unit' | 'points'> & { picked: number | undefined }

interface Place {
  index: number
  amount: number
}

const placesOf = (amounts: readonly (number | undefined)[]): Place[] =>
  amounts.flatMap((amount, index) => (amount === undefined ? [] : [{ index, amount }]))

function Drawing({ unit, points, picked }: DrawingProps) {
  const own = placesOf(points.map(({ amount }) => amount))
  const beside = placesOf(points.map(({ before }) => before?.amount))
  const amounts = [...own, ...beside].map(({ amount }) => amount)
  const y = scaleLinear<number>({
    domain: [Math.min(0, ...amounts), Math.max(...amounts, 1)],
    range: [plotHeight, 0],
    nice: 4,
  })
  const x = (index: number) => (points.length === 1 ? 50 : (100 * index) / (points.length - 1))
  const marked = picked ?? (own.length === 1 ? own[0]?.index : undefined)
  return (
    <svg className={`${plotClass} overflow-visible`} aria-hidden>
      <AmountAxis unit={unit} ticks={y.ticks(4).filter(isWhole(unit))} y={y} />
      <NameAxis names={points.map(({ tick }) => tick)} x={x} />
      <Lines {...{ own, beside, x, y }} />
      {marked !== undefined && <Marks {...{ x, y }} picked={marked} point={points[marked]} />}
    </svg>
  )
}

interface LinesProps {
  own: Place[]
  beside: Place[]
  /** In percent. */
  x: (index: number) => number
  y: PickD3Scale<'linear', number>
}

/** As wide as the plot, by a scale of its own; lines keep their strength. */
function Lines({ own, beside, x, y }: LinesProps) {
  const at = {
    x: ({ index }: Place) => x(index),
    y: ({ amount }: Place) => y(amount),
  }
  return (
    <svg
      width="100%"
      height="100%"
      viewBox={`0 0 100 ${plotHeight}`}
      preserveAspectRatio="none"
      className="overflow-visible"
      aria-hidden
    >
      <AreaClosed data={own} {...at} yScale={y} className="fill-brand" fillOpacity={0.1} />
      <LinePath data={beside} {...at} {...lookOf(true)} vectorEffect="non-scaling-stroke" />
      <LinePath
        data={own}
        {...at}
        {...lookOf(false)}
        strokeLinejoin="round"
        vectorEffect="non-scaling-stroke"
      />
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
  const at = `${x(picked)}%`
  return (
    <g>
      <line x1={at} x2={at} y1={0} y2={plotHeight} className="stroke-ink-faint" />
      {before && <circle cx={at} cy={y(before.amount)} r={4} className="fill-ink-soft" />}
      {amount !== undefined && <circle cx={at} cy={y(amount)} r={5} className="fill-brand" />}
    </g>
  )
}
