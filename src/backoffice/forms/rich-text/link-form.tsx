import { useEffect, useRef, useState, type KeyboardEvent } from 'react'
import { isAllowedLink } from '#platform/text/markup.ts'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { TextField } from '#ui/field.tsx'

interface LinkFormProps {
  /** Where it leads now. */
  link: string | undefined
  onSet: (href: string | undefined) => void
  onClose: () => void
}

/** No form of its own: it stands in the one that saves the text. */
export function LinkForm({ link, onSet, onClose }: LinkFormProps) {
  const [typed, setTyped] = useState(link ?? '')
  const [isWrong, setIsWrong] = useState(false)
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => field.current?.focus(), [])
  const set = () => {
    const href = completed(typed.trim())
    if (href !== undefined) return onSet(href)
    setIsWrong(true)
    return field.current?.focus()
  }
  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Enter' && event.key !== 'Escape') return
    event.preventDefault()
    if (event.key === 'Enter') set()
    else onClose()
  }
  return (
    <div className="flex flex-wrap items-end gap-2 border border-b-0 border-control-line bg-paper p-3">
      <div className="min-w-48 flex-1">
        <TextField
          ref={field}
          label={m.rich_text_link_href()}
          error={isWrong ? m.rich_text_link_wrong() : undefined}
          value={typed}
          onChange={({ target }) => setTyped(target.value)}
          onKeyDown={onKeyDown}
          inputMode="url"
          autoComplete="off"
          spellCheck={false}
        />
      </div>
      <Button variant="quiet" onClick={set}>
        {m.rich_text_link_set()}
      </Button>
      {link !== undefined && (
        <Button variant="plain" onClick={() => onSet(undefined)}>
          {m.rich_text_link_remove()}
        </Button>
      )}
    </div>
  )
}

/** As people type it: without https://, or a page of this shop. */
function completed(typed: string): string | undefined {
  if (typed === '' || /\s/.test(typed)) return undefined
  const href = /^([a-z]+:|\/|#)/i.test(typed) ? typed : `https://${typed}`
  return isAllowedLink(href) ? href : undefined
}
