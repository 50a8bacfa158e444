import { Form } from 'react-router'
import { Button, buttonClass } from '#ui/button.tsx'
import { useIsSending } from '../use-is-sending.ts'
import { ProofFields, refusalOf } from './proof-fields.tsx'
import type { FactorAnswer } from './take-factor.ts'

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
        <Button
          type="submit"
          variant="quiet"
          busy={isBusy}
          className={`self-start ${what === 'turn-off' ? 'text-cut!' : ''}`}
        >
          {submit}
        </Button>
      </Form>
    </details>
  )
}
