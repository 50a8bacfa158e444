import { m } from '#paraglide/messages.js'
import { DoneNotice } from '#pages/done-notice.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { usePageForm } from '#pages/form/use-page-form.ts'
import { problemWords, type AuthProblem } from '#storefront/auth/problem-words.ts'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

interface NameFormProps {
  name: string
  lastResult: FormResult | undefined
}

export function NameForm({ name, lastResult }: NameFormProps) {
  const form = usePageForm<'name', AuthProblem>({
    id: 'profile',
    lastResult,
    check: async () => {
      const load = [
        import('#pages/form/check-by.ts'),
        import('#shop/identity/contract.ts'),
      ] as const
      const [{ checkBy }, { identitySchema }] = await Promise.all(load)
      return checkBy(identitySchema.profile.pick({ name: true }))
    },
    words: problemWords,
  })
  const { defaultValue = name, ...field } = form.field('name')
  return (
    <>
      <DoneNotice>{form.isTaken && m.profile_saved()}</DoneNotice>
      <form {...form.props} className="flex max-w-md flex-col gap-4">
        <input type="hidden" name="what" value="name" />
        <TextField
          {...field}
          label={m.profile_name()}
          defaultValue={defaultValue}
          autoComplete="name"
          maxLength={100}
          required
        />
        <FormNotice trouble={form.trouble} />
        <Button type="submit" busy={form.isBusy} className="self-start">
          {m.profile_save()}
        </Button>
      </form>
    </>
  )
}
