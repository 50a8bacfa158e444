import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'

interface CodeFieldsProps {
  /** Begins the ids of both fields. */
  id: string
  error?: string | undefined
}

/** Digits from the phone; under a fold, for a person who has no phone at hand, a recovery code. */
export function CodeFields({ id, error }: CodeFieldsProps) {
  return (
    <div>
      <TextField
        id={`${id}-code`}
        name="code"
        label={m.factor_code_label()}
        hint={m.factor_code_hint()}
        error={error}
        inputMode="numeric"
        autoComplete="one-time-code"
        maxLength={40}
      />
      <details className="mt-2">
        <summary className="inline-flex min-h-11 cursor-pointer items-center font-semibold text-brand underline underline-offset-4">
          {m.factor_code_no_phone()}
        </summary>
        <TextField
          id={`${id}-recovery`}
          name="recovery"
          label={m.factor_code_recovery_label()}
          hint={m.factor_code_recovery_hint({ example: 'k7pd-3mxq-w9tz' })}
          autoComplete="off"
          autoCapitalize="none"
          spellCheck={false}
          maxLength={40}
        />
      </details>
    </div>
  )
}
