import { useId, useState, type ReactNode } from 'react'
import { Dialog } from '@base-ui/react/dialog'
import { m } from '#paraglide/messages.js'
import type { MenuEntry } from '#pages/site-map.ts'
import { Icon } from '#ui/icon.tsx'
import type { OnDemandProps } from '#ui/on-demand.tsx'
import { goKeys, paletteKeys } from './go-keys.ts'
import { pageKeys } from '../keys/page-keys.ts'
import { hasSingleKeys, setSingleKeys } from './single-keys.ts'

export interface ShortcutHelpProps {
  menu: readonly MenuEntry[]
}

/** All keys, of the pages that the person may open. */
export function ShortcutHelp({ menu, open, onClose }: OnDemandProps & ShortcutHelpProps) {
  return (
    <Dialog.Root open={open} onOpenChange={(isOpen) => !isOpen && onClose()}>
      <Dialog.Portal>
        <Dialog.Backdrop className="fixed inset-0 z-40 bg-scrim" />
        <Dialog.Popup className="fixed inset-x-2 top-[8dvh] z-40 mx-auto flex max-h-[84dvh] max-w-lg flex-col rounded-card border border-line bg-surface shadow-lift">
          <div className="flex items-center justify-between gap-4 border-b border-line py-2 pr-2 pl-4">
            <Dialog.Title className="text-lg font-semibold">{m.shortcuts_title()}</Dialog.Title>
            <Dialog.Close
              aria-label={m.common_close()}
              className="grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-paper hover:text-ink"
            >
              <Icon name="close" />
            </Dialog.Close>
          </div>
          <div className="overflow-y-auto p-4">
            <Keys menu={menu} />
            <OffSwitch />
          </div>
        </Dialog.Popup>
      </Dialog.Portal>
    </Dialog.Root>
  )
}

function Keys({ menu }: ShortcutHelpProps) {
  // As the page stands behind the dialog.
  const [ofPage] = useState(pageKeys)
  const ownKeys = new Set(ofPage.map(({ key }) => key))
  return (
    <dl>
      {ofPage.map(({ key, text }) => (
        <Row key={key} text={text}>
          <Key>{key}</Key>
        </Row>
      ))}
      <Row text={m.shortcuts_palette()}>
        <Key>{paletteKeys[0]}</Key> <Key>{paletteKeys[1]}</Key>
      </Row>
      {everywhere.map(({ key, text }) =>
        ownKeys.has(key) ? null : (
          <Row key={key} text={text()}>
            <Key>{key}</Key>
          </Row>
        ),
      )}
      {goKeys(menu).map(({ key, page }) => (
        <Row key={key} text={m.shortcuts_go({ page: page.text })}>
          <Key>{firstKey}</Key> <span className="text-sm text-ink-soft">{m.shortcuts_then()}</span>{' '}
          <Key>{key}</Key>
        </Row>
      ))}
    </dl>
  )
}

const firstKey = 'g'

const everywhere = [
  { key: '/', text: m.shortcuts_search },
  { key: 'j', text: m.shortcuts_next },
  { key: 'k', text: m.shortcuts_previous },
  { key: 'Enter', text: m.shortcuts_open },
  { key: 'x', text: m.shortcuts_tick },
  { key: '?', text: m.shortcuts_help },
] as const

function OffSwitch() {
  const [areOn, setOn] = useState(hasSingleKeys)
  const id = useId()
  return (
    <div className="mt-4 flex items-start gap-3 border-t border-line pt-4">
      <input
        id={id}
        type="checkbox"
        aria-describedby={`${id}-why`}
        checked={areOn}
        onChange={({ currentTarget: { checked } }) => {
          setSingleKeys(checked)
          setOn(checked)
        }}
        className="mt-0.5 size-6 shrink-0 accent-brand"
      />
      <div>
        <label htmlFor={id} className="block font-semibold">
          {m.shortcuts_on()}
        </label>
        <p id={`${id}-why`} className="text-sm text-ink-soft">
          {m.shortcuts_on_text()}
        </p>
      </div>
    </div>
  )
}

function Row({ text, children }: { text: string; children: ReactNode }) {
  return (
    <div className="flex items-center justify-between gap-4 py-1.5">
      <dt className="min-w-0">{text}</dt>
      <dd className="shrink-0">{children}</dd>
    </div>
  )
}

function Key({ children }: { children: string }) {
  return (
    <kbd className="inline-block min-w-7 rounded border border-control-line bg-paper px-1.5 text-center text-sm">
      {children}
    </kbd>
  )
}
