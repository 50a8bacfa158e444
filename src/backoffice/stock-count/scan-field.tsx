import { useRef, type FormEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { Button } from '#ui/button.tsx'
import { Field, TextInput } from '#ui/field.tsx'
import { detailsOf, nameOf } from './count-words.ts'
import { lineOfId, type CountDraft } from './draft/count-draft.ts'
import type { Choice, Said, useScans } from './use-scans.ts'

interface ScanFieldProps {
  draft: CountDraft
  scans: ReturnType<typeof useScans>
}

/** Where a scanner types, or a person. It keeps the focus, so that one piece after the other can be read. */
export function ScanField({ draft, scans }: ScanFieldProps) {
  const input = useRef<HTMLInputElement>(null)
  function take(event: FormEvent<HTMLFormElement>): void {
    event.preventDefault()
    if (!input.current) return
    scans.scan(input.current.value)
    input.current.value = ''
  }
  return (
    <div className="noscript:hidden">
      <form onSubmit={take}>
        <Field label={m.count_scan()} hint={m.count_scan_hint()}>
          {(control) => (
            <span className="flex gap-2">
              <TextInput
                {...control}
                ref={input}
                type="search"
                autoComplete="off"
                autoCapitalize="off"
                spellCheck={false}
                enterKeyHint="done"
                maxLength={100}
                className="max-w-xl"
              />
              <Button type="submit" variant="quiet">
                {m.count_add()}
              </Button>
            </span>
          )}
        </Field>
      </form>
      <output className="mt-3 block min-h-6">{said(scans.said, draft)}</output>
      {scans.choices.map((choice, index) => (
        <Choices
          key={index}
          choice={choice}
          choose={(variant) => {
            scans.choose(choice, variant)
            input.current?.focus()
          }}
        />
      ))}
      {draft.waiting.length > 0 && scans.isAway && (
        <div className="mt-3 flex flex-wrap items-center gap-3 rounded-control bg-deal-wash px-4 py-3 text-on-deal-wash">
          <p className="min-w-0 flex-1">
            {m.count_waiting({ n: countText(draft.waiting.length) })}
          </p>
          <Button variant="quiet" onClick={scans.ask}>
            {m.count_ask_again()}
          </Button>
        </div>
      )}
    </div>
  )
}

function said(last: Said | undefined, draft: CountDraft) {
  if (!last) return null
  if (last.what === 'full') return <span className="font-medium text-cut">{m.count_full()}</span>
  if (last.what === 'unknown')
    return (
      <span className="font-medium text-cut [overflow-wrap:anywhere]">
        {m.count_unknown({ code: last.code })}
      </span>
    )
  const line = lineOfId(draft, last.id)
  return line
    ? m.count_said({ name: nameOf(line.variant), n: line.typed, more: countText(last.pieces) })
    : null
}

interface ChoicesProps {
  choice: Choice
  choose: (variant: Choice['found'][number] | undefined) => void
}

/** What was typed may mean several. */
const Choices = ({ choice: { scan, found }, choose }: ChoicesProps) => (
  <section
    aria-label={m.count_which({ code: scan.code })}
    className="mt-3 rounded-card border border-line bg-surface p-3"
  >
    <div className="flex items-center justify-between gap-3">
      <p className="min-w-0 font-medium [overflow-wrap:anywhere]">
        {m.count_which({ code: scan.code })}
      </p>
      <Button variant="plain" onClick={() => choose(undefined)}>
        {m.count_none_of_these()}
      </Button>
    </div>
    <ul className="mt-1">
      {found.map((variant) => (
        <li key={variant.id}>
          <button
            type="button"
            onClick={() => choose(variant)}
            className="flex min-h-11 w-full cursor-pointer flex-wrap items-baseline gap-x-3 rounded-control px-3 py-2 text-left hover:bg-brand-wash hover:text-brand-press"
          >
            <span className="font-medium">{nameOf(variant)}</span>
            <span className="text-sm text-ink-soft">{detailsOf(variant)}</span>
          </button>
        </li>
      ))}
    </ul>
  </section>
)
