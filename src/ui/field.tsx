import { useId, type ComponentProps, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from './icon.tsx'

/** What a control needs to belong to its label, hint and error. */
export interface FieldControl {
  id: string
  'aria-describedby': string | undefined
  'aria-invalid': true | undefined
}

interface FieldProps {
  label: ReactNode
  hint?: ReactNode
  /** In words that say what to do; empty or missing means that all is well. */
  error?: string | undefined
  /** Says so behind the label. */
  optional?: boolean
  id?: string
  className?: string
}

/** Label above, control, hint, error under it. */
export function Field({
  label,
  hint,
  error,
  optional = false,
  id: wantedId,
  className = '',
  children,
}: FieldProps & { children: (control: FieldControl) => ReactNode }) {
  const ownId = useId()
  const id = wantedId ?? ownId
  return (
    <div className={`flex flex-col gap-1.5 ${className}`}>
      <label htmlFor={id} className="font-medium">
        {label}
        {optional && <span className="font-normal text-ink-soft"> ({m.common_optional()})</span>}
      </label>
      {children(controlOf(id, Boolean(hint), Boolean(error)))}
      {hint && (
        <p id={`${id}-hint`} className="text-sm text-ink-soft">
          {hint}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

/** Under a control, or under several that are one choice. */
export const FieldError = ({ id, children }: { id: string; children: string }) => (
  <p id={id} className="flex items-start gap-1.5 text-sm font-medium text-cut">
    <Icon name="alert" className="mt-0.5 size-4" />
    {children}
  </p>
)

function controlOf(id: string, hasHint: boolean, hasError: boolean): FieldControl {
  const describedBy = [hasHint ? `${id}-hint` : '', hasError ? `${id}-error` : ''].filter(Boolean)
  return {
    id,
    'aria-describedby': describedBy.join(' ') || undefined,
    'aria-invalid': hasError ? true : undefined,
  }
}

/** The look of everything that is typed into. */
export const controlClass =
  'w-full min-h-11 rounded-control border border-control-line bg-surface px-3 py-2 text-base text-ink placeholder:text-ink-faint transition-colors duration-150 hover:border-ink-soft aria-invalid:border-cut disabled:bg-paper disabled:text-ink-soft'

export function TextInput({ className = '', ...rest }: ComponentProps<'input'>) {
  return <input type="text" {...rest} className={`${controlClass} ${className}`} />
}

export function TextArea({ className = '', ...rest }: ComponentProps<'textarea'>) {
  return <textarea rows={3} {...rest} className={`${controlClass} ${className}`} />
}

export function Select({ className = '', ...rest }: ComponentProps<'select'>) {
  return (
    <span className="relative block">
      <select
        {...rest}
        className={`${controlClass} cursor-pointer appearance-none pr-10! ${className}`}
      />
      <Icon
        name="chevron-down"
        className="pointer-events-none absolute top-1/2 right-3 size-4 -translate-y-1/2 text-ink-soft"
      />
    </span>
  )
}

type Labelled<Control extends 'input' | 'textarea'> = Omit<FieldProps, 'className'> &
  Omit<ComponentProps<Control>, keyof FieldProps> & { className?: string }

export function TextField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: Labelled<'input'>) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <TextInput {...rest} {...control} />}
    </Field>
  )
}

export function TextAreaField({
  label,
  hint,
  error,
  optional,
  id,
  className,
  ...rest
}: Labelled<'textarea'>) {
  return (
    <Field {...{ label, hint, error, optional, id, className }}>
      {(control) => <TextArea {...rest} {...control} />}
    </Field>
  )
}
