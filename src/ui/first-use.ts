const signs = ['pointerdown', 'keydown', 'focusin'] as const

/**
 * Calls once as soon as somebody uses the page, and at once where somebody does: for code that nobody needs who only looks.
 * The answer takes it back.
 */
export function onFirstUse(call: () => void): () => void {
  if (navigator.userActivation?.hasBeenActive) {
    call()
    return () => {}
  }
  const used = () => {
    stop()
    call()
  }
  const stop = () => {
    for (const sign of signs) removeEventListener(sign, used)
  }
  for (const sign of signs) addEventListener(sign, used, { passive: true })
  return stop
}
