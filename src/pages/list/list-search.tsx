import type { FormEvent, ReactNode } from 'react'
import { Form, useNavigation, useSubmit } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'
import { ChoiceField, DayField, type Choice, type TypedFilter } from './filter-fields.tsx'

interface SearchFormProps {
  /** Of the list, in the language of the page. */
  action: string
  label: string
  /** What stays as it is while one searches, such as the tab. */
  kept?: Readonly<Record<string, string | undefined>>
  className: string
  children: ReactNode
}

/** Asks for a list; the answer has a URL of its own. Works without JavaScript, too. */
export function SearchForm({ action, label, kept = {}, className, children }: SearchFormProps) {
  const submit = useSubmit()
  /** What was left empty need not stand in the address. */
  function submitFilled(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    const typed = [...new FormData(event.currentTarget)].filter(([, value]) => value !== '')
    const filled = new URLSearchParams(typed.map(([name, value]) => [name, String(value)]))
    void submit(filled, { method: 'get', action })
  }
  return (
    <Form
      method="get"
      action={action}
      onSubmit={submitFilled}
      aria-label={label}
      className={className}
    >
      {Object.entries(kept).map(
        ([name, value]) => value && <input key={name} type="hidden" name={name} value={value} />,
      )}
      {children}
    </Form>
  )
}

interface ListSearchProps {
  /** Of the list, in the language of the page. */
  action: string
  label: string
  /** `offered`: what may be typed, with words beside it. */
  q?: { label: string; value: string; offered?: readonly { value: string; text: string }[] }
  choices: readonly Choice[]
  days?: readonly TypedFilter[]
  /** What stays as it is while one searches, such as the tab. */
  kept?: Readonly<Record<string, string | undefined>>
  /** On the button, where nothing is searched for but chosen. */
  submit?: string
}

/** Looks through a list, with a choice or two beside. */
export function ListSearch({
  action,
  label,
  q,
  choices,
  days = [],
  kept,
  submit = m.account_search_submit(),
}: ListSearchProps) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <SearchForm
      key={[q?.value, ...[...choices, ...days].map(({ value }) => value)].join(' ')}
      action={action}
      label={label}
      kept={kept}
      className="flex flex-wrap items-end gap-x-2 gap-y-3 rounded-card border border-line bg-surface p-4 sm:gap-3"
    >
      {q && (
        <TextField
          id="list-search"
          name="q"
          type="search"
          label={q.label}
          defaultValue={q.value}
          maxLength={100}
          enterKeyHint="search"
          autoComplete="off"
          list={q.offered && 'list-offered'}
          className="basis-full sm:flex-1 sm:basis-40"
        />
      )}
      {q?.offered && (
        <datalist id="list-offered">
          {q.offered.map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </datalist>
      )}
      {choices.map((choice) => (
        <ChoiceField key={choice.name} {...choice} />
      ))}
      {days.map((day) => (
        <DayField key={day.name} {...day} />
      ))}
      <Button
        type="submit"
        busy={isBusy}
        // On phones beside an odd field, or alone under two.
        className={(choices.length + days.length) % 2 === 0 ? 'max-sm:basis-full' : ''}
      >
        {submit}
      </Button>
    </SearchForm>
  )
}
