import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { callBackChoices, type CallBackChoice } from '#shop/orders/calls/call.ts'
import { Icon } from '#ui/icon.tsx'
import { Field, TextInput } from '#ui/field.tsx'

interface CallAgainFieldsProps<Problem extends string> {
  form: PageForm<Problem>
  isEvening: boolean
}

/** When somebody wants to be called: what people say, or a day and a time. */
export function CallAgainFields<Problem extends string>({
  form,
  isEvening,
}: CallAgainFieldsProps<Problem>) {
  const when = form.field('when')
  const at = form.field('at')
  const words: Record<CallBackChoice, () => string> = {
    'in-an-hour': m.calls_in_an_hour,
    evening: isEvening ? m.calls_next_evening : m.calls_this_evening,
    tomorrow: m.calls_tomorrow,
  }
  const errorId = `${when.id}-error`
  return (
    <fieldset aria-describedby={when.error ? errorId : undefined} className="flex flex-col gap-1">
      <legend className="mb-1 font-medium">{m.calls_when()}</legend>
      {callBackChoices.map((choice) => (
        <Choice key={choice} value={choice} chosen={when.defaultValue ?? 'in-an-hour'}>
          {words[choice]()}
        </Choice>
      ))}
      <div className="flex flex-wrap items-center gap-x-4 gap-y-1">
        <Choice value="other" chosen={when.defaultValue}>
          {m.calls_other_time()}
        </Choice>
        <Field id={at.id} label={<span className="sr-only">{m.calls_at()}</span>} error={at.error}>
          {(control) => (
            <TextInput
              {...control}
              type="datetime-local"
              name="at"
              defaultValue={at.defaultValue}
              onInput={chooseOther}
              className="max-w-64"
            />
          )}
        </Field>
      </div>
      {when.error && (
        <p id={errorId} className="flex items-start gap-1.5 text-sm font-medium text-cut">
          <Icon name="alert" className="mt-0.5 size-4" />
          {when.error}
        </p>
      )}
    </fieldset>
  )
}

interface ChoiceProps {
  value: string
  chosen: string | undefined
  children: string
}

function Choice({ value, chosen, children }: ChoiceProps) {
  return (
    <label className="flex min-h-11 cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="when"
        value={value}
        defaultChecked={chosen === value}
        className="size-5 accent-brand"
      />
      {children}
    </label>
  )
}

/** A person who types a time means it. */
function chooseOther({ currentTarget: { form } }: React.FormEvent<HTMLInputElement>): void {
  const choices = form?.elements.namedItem('when')
  if (choices instanceof RadioNodeList) choices.value = 'other'
}
