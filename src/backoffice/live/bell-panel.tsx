import { useEffect, useId, useState, type ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopLink } from '#pages/shop-link.tsx'
import { Skeleton } from '#ui/skeleton.tsx'
import { Moment } from '#ui/text/moment.tsx'
import { askForData } from '../ask-as-staff.ts'
import { authorName } from '../author-words.ts'
import { endedText, exportsPlace } from '../exports/export-words.ts'
import { wordsOf } from '../order-details/order-history.tsx'
import type { InTheBell } from './happenings.ts'
import { useLive } from './live-orders.tsx'
import { canNotify, chooseNotices, chooseSound, play, readChoices } from './ring.ts'

/** How this browser says what is new; and the latest that waits for somebody, each leading to its order. */
export function BellPanel() {
  const { found, hasFailed } = useLatest()
  return (
    <>
      <h2 className="text-lg font-semibold">{m.bell_title()}</h2>
      <Settings />
      {hasFailed && <p className="mt-2 text-ink-soft">{m.bell_failed()}</p>}
      {!found && !hasFailed && <LatestWaiting />}
      {found && <Found {...found} />}
    </>
  )
}

/** The panel as it is before anything of it is known, as large as it will be. */
export const BellWaiting = () => (
  <>
    <p aria-hidden className="text-lg font-semibold">
      {m.bell_title()}
    </p>
    <div className="mt-1 mb-3 flex flex-col border-b border-line pb-2">
      {[0, 1].map((row) => (
        <span key={row} className="flex min-h-11 items-center gap-3">
          <Skeleton className="size-6" />
          <Skeleton className="h-4 w-40" />
        </span>
      ))}
    </div>
    <LatestWaiting />
  </>
)

const LatestWaiting = () => (
  <div className="mt-2">
    {[0, 1, 2, 3].map((row) => (
      <span key={row} className="block py-2">
        <Skeleton className="my-1 h-4 w-56" />
        <Skeleton className="my-1 h-3 w-40" />
      </span>
    ))}
  </div>
)

function Found({ latest, exports }: InTheBell) {
  if (latest.length + exports.length === 0)
    return <p className="mt-2 text-ink-soft">{m.bell_none()}</p>
  return (
    <>
      {exports.length > 0 && <Exports exports={exports} />}
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
    </>
  )
}

const Exports = ({ exports }: Pick<InTheBell, 'exports'>) => (
  <ul className="-mx-2 mt-2">
    {exports.map(({ id, list, state, asOf }) => (
      <li key={id}>
        <ShopLink
          to={exportsPlace(list)}
          className="block rounded-control px-2 py-2 hover:bg-brand-wash hover:text-brand"
        >
          <span className="block font-semibold">{endedText({ list, state })}</span>
          <span className="tabular block text-sm text-ink-soft">
            <Moment at={asOf} withTime />
          </span>
        </ShopLink>
      </li>
    ))}
  </ul>
)

const happeningsPath = '/dashboard/panelboard/happenings'

function useLatest() {
  const [found, setFound] = useState<InTheBell>()
  const [hasFailed, setFailed] = useState(false)
  const { listen } = useLive()
  useEffect(() => {
    const asking = new AbortController()
    const { signal } = asking
    const load = async () => {
      const now = await askForData<InTheBell>(happeningsPath, new URLSearchParams(), signal)
      if (signal.aborted) return
      if (now) setFound(now)
      setFailed(!now)
    }
    void load()
    const stop = listen(({ kind }) => (kind === 'news' || kind === 'export') && void load())
    return () => {
      stop()
      asking.abort()
    }
  }, [listen])
  return { found, hasFailed }
}

function Settings() {
  const [choices, setChoices] = useState(readChoices)
  return (
    <div className="mt-1 mb-3 flex flex-col border-b border-line pb-2">
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
