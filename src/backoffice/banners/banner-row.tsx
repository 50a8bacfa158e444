import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { m } from '#paraglide/messages.js'
import type { PageForm } from '#pages/form/use-page-form.ts'
import { countText } from '#pages/money/taka.ts'
import { ShopLink } from '#pages/shop-link.tsx'
import { mostShown } from '#shop/banners/banner.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { Badge } from '#ui/badge.tsx'
import { Icon, type IconName } from '#ui/icon.tsx'
import { langOf } from '#ui/text/lang-of.ts'
import { Moment } from '#ui/text/moment.tsx'
import { stateBadges, stateNames } from './banner-words.ts'
import { moveText } from './moved.ts'
import type { ShownBanner } from './shown-banner.ts'
import { toolClass } from '../forms/tool-class.ts'

interface BannerRowProps {
  banner: ShownBanner
  index: number
  count: number
  /** Of the form that takes an order. */
  orderForm: string
  form: PageForm
}

export function BannerRow({ banner, index, count, orderForm, form }: BannerRowProps) {
  const { id, title, picture } = banner
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id,
    attributes: { roleDescription: m.banners_sortable() },
  })
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={`flex flex-wrap items-center gap-x-2 gap-y-1 rounded-card border border-line bg-surface p-2 sm:flex-nowrap sm:p-3 ${drag.isDragging ? 'relative z-10 shadow-lift' : ''}`}
    >
      <button
        type="button"
        ref={setActivatorNodeRef}
        {...attributes}
        {...listeners}
        aria-label={m.banners_drag({ title })}
        className={`${toolClass} cursor-grab touch-none noscript:hidden`}
      >
        <Icon name="grip" />
      </button>
      <PictureView
        picture={picture}
        alt=""
        sizes="160px"
        widths={[192, 320]}
        className="aspect-16/7 w-16 shrink-0 rounded-control sm:w-40"
      />
      <div className="order-last flex w-full min-w-0 flex-col gap-1 sm:order-none sm:w-auto sm:flex-1">
        <ShopLink
          to={`/dashboard/banners/${id}`}
          lang={langOf(title)}
          className="font-semibold break-words underline-offset-4 hover:underline"
        >
          {title}
        </ShopLink>
        <State banner={banner} />
        {banner.deadLinks.map((link) => (
          <p key={link} className="flex items-start gap-1.5 text-sm font-medium break-all text-cut">
            <Icon name="alert" className="mt-0.5 size-4 shrink-0" />
            {m.banners_dead_link({ link })}
          </p>
        ))}
      </div>
      <div className="ml-auto flex shrink-0 items-center">
        <MoveButton {...{ banner, orderForm }} to={index - 1} count={count} icon="arrow-up" />
        <MoveButton {...{ banner, orderForm }} to={index + 1} count={count} icon="arrow-down" />
        <DeleteButton banner={banner} form={form} />
      </div>
    </li>
  )
}

function State({ banner }: { banner: ShownBanner }) {
  const { state, isSurplus, placement, startsAt, endsAt } = banner
  return (
    <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-ink-soft">
      <Badge kind={isSurplus ? 'quiet' : stateBadges[state]}>{stateNames[state]()}</Badge>
      {isSurplus && <span>{m.banners_surplus({ n: countText(mostShown[placement]) })}</span>}
      {startsAt && state === 'waiting' && (
        <span>
          {m.banners_starts()}: <Moment at={startsAt} withTime />
        </span>
      )}
      {endsAt && (
        <span>
          {m.banners_ends()}: <Moment at={endsAt} withTime />
        </span>
      )}
    </p>
  )
}

interface MoveButtonProps {
  banner: ShownBanner
  orderForm: string
  /** The place to which it moves. */
  to: number
  count: number
  icon: IconName & `arrow-${string}`
}

function MoveButton({ banner, orderForm, to, count, icon }: MoveButtonProps) {
  const { id, title } = banner
  return (
    <button
      type="submit"
      form={orderForm}
      name="move"
      value={moveText(id, Math.max(0, to))}
      disabled={to < 0 || to >= count}
      aria-label={icon === 'arrow-up' ? m.banners_up({ title }) : m.banners_down({ title })}
      className={toolClass}
    >
      <Icon name={icon} />
    </button>
  )
}

function DeleteButton({
  banner: { id, version, title },
  form,
}: Pick<BannerRowProps, 'banner' | 'form'>) {
  const { ref: _, ...props } = form.props
  return (
    <form {...props}>
      <input type="hidden" name="what" value="delete" />
      <input type="hidden" name="id" value={id} />
      <input type="hidden" name="version" value={version} />
      <button type="submit" aria-label={m.banners_delete({ title })} className={toolClass}>
        <Icon name="trash" />
      </button>
    </form>
  )
}
