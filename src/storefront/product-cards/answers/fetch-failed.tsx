import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'

interface CouldNotAskProps {
  failed: boolean
  /** What happened, and what one sees instead. */
  words: string
  fetchAgain: () => void
}

/** The shop did not answer; what is there stays, and one may ask again. */
export function FetchFailed({ failed, words, fetchAgain }: CouldNotAskProps) {
  return (
    <div aria-live="polite">
      {failed && (
        <div className="mb-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 rounded-card bg-deal-wash px-4 py-2 text-on-deal-wash">
          <p className="py-1">{words}</p>
          <Button variant="quiet" onClick={fetchAgain}>
            {m.error_try_again()}
          </Button>
        </div>
      )}
    </div>
  )
}
