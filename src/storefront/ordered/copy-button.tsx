import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'

/** Copies a short text, also where the shop is reached without TLS. */
export function CopyButton({ text, sourceId }: { text: string; sourceId: string }) {
  const [outcome, setOutcome] = useState<'copied' | 'refused'>()
  return (
    <>
      <Button
        variant="quiet"
        onClick={() =>
          void copy(text, sourceId).then((done) => setOutcome(done ? 'copied' : 'refused'))
        }
      >
        {outcome === 'copied' ? m.ordered_copied() : m.ordered_copy()}
      </Button>
      <output className={outcome === 'refused' ? 'basis-full text-sm text-ink-soft' : 'sr-only'}>
        {outcome === 'copied' && m.ordered_copied()}
        {outcome === 'refused' && m.ordered_copy_failed()}
      </output>
    </>
  )
}

async function copy(text: string, sourceId: string): Promise<boolean> {
  try {
    await navigator.clipboard.writeText(text)
    return true
  } catch {
    return copySelected(sourceId)
  }
}

/** Selects it, so that it can also be copied by hand. */
function copySelected(sourceId: string): boolean {
  const source = document.getElementById(sourceId)
  if (!source) return false
  getSelection()?.selectAllChildren(source)
  return document.execCommand('copy')
}
