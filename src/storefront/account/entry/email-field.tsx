import { m } from '#paraglide/messages.js'
import { TextField } from '#ui/field.tsx'
import type { EntryProblem } from './entry-form.ts'
import { wordsOf } from './problem-words.ts'

interface EmailFieldProps {
  id: string
  problem: EntryProblem | undefined
  typed: string | undefined
}

/** With whose value password managers keep the password. */
export function EmailField({ id, problem, typed }: EmailFieldProps) {
  return (
    <TextField
      id={id}
      name="email"
      label={m.login_email()}
      error={wordsOf(problem)}
      defaultValue={typed}
      type="email"
      inputMode="email"
      autoComplete="username"
      autoCapitalize="none"
      spellCheck={false}
      required
    />
  )
}
