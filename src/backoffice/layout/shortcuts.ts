import { useEffect, useRef } from 'react'
import { useNavigate } from 'react-router'
import { localPath } from '#pages/shop-link.tsx'
import type { MenuEntry } from '#pages/site-map.ts'
import { helpDialog, palette } from './dialogs.ts'
import { goKeys } from './go-keys.ts'
import { pageKeys, pressControl } from '../keys/page-keys.ts'
import { hasSingleKeys } from './single-keys.ts'

/** The second key of two comes soon, or is a first one. */
const longestPauseMs = 1500

/** The keys of the back office (shortcut-help.tsx names them to people). Typed text is never one. */
export function useShortcuts(menu: readonly MenuEntry[]): void {
  const navigate = useNavigate()
  // The page may be drawn anew between two keys.
  const wentAt = useRef(-Infinity)
  const latestMenu = useRef(menu)
  useEffect(() => {
    latestMenu.current = menu
  })
  useEffect(() => {
    function onKey(event: KeyboardEvent): void {
      if (isPaletteKey(event)) {
        event.preventDefault()
        palette.open()
      } else if (isForPage(event) && press(event)) event.preventDefault()
    }

    /** Whether the key is one of ours. */
    function press(event: KeyboardEvent): boolean {
      const key = keyOf(event)
      const isSecond = event.timeStamp - wentAt.current < longestPauseMs
      wentAt.current = key === 'g' && !isSecond ? event.timeStamp : -Infinity
      const page = isSecond && goKeys(latestMenu.current).find((one) => one.key === key)?.page
      if (!page) return key === 'g' || pressOnPage(key, event)
      void navigate(localPath(page.to))
      return true
    }

    addEventListener('keydown', onKey)
    return () => removeEventListener('keydown', onKey)
  }, [navigate])
}

const isPaletteKey = (event: KeyboardEvent) =>
  (event.ctrlKey || event.metaKey) && !event.altKey && !event.shiftKey && keyOf(event) === 'k'

const typedInto = 'input:not([type=checkbox], [type=radio]), textarea, select, [contenteditable]'

function isForPage({ target, ctrlKey, metaKey, altKey, isComposing }: KeyboardEvent): boolean {
  if (ctrlKey || metaKey || altKey || isComposing || !hasSingleKeys()) return false
  if (target instanceof Element && target.closest(typedInto)) return false
  // A dialog has keys of its own.
  return !document.querySelector('[role=dialog]')
}

/** Of the letter that stands there on a Latin keyboard: on a Bangla one, too. */
function keyOf({ key, code }: KeyboardEvent): string {
  if (/^[a-z?/]$/i.test(key)) return key.toLowerCase()
  return /^Key[A-Z]$/.test(code) ? code.slice(3).toLowerCase() : key
}

/** What the page itself says of a key comes before what it does everywhere. Held down, it would press on what comes next, too. */
function pressOnPage(key: string, { repeat: isHeld }: KeyboardEvent): boolean {
  const own = pageKeys().find((one) => one.key === key)
  if (!own) onceKeys[key]?.()
  else if (!isHeld) pressControl(own.control)
  return own !== undefined || key in onceKeys
}

const onceKeys: Readonly<Record<string, () => void>> = {
  '?': () => helpDialog.open(),
  '/': focusSearch,
  j: () => focusRow(1),
  k: () => focusRow(-1),
  x: tickRow,
}

/** That of the page; where it has none, the search for everything. */
function focusSearch(): void {
  const field = document.querySelector<HTMLInputElement>('main input[type=search]')
  if (!field) return palette.open()
  field.focus()
  field.select()
}

/** Each row of a list leads to one thing: its link takes the focus, and Enter opens it. */
function focusRow(step: 1 | -1): void {
  const rows = [...document.querySelectorAll('main table[data-list] tbody tr')]
  const links = rows.flatMap((row) => row.querySelector('a') ?? [])
  const at = links.findIndex((link) => link.closest('tr')?.contains(document.activeElement))
  const next = at === -1 ? (step === 1 ? 0 : -1) : at + step
  links[next]?.focus()
  links[next]?.scrollIntoView({ block: 'nearest' })
}

/** The row that has the focus, where rows can be ticked. */
function tickRow(): void {
  const row = document.activeElement?.closest('main table[data-list] tbody tr')
  row?.querySelector<HTMLInputElement>('input[type=checkbox]')?.click()
}
