import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'

interface RestoredDraftProps {
  text: string
  onDiscard: () => void
}

/** Says that a form holds what was typed before. */
export function RestoredDraft({ text, onDiscard }: RestoredDraftProps) {
  return (
    <div className="flex flex-wrap items-center gap-3 rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash">
      <p className="min-w-0 flex-1">{text}</p>
      <Button variant="quiet" onClick={onDiscard}>
        {m.edit_discard()}
      </Button>
    </div>
  )
}
