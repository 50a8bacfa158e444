import { useEffect, useRef, type ReactNode } from 'react'
import { getLocale } from '#paraglide/runtime.js'

interface ChoiceProps {
  name: string
  value: string
  chosen: boolean
  /** How many products it would leave. */
  count: number
  children: ReactNode
}

/** A box to tick that looks like a pill. */
export function Choice({ name, value, chosen, count, children }: ChoiceProps) {
  const box = useRef<HTMLInputElement>(null)
  // The box belongs to the person who ticks it; the URL has the last word (the back button, a removed chip).
  useEffect(() => {
    if (box.current) box.current.checked = chosen
  }, [chosen])
  return (
    <label className="relative inline-flex min-h-11 cursor-pointer items-center gap-1.5 rounded-full border border-control-line px-3 py-1 text-sm transition-colors duration-150 hover:border-brand has-checked:border-brand has-checked:bg-brand-wash has-checked:font-semibold has-checked:text-brand-press has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-brand md:min-h-9">
      <input
        ref={box}
        type="checkbox"
        name={name}
        value={value}
        defaultChecked={chosen}
        className="absolute inset-0 size-full cursor-pointer appearance-none opacity-0 outline-none"
      />
      {children}
      <span className="tabular font-normal text-ink-soft">
        ({new Intl.NumberFormat(getLocale()).format(count)})
      </span>
    </label>
  )
}
