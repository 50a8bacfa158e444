import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ProofFields, Refused, type FactorForm } from './proof-fields.tsx'
import type { ShownSetUp } from './factor-action.ts'

interface BeginFormProps {
  form: FactorForm
  hasPassword: boolean
  /** The key that waited for its first code is gone. */
  lost: FactorForm
}

/** First the password again: an open browser alone is not enough. */
export function BeginForm({ form, hasPassword, lost }: BeginFormProps) {
  return (
    <form {...form.props} className="flex max-w-md flex-col gap-4">
      <input type="hidden" name="what" value="set-up" />
      {!form.result && <Refused form={lost} />}
      <ProofFields form={form} hasPassword={hasPassword} />
      <Button type="submit" busy={form.isBusy} className="self-start">
        {m.factor_begin()}
      </Button>
    </form>
  )
}

/** The key, as a picture for the camera and as text to type, and the first code that proves it arrived. */
export function SetUpForm({ setUp, form }: { setUp: ShownSetUp; form: FactorForm }) {
  const { id: _, defaultValue: __, ...code } = form.field('code')
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
              href={setUp.url}
              className="mt-2 inline-flex min-h-11 items-center font-semibold text-brand underline underline-offset-4"
            >
              {m.factor_open_app()}
            </a>
          </div>
        </div>
      </li>
      <li>
        <h3 className="font-semibold">{m.factor_step_code()}</h3>
        <form {...form.props} className="mt-3 flex max-w-md flex-col gap-4">
          <input type="hidden" name="what" value="turn-on" />
          <Refused form={form} />
          <TextField
            {...code}
            id="first-code"
            label={m.factor_code_label()}
            inputMode="numeric"
            autoComplete="one-time-code"
            maxLength={40}
          />
          <Button type="submit" busy={form.isBusy} className="self-start">
            {m.factor_turn_on()}
          </Button>
        </form>
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
