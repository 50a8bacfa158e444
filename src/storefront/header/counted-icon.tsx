import { getLocale } from '#paraglide/runtime.js'
import { Icon, type IconName } from '#ui/icon.tsx'

const mostShown = 99

/** An icon with a count at its corner; the count shifts nothing, and is for the eye (the link says it in words). */
export function CountedIcon({ name, count }: { name: IconName; count: number }) {
  return (
    <span className="relative">
      <Icon name={name} className="size-6" />
      {count > 0 && (
        <span
          aria-hidden
          // Drawn, not written: the control's words say it already.
          data-count={shown(count)}
          className="tabular absolute -top-2 -right-2.5 grid h-5 min-w-5 place-items-center rounded-full bg-deal px-1 text-xs leading-none font-bold text-deal-ink after:content-[attr(data-count)]"
        />
      )}
    </span>
  )
}

function shown(count: number): string {
  const number = new Intl.NumberFormat(getLocale()).format(Math.min(count, mostShown))
  return count > mostShown ? `${number}+` : number
}
