import { useEffect, useId, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { localPath, ShopLink } from '#pages/shop-link.tsx'
import { Spinner } from '#ui/spinner.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { authorName } from '../author-words.ts'
import { wordsOf } from '../order-details/order-history.tsx'
import type { ShownHappening } from './happenings.ts'
import { useLive } from './live-orders.tsx'
import { canNotify, chooseNotices, chooseSound, play, readChoices } from './ring.ts'

/** The latest that happened to orders, each leading to its order; and how this browser says it. */
export function BellPanel() {
  const { latest, hasFailed } = useLatest()
  return (
    <>
      <h2 className="text-lg font-semibold">{m.bell_title()}</h2>
      {hasFailed && <p className="mt-2 text-ink-soft">{m.bell_failed()}</p>}
      {!latest && !hasFailed && <Spinner className="my-4" />}
      {latest?.length === 0 && <p className="mt-2 text-ink-soft">{m.bell_none()}</p>}
      {latest && latest.length > 0 && (
        <ol className="-mx-2 mt-2">
          {latest.map((entry) => (
            <li key={entry.id}>
              <ShopLink
                to={`/dashboard/order-details/${entry.orderId}`}
                className="block rounded-control px-2 py-2 hover:bg-brand-wash hover:text-brand"
              >
                <span className="block">
                  <span className="tabular font-semibold">
                    {m.account_order({ number: entry.orderId })}
                  </span>{' '}
                  · {wordsOf(entry)}
                </span>
                <span className="tabular block text-sm text-ink-soft">
                  {m.desk_by({ who: authorName(entry.author) })} · <Moment at={entry.at} withTime />
                </span>
              </ShopLink>
            </li>
          ))}
        </ol>
      )}
      <Settings />
    </>
  )
}

function useLatest() {
  const [latest, setLatest] = useState<ShownHappening[]>()
  const [hasFailed, setFailed] = useState(false)
  const { listen } = useLive()
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const load = () =>
      ask(signal).then(
        (found) => {
          setLatest(found)
          setFailed(false)
        },
        () => signal.aborted || setFailed(true),
      )
    void load()
    const stop = listen(({ kind }) => kind === 'news' && void load())
    return () => {
      stop()
      asking.abort()
    }
  }, [listen])
  return { latest, hasFailed }
}

async function ask(signal: AbortSignal): Promise<ShownHappening[]> {
  const address = localPath('/dashboard/panelboard/happenings')
  // A session that has ended leads to the login, which is no answer.
  const answer = await fetch(address, { signal, redirect: 'error' })
  if (!answer.ok) throw new Error(`The bell answered ${answer.status}`)
  return (await answer.json()) as ShownHappening[]
}

function Settings() {
  const [choices, setChoices] = useState(readChoices)
  return (
    <div className="mt-3 flex flex-col gap-2 border-t border-line pt-3">
      <Choice
        isOn={choices.hasSound}
        text={m.bell_sound()}
        onChange={(hasSound) => {
          chooseSound(hasSound)
          setChoices((before) => ({ ...before, hasSound }))
          if (hasSound) void play()
        }}
      />
      {canNotify() ? (
        <Choice
          isOn={choices.hasNotices}
          text={m.bell_notices()}
          onChange={(isWanted) =>
            void chooseNotices(isWanted).then((hasNotices) =>
              setChoices((before) => ({ ...before, hasNotices })),
            )
          }
        />
      ) : (
        <p className="text-sm text-ink-soft">{m.bell_notices_blocked()}</p>
      )}
    </div>
  )
}

interface ChoiceProps {
  isOn: boolean
  text: ReactNode
  onChange: (isOn: boolean) => void
}

function Choice({ isOn, text, onChange }: ChoiceProps) {
  const id = useId()
  return (
    <div className="flex min-h-11 items-center gap-3">
      <input
        id={id}
        type="checkbox"
        checked={isOn}
        onChange={({ currentTarget: { checked } }) => onChange(checked)}
        className="size-6 shrink-0 accent-brand"
      />
      <label htmlFor={id}>{text}</label>
    </div>
  )
}
