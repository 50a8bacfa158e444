import { m } from '#paraglide/messages.js'
import { buttonClass } from '#ui/button.tsx'
import { formatMoment } from '#ui/text/moment.tsx'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { WayOut } from '#pages/way-out.tsx'
import type { ShownPerson } from './person-table.tsx'

/** Shuts the account or opens it again (D8); asked once more, also without JavaScript. */
export function AccessForm({ person, form }: { person: ShownPerson; form: PageForm }) {
  const { name, blockedAt } = person
  const what = blockedAt ? 'unblock' : 'block'
  const words = blockedAt
    ? {
        open: m.user_unblock(),
        sure: m.user_unblock_sure({ name }),
        text: m.user_unblock_text(),
        yes: m.user_unblock_yes(),
        no: m.user_unblock_no(),
      }
    : {
        open: m.user_block(),
        sure: m.user_block_sure({ name }),
        text: m.user_block_text(),
        yes: m.user_block_yes(),
        no: m.user_block_no(),
      }
  return (
    <>
      <p className="mb-3">
        {blockedAt ? m.user_blocked_since({ date: formatMoment(blockedAt, true) }) : m.user_open()}
      </p>
      <details key={String(blockedAt)}>
        <summary
          className={buttonClass(
            'quiet',
            `cursor-pointer list-none ${blockedAt ? '' : 'text-cut!'}`,
          )}
        >
          {words.open}
        </summary>
        <form
          {...form.props}
          aria-label={words.sure}
          className={`mt-3 rounded-card border p-4 ${blockedAt ? 'border-line' : 'border-cut bg-cut-wash'}`}
        >
          <p className="font-semibold">{words.sure}</p>
          <p className="mb-3">{words.text}</p>
          <div className="flex flex-wrap gap-2">
            <SubmitButton what={what} variant="quiet" sending={form.sending}>
              {words.yes}
            </SubmitButton>
            <WayOut>{words.no}</WayOut>
          </div>
        </form>
      </details>
    </>
  )
}
