import { useRef } from 'react'
import { m } from '#paraglide/messages.js'
import { accountContext } from '#pages/account-context.ts'
import { SubmitButton } from '#pages/form/submit-button.tsx'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import type { PageHandle } from '#pages/page-handle.ts'
import { may } from '#shop/identity/roles/policy.ts'
import { findDailyMail } from '#shop/reports/daily-mail/choose-daily-mail.ts'
import { loadArrangement } from '#shop/reports/panelboard/arrange-cards.ts'
import type { Arrangement, PanelboardCard } from '#shop/reports/panelboard/cards.ts'
import { shopContext } from '../../../shop-context.ts'
import { ActionNotice } from '../../action-notice.tsx'
import { SortableRows } from '../../banners/sortable-rows.tsx'
import { Page } from '../../layout/page.tsx'
import type { Route } from './+types/arrange'
import { arrangeAction } from './arrange-action.ts'
import { changed, moveCard } from './card-change.ts'
import { cardNames } from './card-names.ts'
import { CardRow } from './card-row.tsx'
import { DailyMail } from './daily-mail.tsx'

export const handle = {
  mayOpen: 'open-back-office',
  parent: '/dashboard/panelboard',
} satisfies PageHandle

export async function loader({ context }: Route.LoaderArgs) {
  const actor = context.get(accountContext)
  const shop = context.get(shopContext)
  const seesSales = may(actor, 'see-sales')
  const [arrangement, language] = await Promise.all([
    loadArrangement(shop, actor),
    seesSales ? findDailyMail(shop, actor.userId) : undefined,
  ])
  return { arrangement, dailyMail: seesSales ? { email: actor.email, language } : undefined }
}

export const action = arrangeAction

const orderForm = 'arrange-cards'

/** Which cards the panelboard has and in which order, for the person who asks: by dragging, by the keyboard, or with the buttons. */
export default function Arrange({ loaderData, actionData }: Route.ComponentProps) {
  const mailed = resultOf(actionData, 'mail')
  const form = usePageForm<string>({
    id: 'arrange',
    lastResult: mailed ? undefined : actionData,
    words: {},
    queues: true,
  })
  const { arrangement, dailyMail } = loaderData
  const { cards, hidden } = asPressed(arrangement, form.queue)
  const drop = useRef<HTMLButtonElement>(null)
  const { ref: _, ...props } = form.props
  const onMove = (card: string, to: number) => {
    if (!drop.current) return
    drop.current.value = moveCard(card, to)
    drop.current.form?.requestSubmit(drop.current)
  }
  return (
    <Page title={m.figures_arrange()} intro={m.figures_arrange_intro()}>
      <ActionNotice result={form.result} words={{ 'changed-meanwhile': m.form_away }} />
      <form {...props} id={orderForm} hidden>
        <input type="hidden" name="what" value="change" />
        <button ref={drop} type="submit" name="change">
          {m.form_save()}
        </button>
      </form>
      <SortableRows
        id={orderForm}
        ids={cards}
        nameOf={(card) => cardNames[card as PanelboardCard]()}
        help={m.figures_drag_help()}
        onMove={onMove}
      >
        <ol className="flex max-w-2xl flex-col gap-2">
          {cards.map((card, index) => (
            <CardRow
              key={card}
              {...{ card, index, orderForm }}
              count={cards.length}
              isHidden={hidden.includes(card)}
            />
          ))}
        </ol>
      </SortableRows>
      <form {...props} aria-label={m.figures_arrange_usual()}>
        <SubmitButton what="reset" variant="quiet" sending={form.sending}>
          {m.figures_arrange_usual()}
        </SubmitButton>
      </form>
      {dailyMail && <DailyMail {...dailyMail} answered={mailed} />}
    </Page>
  )
}

/** As the cards will stand once the shop has answered everything that was pressed. */
const asPressed = (arrangement: Arrangement, pressed: readonly FormData[]): Arrangement =>
  pressed.reduce<Arrangement>(
    (now, form) => changed(now, String(form.get('change'))) ?? now,
    arrangement,
  )
