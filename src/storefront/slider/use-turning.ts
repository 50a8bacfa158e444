import { useEffect, useState, useSyncExternalStore } from 'react'

const turnsEveryMs = 5000

/** Which banner is in front, and when the next one comes: not while it is looked at closely, paused, or out of sight. */
export function useTurning(count: number) {
  const [front, setFront] = useState(0)
  const [isPaused, setIsPaused] = useState(false)
  const [isPointedAt, setIsPointedAt] = useState(false)
  const [hasFocus, setHasFocus] = useState(false)
  const isStill = useSyncExternalStore(watchStillness, wantsStillness, () => true)
  const isTurning = count > 1 && !isPaused && !isPointedAt && !hasFocus && !isStill

  useEffect(() => {
    if (!isTurning) return
    // After a choice of the visitor the five seconds start anew.
    const timer = setTimeout(() => setFront((front + 1) % count), turnsEveryMs)
    return () => clearTimeout(timer)
  }, [isTurning, count, front])

  return {
    front,
    show: (index: number) => setFront((index + count) % count),
    isTurning,
    isPaused,
    togglePause: () => setIsPaused(!isPaused),
    /** For the element around the carousel. */
    watch: {
      onPointerEnter: ({ pointerType }: { pointerType: string }) =>
        setIsPointedAt(pointerType === 'mouse'),
      onPointerLeave: () => setIsPointedAt(false),
      onFocus: () => setHasFocus(true),
      onBlur: () => setHasFocus(false),
    },
  }
}

const reducedMotion = '(prefers-reduced-motion: reduce)'

function wantsStillness(): boolean {
  return document.hidden || matchMedia(reducedMotion).matches
}

function watchStillness(onChange: () => void): () => void {
  const motion = matchMedia(reducedMotion)
  document.addEventListener('visibilitychange', onChange)
  motion.addEventListener('change', onChange)
  return () => {
    document.removeEventListener('visibilitychange', onChange)
    motion.removeEventListener('change', onChange)
  }
}
