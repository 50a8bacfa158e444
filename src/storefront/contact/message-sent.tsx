import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { FormDone } from '#pages/form/form-done.tsx'
import { PhoneLink } from '../phone-link.tsx'

interface MessageSentProps {
  isPage?: boolean
  /** What to do now. */
  children: ReactNode
}

/** That it arrived, and what happens next (D21). */
export function MessageSent({ isPage = false, children }: MessageSentProps) {
  return (
    <FormDone title={m.contact_sent()} isPage={isPage}>
      <ol className="mt-3 mb-5 list-decimal space-y-2 pl-5 text-ink-soft">
        <li>{m.contact_next_read()}</li>
        <li>{m.contact_next_answer()}</li>
        <li>
          {m.contact_next_call()} <PhoneLink />
        </li>
      </ol>
      {children}
    </FormDone>
  )
}
