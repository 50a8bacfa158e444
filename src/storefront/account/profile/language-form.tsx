import { m } from '#paraglide/messages.js'
import type { FormResult } from '#pages/form/form-result.ts'
import type { Language } from '#platform/language.ts'
import { Button } from '#ui/button.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { AnsweredForm } from '#pages/form/form-action.ts'
import { useForm } from '#pages/form/use-form.ts'

/** Where the page stands in the language that was chosen. */
export interface Chosen {
  page: string
}

interface LanguageFormProps {
  language: Language
  lastResult: FormResult | undefined
}

/** A whole new page, so that everything on it changes. */
async function openAnew(result: FormResult): Promise<FormResult> {
  const { answer } = result as AnsweredForm<Chosen>
  window.location.assign(answer?.page ?? window.location.href)
  return result
}

/** The language of somebody's mails and pages; each choice is written in its own. */
export function LanguageForm({ language, lastResult }: LanguageFormProps) {
  const form = useForm({ id: 'language', lastResult, words: {}, afterwards: openAnew })
  return (
    <form {...form.props} className="flex flex-col items-start gap-4">
      <input type="hidden" name="what" value="language" />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-ink-soft">{m.profile_language_text()}</legend>
        <div className="flex flex-wrap gap-3">
          <Choice value="en" text={m.profile_language_english()} chosen={language} />
          <Choice value="bn" text={m.profile_language_bangla()} chosen={language} />
        </div>
      </fieldset>
      <FormNotice trouble={form.trouble} />
      <Button type="submit" busy={form.isBusy}>
        {m.profile_language_save()}
      </Button>
    </form>
  )
}

function Choice({ value, text, chosen }: { value: Language; text: string; chosen: Language }) {
  return (
    <label
      lang={value}
      className="flex min-h-11 min-w-32 cursor-pointer items-center gap-3 rounded-control border border-control-line px-4 has-checked:border-brand has-checked:bg-brand-wash"
    >
      <input
        type="radio"
        name="language"
        value={value}
        defaultChecked={value === chosen}
        className="size-5 shrink-0 accent-brand"
      />
      {text}
    </label>
  )
}
