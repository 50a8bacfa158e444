import type { PointerEvent } from 'react'
import { plotClass } from './axes.tsx'

interface PointPickerProps {
  label: string
  /** Of the point that is picked. */
  text: string
  count: number
  picked: number | undefined
  onPick: (index: number | undefined) => void
}

/**
 * Walks along the points of a chart: by mouse, finger, or the keys that move every slider, which also say each point to who does not see
 * it. It lies over the drawing, inside of its axes (plotClass).
 */
export function PointPicker({ label, text, count, picked, onPick }: PointPickerProps) {
  const pickUnder = ({ currentTarget, clientX }: PointerEvent) => {
    const { left, width } = currentTarget.getBoundingClientRect()
    const part = width === 0 ? 0 : (clientX - left) / width
    onPick(Math.min(count - 1, Math.max(0, Math.round(part * (count - 1)))))
  }
  return (
    <>
      <input
        type="range"
        min={0}
        max={count - 1}
        value={picked ?? count - 1}
        aria-label={label}
        aria-valuetext={text}
        onChange={({ currentTarget }) => onPick(Number(currentTarget.value))}
        onFocus={() => onPick(picked ?? count - 1)}
        onBlur={() => onPick(undefined)}
        onPointerMove={pickUnder}
        onPointerLeave={({ currentTarget }) => currentTarget.matches(':focus') || onPick(undefined)}
        className={`peer ${plotClass} m-0 cursor-crosshair touch-pan-y opacity-0`}
      />
      <span
        className={`pointer-events-none ${plotClass} rounded-control outline-offset-2 outline-brand peer-focus-visible:outline-3`}
      />
    </>
  )
}
