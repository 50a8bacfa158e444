import { Fragment } from 'react'
import { z } from 'zod'
import { m } from '#paraglide/messages.js'
import { accountContext, personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { removeDemonstration } from '#shop/demonstration/remove-demonstration.ts'
import { isOfDays } from '#shop/reports/panelboard/cards.ts'
import { Icon } from '#ui/icon.tsx'
import { shopContext } from '../../shop-context.ts'
import { readStepsFolded } from '../layout/appearance/appearance.ts'
import { Page } from '../layout/page.tsx'
import { useLiveMessages } from '../live/live-orders.tsx'
import { useRefresh } from '../live/use-refresh.ts'
import { RangePicker } from '../ranges/range-picker.tsx'
import type { Route } from './+types/panelboard'
import { PanelboardCardView } from './card-view.tsx'
import { FirstSteps } from './first-steps.tsx'
import { Hints } from './hints.tsx'
import { loadBoard } from './load-board.ts'

export const handle = {
  mayOpen: 'open-back-office',
  menu: { icon: 'home', text: m.desk_title },
} satisfies PageHandle

const panelboardPath = '/dashboard/panelboard'

export async function loader({ context, request, url }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  return {
    ...(await loadBoard(context.get(shopContext), actor, url.searchParams)),
    isFolded: readStepsFolded(request.headers.get('cookie')),
  }
}

/** Takes the demonstration away. */
export const action = formAction({
  schema: z.object({}),
  run: async (_, { shop, context }) => {
    const { outcome } = await removeDemonstration(shop, personIn(context), {})
    return outcome === 'removed' ? { outcome: 'done' } : { outcome: 'refused', trouble: outcome }
  },
})

/** Where those who work for the shop begin: what waits now, what was sold, and the latest orders (D32), as each of them arranged it. */
export default function Panelboard({ loaderData, actionData }: Route.ComponentProps) {
  const refresh = useRefresh()
  useLiveMessages(({ kind }) => kind === 'news' && refresh())
  const { name, steps, cards, range } = loaderData
  const firstOfDays = cards.find(isOfDays)
  // Before all else but the first steps: it is why people come.
  const isWaitingFirst = cards[0] === 'waiting'
  return (
    <Page
      title={m.desk_title()}
      intro={m.account_hello({ name })}
      beside={
        <ShopButtonLink to="/dashboard/panelboard/arrange" variant="quiet" prefetch="intent">
          <Icon name="sliders" />
          {m.figures_arrange()}
        </ShopButtonLink>
      }
    >
      {steps && <FirstSteps steps={steps} isFolded={loaderData.isFolded} answered={actionData} />}
      {isWaitingFirst && <PanelboardCardView card="waiting" board={loaderData} />}
      <Hints {...loaderData} />
      {cards.length === 0 && <p className="text-ink-soft">{m.figures_all_hidden()}</p>}
      <div className="grid items-start gap-5 xl:grid-cols-2">
        {(isWaitingFirst ? cards.slice(1) : cards).map((card) => (
          <Fragment key={card}>
            {card === firstOfDays && range && (
              <div className="min-w-0 xl:col-span-2">
                <RangePicker path={panelboardPath} chosen={range} />
              </div>
            )}
            <PanelboardCardView card={card} board={loaderData} />
          </Fragment>
        ))}
      </div>
    </Page>
  )
}
