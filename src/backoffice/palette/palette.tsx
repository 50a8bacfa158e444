import { useEffect, useRef, useState, type RefObject } from 'react'
import { Autocomplete } from '@base-ui/react/autocomplete'
import { Dialog } from '@base-ui/react/dialog'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import { localPath } from '#pages/shop-link.tsx'
import type { MenuEntry } from '#pages/site-map.ts'
import { Icon } from '#ui/icon.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { clearToasts } from '#ui/toast/toast.ts'
import { groupsFor, type Entry, type Group } from './entries.ts'
import { longestTyped, nothingFound, type Found } from './found.ts'
import { useFound, type Finding } from './use-found.ts'

export interface PaletteProps {
  menu: readonly MenuEntry[]
  /** How the back office looks, to choose from. */
  looks: readonly Entry[]
}

/** Finds orders, products, pages and what can be done, from everywhere in the back office. */
export function Palette({ menu, looks, open, onClose }: OnDemandProps & PaletteProps) {
  const field = useRef<HTMLInputElement>(null)
  useEffect(() => {
    if (open) clearToasts()
  }, [open])
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup
          aria-label={m.palette_field()}
          initialFocus={field}
          className="fixed inset-x-2 top-2 z-40 mx-auto flex max-h-[min(36rem,calc(100dvh-1rem))] max-w-xl flex-col overflow-hidden rounded-card border border-line bg-surface shadow-lift md:top-[10dvh]"
        >
          <Search menu={menu} looks={looks} field={field} onClose={onClose} />
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

interface SearchProps extends PaletteProps {
  field: RefObject<HTMLInputElement | null>
  onClose: () => void
}

function Search({ menu, looks, field, onClose }: SearchProps) {
  const [text, setText] = useState('')
  const typed = text.trim().slice(0, longestTyped)
  const finding = useFound('/dashboard/panelboard/find', typed, nothingFound)
  const navigate = useNavigate()
  const groups = groupsFor(menu, typed, finding.found, looks)

  function choose({ to, act }: Entry) {
    onClose()
    if (act) act()
    else void navigate(localPath(to))
  }

  return (
    <Autocomplete.Root
      open
      inline
      items={groups}
      filter={null}
      value={text}
      onValueChange={(next, { reason }) => reason !== 'item-press' && setText(next)}
      itemToStringValue={(entry: Entry) => entry.text}
      autoHighlight="always"
      keepHighlight
    >
      <div className="flex items-center gap-2 border-b border-line pl-4">
        <Icon name="search" className="text-ink-soft" />
        <Autocomplete.Input
          ref={field}
          aria-label={m.palette_field()}
          placeholder={m.palette_hint()}
          maxLength={longestTyped}
          autoComplete="off"
          enterKeyHint="go"
          className="min-h-13 min-w-0 flex-1 bg-transparent text-base outline-none placeholder:text-ink-faint"
        />
        <Dialog.Close
          aria-label={m.palette_close()}
          className="grid size-12 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
        >
          <Icon name="close" />
        </Dialog.Close>
      </div>
      <Autocomplete.Status className="text-sm text-ink-soft">
        <StatusLine finding={finding} isEmpty={groups.length === 0} />
      </Autocomplete.Status>
      <FoundList onChoose={choose} />
    </Autocomplete.Root>
  )
}

function FoundList({ onChoose }: { onChoose: (entry: Entry) => void }) {
  return (
    <Autocomplete.List className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:p-0">
      {(group: Group) => (
        <Autocomplete.Group key={group.value} items={group.items} className="not-first:mt-2">
          <Autocomplete.GroupLabel className="px-3 py-1 text-sm font-semibold text-ink-soft">
            {group.value}
          </Autocomplete.GroupLabel>
          <Autocomplete.Collection>
            {(entry: Entry) => (
              <Autocomplete.Item
                key={entry.to}
                value={entry}
                onClick={() => onChoose(entry)}
                className="flex min-h-11 cursor-pointer items-center gap-3 rounded-control px-3 py-1.5 data-highlighted:bg-brand-wash data-highlighted:text-brand-press"
              >
                <Icon name={entry.icon} />
                <span className="min-w-0 flex-1 truncate">{entry.text}</span>
                {entry.more && (
                  <span className="tabular shrink-0 text-sm text-ink-soft">{entry.more}</span>
                )}
              </Autocomplete.Item>
            )}
          </Autocomplete.Collection>
        </Autocomplete.Group>
      )}
    </Autocomplete.List>
  )
}

function StatusLine({
  finding: { state },
  isEmpty,
}: {
  finding: Finding<Found>
  isEmpty: boolean
}) {
  const text = { ...statusWords, found: isEmpty && m.palette_none, idle: undefined }[state]
  return text ? <p className="px-5 pt-3">{text()}</p> : null
}

const statusWords = {
  loading: m.palette_loading,
  failed: m.palette_failed,
  'too-short': m.palette_short,
}
