import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import { Button, buttonClass } from '#ui/button.tsx'
import { ActionNotice } from '../action-notice.tsx'

const troubleWords = {
  'still-filling': m.steps_demo_still_filling,
  'nothing-left': m.steps_demo_nothing_left,
  'not-there': m.steps_demo_nothing_left,
}

interface DemonstrationFormProps {
  /** Nothing of it is left. */
  isGone: boolean
  answered: FormResult | undefined
}

/** Opened first, then pressed: it does not come back. What came of it is still said when it is gone. */
export function DemonstrationForm({ isGone, answered }: DemonstrationFormProps) {
  const form = usePageForm({ id: 'demonstration', lastResult: answered, words: {} })
  return (
    <>
      {!isGone && (
        <details className="mt-2">
          <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>
            {m.steps_demo()}
          </summary>
          <form {...form.props} aria-label={m.steps_demo()} className="mt-3">
            <p className="mb-3 font-medium">{m.steps_demo_sure()}</p>
            <div className="flex flex-wrap gap-2">
              <Button type="submit" busy={form.isBusy}>
                {m.steps_demo_remove()}
              </Button>
              <WayOut>{m.steps_demo_no()}</WayOut>
            </div>
          </form>
        </details>
      )}
      <ActionNotice
        result={form.result}
        done={form.isTaken && m.steps_demo_removed()}
        words={troubleWords}
      />
    </>
  )
}
