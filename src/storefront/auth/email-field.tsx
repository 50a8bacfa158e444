import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'

interface EmailFieldProps {
  id: string
  name: string
  error: string | undefined
  defaultValue: string | undefined
}

/** With whose value password managers keep the password. */
export function EmailField(field: EmailFieldProps) {
  return (
    <TextField
      {...field}
      label={m.login_email()}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
