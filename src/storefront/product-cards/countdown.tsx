import { useEffect, useSyncExternalStore } from 'react'
import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'

/** One clock for all countdowns of a page; it stops when nobody looks. */
const watchers = new Set<() => void>()
let timer: ReturnType<typeof setInterval> | undefined

function watchSeconds(onSecond: () => void): () => void {
  watchers.add(onSecond)
  timer ??= setInterval(() => watchers.forEach((notify) => notify()), 1000)
  return () => {
    watchers.delete(onSecond)
    if (watchers.size > 0) return
    clearInterval(timer)
    timer = undefined
  }
}

/**
 * Whole seconds until a moment, 0 when it is over; undefined on the server and in the first moment of the page.
 * Counted anew from the clock each time: a tab that slept is right at once.
 */
function useSecondsLeft(until: string | null): number | undefined {
  return useSyncExternalStore(
    watchSeconds,
    () => (until === null ? 0 : secondsLeft(until, Date.now())),
    () => undefined,
  )
}

export function secondsLeft(until: string, nowMs: number): number {
  return Math.max(0, Math.ceil((Date.parse(until) - nowMs) / 1000))
}

/** 90061 seconds are 1 day, 1 hour, 1 minute, 1 second. */
export function clockOf(seconds: number) {
  return {
    days: Math.floor(seconds / 86_400),
    hours: Math.floor(seconds / 3600) % 24,
    minutes: Math.floor(seconds / 60) % 60,
    seconds: seconds % 60,
  }
}

interface CountdownProps {
  until: string
  /** The same moment in words, written by the server: all that a screen reader reads, and all that is seen without JavaScript. */
  inWords: string
  onEnd?: () => void
}

export function Countdown({ until, inWords, onEnd }: CountdownProps) {
  const left = useSecondsLeft(until)
  const isOver = left === 0
  useEffect(() => {
    if (isOver) onEnd?.()
  }, [isOver, onEnd])
  return (
    // As high with the words as with the digits.
    <p className="min-h-13 text-sm font-semibold text-deal-ink">
      <span className={left === undefined ? '' : 'sr-only'}>
        {m.product_deal_ends({ when: inWords })}
      </span>
      {left !== undefined && <Digits left={left} />}
    </p>
  )
}

const digitsClass =
  'min-w-8 rounded-control bg-deal px-1.5 py-1 text-center leading-tight whitespace-nowrap'

function Digits({ left }: { left: number }) {
  const twoDigits = new Intl.NumberFormat(getLocale(), { minimumIntegerDigits: 2 })
  const { days, hours, minutes, seconds } = clockOf(left)
  return (
    <span aria-hidden className="tabular block">
      <span className="block text-xs">{m.product_deal_left()}</span>
      <span className="mt-1 flex items-center gap-1">
        {days > 0 && <span className={digitsClass}>{m.product_days({ n: days })}</span>}
        {[hours, minutes, seconds].map((part, place) => (
          <span key={place} className={digitsClass}>
            {twoDigits.format(part)}
          </span>
        ))}
      </span>
    </span>
  )
}
