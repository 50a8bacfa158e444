import { useState, type ComponentProps, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Field, TextInput } from '#ui/field.tsx'

interface PasswordFieldProps extends Omit<ComponentProps<'input'>, 'type' | 'children'> {
  id: string
  label: string
  error?: string | undefined
  /** Ids of what else describes it. */
  describedBy?: string | undefined
  /** Under the field. */
  children?: ReactNode
}

/** What is typed can be looked at, and is hidden again with the next page. */
export function PasswordField({
  id,
  label,
  error,
  describedBy,
  children,
  ...rest
}: PasswordFieldProps) {
  const [isShown, setShown] = useState(false)
  return (
    <div>
      <Field id={id} label={label} error={error}>
        {(control) => (
          <span className="relative block">
            <TextInput
              {...rest}
              {...control}
              aria-describedby={
                [control['aria-describedby'], describedBy].filter(Boolean).join(' ') || undefined
              }
              type={isShown ? 'text' : 'password'}
              autoCapitalize="none"
              autoCorrect="off"
              spellCheck={false}
              className="pr-28!"
            />
            <button
              type="button"
              aria-controls={id}
              aria-label={isShown ? m.login_hide_password() : m.login_show_password()}
              onClick={() => setShown(!isShown)}
              className="absolute inset-y-0 right-0 min-w-11 rounded-control px-3 text-sm font-semibold text-brand hover:bg-brand-wash noscript:hidden"
            >
              {isShown ? m.login_hide() : m.login_show()}
            </button>
          </span>
        )}
      </Field>
      {children}
    </div>
  )
}
