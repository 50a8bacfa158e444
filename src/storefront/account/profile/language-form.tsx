import { Form } from 'react-router'
import { m } from '#paraglide/messages.js'
import type { Language } from '#platform/language.ts'
import { Button } from '#ui/button.tsx'
import { useIsSending } from '#pages/use-is-sending.ts'

/** The language of somebody's mails and pages; each choice is written in its own. */
export function LanguageForm({ language }: { language: Language }) {
  const isBusy = useIsSending('language')
  return (
    <Form method="post" className="flex flex-col items-start gap-4">
      <input type="hidden" name="what" value="language" />
      <fieldset className="min-w-0">
        <legend className="mb-2 text-ink-soft">{m.profile_language_text()}</legend>
        <div className="flex flex-wrap gap-3">
          <Choice value="en" text={m.profile_language_english()} chosen={language} />
          <Choice value="bn" text={m.profile_language_bangla()} chosen={language} />
        </div>
      </fieldset>
      <Button type="submit" busy={isBusy}>
        {m.profile_language_save()}
      </Button>
    </Form>
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
