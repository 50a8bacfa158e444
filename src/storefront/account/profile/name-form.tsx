import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { wordsOf } from '#storefront/auth/problem-words.ts'
import { useIsSending } from '#pages/use-is-sending.ts'
import type { ProfileAnswer } from './profile-answer.ts'

interface NameFormProps {
  name: string
  answer: ProfileAnswer | undefined
}

export function NameForm({ name, answer }: NameFormProps) {
  const isBusy = useIsSending('name')
  const refused = answer?.outcome === 'check-name' ? answer : undefined
  return (
    <Form method="post" noValidate className="flex max-w-md flex-col gap-4">
      <input type="hidden" name="what" value="name" />
      <TextField
        id="profile-name"
        name="name"
        label={m.profile_name()}
        error={wordsOf(refused?.problem)}
        defaultValue={refused?.name ?? name}
        autoComplete="name"
        maxLength={100}
        required
      />
      <Button type="submit" busy={isBusy} className="self-start">
        {m.profile_save()}
      </Button>
    </Form>
  )
}
