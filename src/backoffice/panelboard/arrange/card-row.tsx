import { useSortable } from '@dnd-kit/sortable'
import { CSS } from '@dnd-kit/utilities'
import { m } from '#paraglide/messages.js'
import type { PanelboardCard } from '#shop/reports/panelboard/cards.ts'
import { buttonClass } from '#ui/button.tsx'
import { Icon } from '#ui/icon.tsx'
import { hideCard, moveCard, showCard } from './card-change.ts'
import { cardNames } from './card-names.ts'

interface CardRowProps {
  card: PanelboardCard
  index: number
  count: number
  isHidden: boolean
  /** Of the form that takes what the buttons send. */
  orderForm: string
}

const toolClass =
  'grid size-11 shrink-0 place-items-center rounded-control text-ink-soft hover:bg-brand-wash hover:text-brand disabled:text-line disabled:hover:bg-transparent'

export function CardRow({ card, index, count, isHidden, orderForm }: CardRowProps) {
  const title = cardNames[card]()
  const { setNodeRef, setActivatorNodeRef, attributes, listeners, ...drag } = useSortable({
    id: card,
    attributes: { roleDescription: m.banners_sortable() },
  })
  const change = { type: 'submit', form: orderForm, name: 'change' } as const
  return (
    <li
      ref={setNodeRef}
      style={{ transform: CSS.Translate.toString(drag.transform), transition: drag.transition }}
      className={`flex flex-wrap items-center gap-x-1 rounded-card border border-line bg-surface p-2 ${drag.isDragging ? 'relative z-10 shadow-lift' : ''}`}
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
      <span className={`min-w-0 flex-1 ${isHidden ? 'text-ink-soft' : 'font-semibold'}`}>
        {title}
        {isHidden && <span className="block text-sm">{m.figures_hidden()}</span>}
      </span>
      <div className="ml-auto flex items-center">
        <button
          {...change}
          value={moveCard(card, Math.max(0, index - 1))}
          disabled={index === 0}
          aria-label={m.banners_up({ title })}
          className={toolClass}
        >
          <Icon name="arrow-up" />
        </button>
        <button
          {...change}
          value={moveCard(card, index + 1)}
          disabled={index === count - 1}
          aria-label={m.banners_down({ title })}
          className={toolClass}
        >
          <Icon name="arrow-down" />
        </button>
        <button
          {...change}
          value={isHidden ? showCard(card) : hideCard(card)}
          aria-label={isHidden ? m.figures_show_card({ title }) : m.figures_hide_card({ title })}
          className={buttonClass('plain', 'min-w-20')}
        >
          {isHidden ? m.figures_show() : m.figures_hide()}
        </button>
      </div>
    </li>
  )
}
