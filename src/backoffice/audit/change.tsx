import { m } from '#paraglide/messages.js'

/** One value as it was and as it is, in words. */
export interface ShownChange {
  label: string
  before: string
  after: string
}

/** Before and after beside each other. Screen readers say which is which. */
export const BeforeAndAfter = ({ before, after }: Omit<ShownChange, 'label'>) => (
  <>
    <del className="text-ink-soft">
      <span className="sr-only">{m.audit_before()}: </span>
      {before}
    </del>{' '}
    <ins className="no-underline">
      <span aria-hidden>→ </span>
      <span className="sr-only">{m.audit_after()}: </span>
      {after}
    </ins>
  </>
)
