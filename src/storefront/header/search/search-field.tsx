import {
  useLayoutEffect,
  useRef,
  useState,
  type ComponentProps,
  type FocusEvent,
  type RefObject,
} from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { trackEvent } from '#storefront/analytics/track-event.ts'
import { localPath } from '#pages/shop-link.tsx'
import type { Match } from './match.ts'
import { MatchRow, nameOf } from './match-row.tsx'
import { useMatches, type Matches } from './use-matches.ts'

export interface TakenOver {
  text: string
  focused: boolean
  selection: [number, number]
}

export type FieldAttributes = Pick<
  ComponentProps<'input'>,
  'aria-label' | 'placeholder' | 'className' | 'inputMode' | 'enterKeyHint' | 'autoComplete'
>

export interface SearchFieldProps {
  category: string
  /** How often the form was sent: matches that come after it would lie over what was found. */
  searches: number
  taken: TakenOver
  attributes: FieldAttributes
}

/** The search field with matches under it (spec 2). */
export function SearchField({ category, searches, taken, attributes }: SearchFieldProps) {
  const [text, setText] = useState(taken.text)
  const matches = useMatches(text.trim(), category)
  // What was typed before this field was there has its matches shown, too.
  const [openedIn, setOpenedIn] = useState(
    taken.focused && taken.text.trim() !== '' ? 0 : undefined,
  )
  const open = openedIn === searches
  const setOpen = (isOpen: boolean) => setOpenedIn(isOpen ? searches : undefined)
  const input = useRef<HTMLInputElement>(null)
  const matchList = useRef<HTMLDivElement>(null)
  const navigate = useNavigate()

  useLayoutEffect(() => {
    if (!taken.focused) return
    input.current?.focus()
    input.current?.setSelectionRange(...taken.selection)
  }, [taken])

  /** The keyboard went elsewhere. (A press elsewhere closes by itself; one on a match has no related target.) */
  function closeOnLeaving({ relatedTarget }: FocusEvent) {
    if (relatedTarget !== null && !matchList.current?.contains(relatedTarget)) setOpen(false)
  }

  function choose(match: Match) {
    trackFound(text.trim(), matches.found, match)
    setText('')
    void navigate(localPath(match.path))
  }

  return (
    <Autocomplete.Root
      name="q"
      filter={null}
      items={matches.found}
      itemToStringValue={nameOf}
      value={text}
      open={open}
      onOpenChange={setOpen}
      openOnInputClick
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
    >
      <Autocomplete.Input {...attributes} ref={input} onBlur={closeOnLeaving} />
      {open && matches.state !== 'idle' && (
        <Autocomplete.Portal>
          <Autocomplete.Positioner
            className="z-40"
            anchor={() => input.current?.form ?? null}
            sideOffset={6}
          >
            <MatchList place={matchList} matches={matches} onChoose={choose} />
          </Autocomplete.Positioner>
        </Autocomplete.Portal>
      )}
    </Autocomplete.Root>
  )
}

const list = { id: 'search-suggestions', name: 'Search suggestions' }

/** Only now: while one types, every letter would be a search. */
function trackFound(words: string, found: readonly Match[], chosen: Match): void {
  trackEvent({ type: 'searched', words, found: true })
  trackEvent({ type: 'list-viewed', list, products: found.map(({ tracked }) => tracked) })
  const index = found.findIndex(({ id }) => id === chosen.id)
  trackEvent({ type: 'product-chosen', place: { list, index }, product: chosen.tracked })
}

interface MatchListProps {
  place: RefObject<HTMLDivElement | null>
  matches: Matches
  onChoose: (match: Match) => void
}

/** Not Autocomplete.Popup: that hides the rest of the page from screen readers, with what is focusable in it. */
function MatchList({ place, matches, onChoose }: MatchListProps) {
  return (
    <div
      ref={place}
      className="w-(--anchor-width) rounded-card border border-line bg-surface shadow-lift"
    >
      <Autocomplete.Status className="text-ink-soft">
        <StatusLine matches={matches} />
      </Autocomplete.Status>
      <Autocomplete.List className="max-h-64 overflow-y-auto overscroll-contain p-1 empty:p-0">
        {(match: Match) => (
          <Autocomplete.Item
            key={match.id}
            value={match}
            onClick={() => onChoose(match)}
            className="flex min-h-14 cursor-pointer items-center gap-3 rounded-control p-2 data-highlighted:bg-brand-wash"
          >
            <MatchRow match={match} />
          </Autocomplete.Item>
        )}
      </Autocomplete.List>
    </div>
  )
}

function StatusLine({ matches }: { matches: Matches }) {
  if (matches.state === 'failed') return <p className="p-4">{m.search_failed()}</p>
  if (matches.state !== 'found') return null
  const { length } = matches.found
  if (length === 0) return <p className="p-4">{m.search_none()}</p>
  return <p className="sr-only">{m.search_found({ n: length })}</p>
}
