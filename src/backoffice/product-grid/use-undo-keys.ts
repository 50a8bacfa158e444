import { useEffect, useEffectEvent } from 'react'

interface Steps {
  undo: () => void
  redo: () => void
}

/** In a field they take back what is typed there. */
const isField = (target: EventTarget | null) =>
  target instanceof HTMLElement && target.matches('input, textarea, select')

function stepOf(event: KeyboardEvent): keyof Steps | undefined {
  if (!(event.ctrlKey || event.metaKey) || event.altKey) return undefined
  const key = event.key.toLowerCase()
  if (key === 'y') return 'redo'
  if (key !== 'z') return undefined
  return event.shiftKey ? 'redo' : 'undo'
}

/** Control-Z and Control-Y, wherever on the page the focus is. */
export function useUndoKeys(steps: Steps): void {
  const press = useEffectEvent((event: KeyboardEvent) => {
    const step = stepOf(event)
    if (!step || isField(event.target)) return
    event.preventDefault()
    steps[step]()
  })
  useEffect(() => {
    const onKey = (event: KeyboardEvent) => press(event)
    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [])
}
