import { Form, useNavigation } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { Field, Select, TextField } from '#ui/field.tsx'

interface Choice {
  name: string
  label: string
  value: string
  options: readonly { value: string; text: string }[]
}

interface ListSearchProps {
  /** Of the list, in the language of the page. */
  action: string
  label: string
  q?: { label: string; value: string }
  choices: readonly Choice[]
}

/** Looks through a list; the answer has an address of its own. Works without JavaScript, too. */
export function ListSearch({ action, label, q, choices }: ListSearchProps) {
  const isBusy = useNavigation().state === 'loading'
  return (
    <Form
      key={[q?.value, ...choices.map(({ value }) => value)].join(' ')}
      method="get"
      action={action}
      aria-label={label}
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
          className="basis-full sm:flex-1 sm:basis-64"
        />
      )}
      {choices.map(({ name, label: choiceLabel, value, options }) => (
        <Field
          key={name}
          label={choiceLabel}
          id={`list-${name}`}
          className="max-sm:min-w-0 max-sm:flex-1 max-sm:basis-32 sm:max-w-72"
        >
          {(control) => (
            <Select {...control} name={name} defaultValue={value}>
              {options.map((option) => (
                <option key={option.value} value={option.value}>
                  {option.text}
                </option>
              ))}
            </Select>
          )}
        </Field>
      ))}
      <Button
        type="submit"
        busy={isBusy}
        // On phones beside one choice, or alone under two.
        className={choices.length % 2 === 0 ? 'max-sm:basis-full' : ''}
      >
        {m.account_search_submit()}
      </Button>
    </Form>
  )
}
