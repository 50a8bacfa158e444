import { useRevalidator } from 'react-router'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'

interface NewOrdersBarProps {
  /** How many more there are than the list shows. */
  more: number
  /** Whether these are new ones, or any that came into this part of the list. */
  isOfNew: boolean
}

/** Over the list, so that nothing moves when it comes; a press loads the list anew. */
export function NewOrdersBar({ more, isOfNew }: NewOrdersBarProps) {
  const { revalidate, state } = useRevalidator()
  const text = isOfNew ? m.live_new_orders({ n: more }) : m.live_more_orders({ n: more })
  return (
    <div className="sticky top-2 z-10 -my-5 flex h-5 items-start justify-center print:hidden">
      <output className="block">
        {more > 0 && (
          <button
            type="button"
            aria-busy={state === 'loading' || undefined}
            onClick={() => {
              window.scrollTo({ top: 0 })
              void revalidate()
            }}
            className="mt-1.5 inline-flex min-h-11 items-center gap-2 rounded-full bg-brand px-5 font-semibold text-on-brand shadow-lift hover:bg-brand-press"
          >
            <Icon name="bell" />
            {text} · {m.live_show()}
          </button>
        )}
      </output>
    </div>
  )
}
