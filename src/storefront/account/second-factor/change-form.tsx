import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'
import { WayOut } from '#pages/way-out.tsx'
import { ProofFields, refusalOf } from './proof-fields.tsx'
import type { FactorAnswer } from './factor-action.ts'

interface ChangeFormProps {
  what: 'renew' | 'turn-off'
  title: string
  text: string
  submit: string
  hasPassword: boolean
  answer: FactorAnswer | undefined
}

/** Behind one more press: password and code, for what changes the second factor itself. */
export function ChangeForm({ what, title, text, submit, hasPassword, answer }: ChangeFormProps) {
  const isBusy = useIsSending(what)
  const refusal = refusalOf(answer, what)
  return (
    <details open={refusal !== undefined || undefined}>
      <summary className={buttonClass('quiet', 'cursor-pointer list-none')}>{title}</summary>
      <p className="mt-4 max-w-md text-ink-soft">{text}</p>
      <Form
        method="post"
        noValidate
        aria-label={title}
        className="mt-4 flex max-w-md flex-col gap-4"
      >
        <input type="hidden" name="what" value={what} />
        <ProofFields id={what} hasPassword={hasPassword} refusal={refusal} withCode />
        <div className="flex flex-wrap gap-2">
          <Button
            type="submit"
            variant="quiet"
            busy={isBusy}
            className={what === 'turn-off' ? 'text-cut!' : ''}
          >
            {submit}
          </Button>
          <WayOut>{what === 'turn-off' ? m.factor_off_no() : m.factor_renew_no()}</WayOut>
        </div>
      </Form>
    </details>
  )
}
