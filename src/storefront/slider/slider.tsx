import { useState, type Touch, type TouchEvent } from 'react'
import { m } from '#paraglide/messages.js'
import { Icon } from '#ui/icon.tsx'
import { Loading } from '#ui/spinner.tsx'
import { Slide, type SlideBanner } from './slide.tsx'
import { useTurning } from './use-turning.ts'

const swipeFromPixels = 40

/** A carousel that turns in depth (spec 2, 9): one banner in front, its neighbours behind it. */
export function Slider({ banners }: { banners: readonly SlideBanner[] }) {
  const count = banners.length
  const { front, show, isTurning, isPaused, togglePause, watch } = useTurning(count)
  const [touched, setTouched] = useState<{ x: number; y: number }>()
  // A line of its own and no more: what comes after it is there already.
  if (count === 0) return <Loading className="p-1!" />

  function swipe(event: TouchEvent) {
    const finger = event.changedTouches[0]
    setTouched(undefined)
    if (!touched || !finger) return
    const moved = finger.clientX - touched.x
    // A visitor who scrolls the page moves up or down more than sideways.
    const isSideways = Math.abs(moved) > Math.abs(finger.clientY - touched.y)
    if (isSideways && Math.abs(moved) >= swipeFromPixels) show(front + (moved < 0 ? 1 : -1))
  }

  return (
    <section aria-roledescription={m.home_carousel()} aria-label={m.home_banners()} {...watch}>
      <ul
        aria-live={isTurning ? 'off' : 'polite'}
        className="grid touch-pan-y overflow-hidden py-2 perspective-[900px] transform-3d lg:perspective-[1600px]"
        onTouchStart={({ touches }) => setTouched(placeOf(touches[0]))}
        onTouchEnd={swipe}
        onTouchCancel={() => setTouched(undefined)}
      >
        {banners.map((banner, index) => (
          <Slide
            key={banner.id}
            banner={banner}
            index={index}
            count={count}
            distance={(index - front + count) % count}
          />
        ))}
      </ul>
      {count > 1 && (
        <div className="mt-1 flex items-center justify-center noscript:hidden">
          <TurnButton isPaused={isPaused} onPress={togglePause} />
          {banners.map(({ id }, index) => (
            <Dot key={id} index={index} isFront={index === front} onPress={() => show(index)} />
          ))}
        </div>
      )}
    </section>
  )
}

const placeOf = (finger: Touch | undefined) => finger && { x: finger.clientX, y: finger.clientY }

function TurnButton({ isPaused, onPress }: { isPaused: boolean; onPress: () => void }) {
  return (
    <button
      type="button"
      aria-label={isPaused ? m.home_banner_play() : m.home_banner_pause()}
      onClick={onPress}
      className="grid size-11 place-items-center rounded-full text-ink-soft hover:text-brand"
    >
      <Icon name={isPaused ? 'play' : 'pause'} />
    </button>
  )
}

interface DotProps {
  index: number
  isFront: boolean
  onPress: () => void
}

function Dot({ index, isFront, onPress }: DotProps) {
  return (
    <button
      type="button"
      aria-label={m.home_banner_show({ n: index + 1 })}
      aria-current={isFront}
      onClick={onPress}
      className="group grid size-11 place-items-center rounded-full"
    >
      <span className="h-2.5 w-2.5 rounded-full bg-control-line transition-[width] duration-300 group-hover:bg-brand group-aria-[current=true]:w-6 group-aria-[current=true]:bg-brand" />
    </button>
  )
}
