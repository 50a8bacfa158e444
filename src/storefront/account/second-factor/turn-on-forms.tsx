import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { identityWords } from '#storefront/auth/identity-words.ts'
import { useIsSending } from '#pages/use-is-sending.ts'
import { ProofFields, refusalOf, Refused } from './proof-fields.tsx'
import type { FactorAnswer, ShownSetUp } from './factor-action.ts'

interface BeginFormProps {
  hasPassword: boolean
  answer: FactorAnswer | undefined
}

/** First the password again: an open browser alone is not enough. */
export function BeginForm({ hasPassword, answer }: BeginFormProps) {
  const isBusy = useIsSending('set-up')
  // The key that waited for its first code is gone.
  const refusal = refusalOf(answer, 'set-up') ?? refusalOf(answer, 'turn-on')
  return (
    <Form method="post" noValidate className="flex max-w-md flex-col gap-4">
      <input type="hidden" name="what" value="set-up" />
      <ProofFields id="set-up" hasPassword={hasPassword} refusal={refusal} />
      <Button type="submit" busy={isBusy} className="self-start">
        {m.factor_begin()}
      </Button>
    </Form>
  )
}

/** The key, as a picture for the camera and as text to type, and the first code that proves it arrived. */
export function SetUpForm({
  setUp,
  answer,
}: {
  setUp: ShownSetUp
  answer: FactorAnswer | undefined
}) {
  const isBusy = useIsSending('turn-on')
  const refusal = refusalOf(answer, 'turn-on')
  const isWrong = refusal === 'invalid-verification-code'
  return (
    <ol className="flex list-none flex-col gap-6">
      <li>
        <h3 className="font-semibold">{m.factor_step_app()}</h3>
        <p className="mt-1 text-ink-soft">{m.factor_step_app_text()}</p>
      </li>
      <li>
        <h3 className="font-semibold">{m.factor_step_key()}</h3>
        <p className="mt-1 text-ink-soft">{m.factor_step_key_text()}</p>
        <div className="mt-3 flex flex-wrap items-start gap-5">
          <QrImage setUp={setUp} />
          <div className="min-w-0 flex-1 basis-56">
            <p className="text-sm text-ink-soft">{m.factor_key()}</p>
            <p className="tabular mt-1 font-semibold break-words select-all" translate="no">
              {grouped(setUp.key)}
            </p>
            <a
              href={setUp.address}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {m.factor_open_app()}
            </a>
          </div>
        </div>
      </li>
      <li>
        <h3 className="font-semibold">{m.factor_step_code()}</h3>
        <Form method="post" noValidate className="mt-3 flex max-w-md flex-col gap-4">
          <input type="hidden" name="what" value="turn-on" />
          {refusal && !isWrong && <Refused refusal={refusal} />}
          <TextField
            id="first-code"
            name="code"
            label={m.factor_code_label()}
            error={isWrong ? identityWords['invalid-verification-code']() : undefined}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
          />
          <Button type="submit" busy={isBusy} className="self-start">
            {m.factor_turn_on()}
          </Button>
        </Form>
      </li>
    </ol>
  )
}

/** Drawn inside the page: no other file or site gets to know the key. Dark on white, whatever the page's colours. */
function QrImage({ setUp: { qr } }: { setUp: ShownSetUp }) {
  return (
    <figure aria-label={m.factor_qr()} className="shrink-0">
      <svg
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        aria-hidden
        shapeRendering="crispEdges"
        className="size-52 rounded-control border border-line bg-white"
      >
        <path d={qr.path} fill="#000" />
      </svg>
    </figure>
  )
}

const grouped = (key: string) => key.replace(/.{4}(?=.)/g, '$& ')
