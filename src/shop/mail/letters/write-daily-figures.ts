import type { Language } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import * as m from '../mail-messages.ts'
import type { DayFigures, MailOrder } from '../mail.ts'
import type { Spoken, Sum, Words } from '../words.ts'

type DailyOrder = Extract<MailOrder, { template: 'daily-figures' }>

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

const places: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD' }

/** To those of the shop who want to know each morning how the day before went. */
export function writeDailyFigures(
  { values: { link, day, figures }, language }: DailyOrder,
  { shop, greeting, spoken }: Saying,
): Words {
  const date = new Intl.DateTimeFormat(places[language], {
    timeZone: 'UTC',
    weekday: 'long',
    day: 'numeric',
    month: 'long',
  }).format(new Date(`${day}T12:00:00Z`))
  return {
    subject: m.mail_daily_subject({ shop, date }, spoken),
    paragraphs: [greeting, m.mail_daily_text({ date }, spoken)],
    sums: { title: date, rows: rowsOf(figures, spoken) },
    button: { label: m.mail_daily_button({}, spoken), link, orCopy: m.mail_copy_link({}, spoken) },
    note: m.mail_daily_note({}, spoken),
  }
}

function rowsOf(figures: DayFigures, spoken: Spoken): Sum[] {
  const { locale } = spoken
  const { ordered, delivered, collected } = figures
  const { format } = new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en-IN')
  const sold = ({ orders, amountInPaisa }: DayFigures['collected']) =>
    m.mail_daily_sold({ amount: formatTaka(amountInPaisa, locale), count: format(orders) }, spoken)
  const rows: [label: string, amount: string][] = [
    [m.mail_daily_ordered({}, spoken), sold(ordered.now)],
    [m.mail_daily_week_before({}, spoken), sold(ordered.before)],
    [m.mail_daily_delivered({}, spoken), sold(delivered.now)],
    [m.mail_daily_week_before({}, spoken), sold(delivered.before)],
    [m.mail_daily_collected({}, spoken), sold(collected)],
    [m.mail_daily_canceled({}, spoken), format(figures.canceled)],
    [m.mail_daily_refused({}, spoken), format(figures.refused)],
    [m.mail_daily_to_confirm({}, spoken), format(figures.toConfirm)],
    [m.mail_daily_to_send({}, spoken), format(figures.toSend)],
    [m.mail_daily_to_collect({}, spoken), format(figures.toCollect)],
  ]
  return rows.map(([label, amount]) => ({ label, amount }))
}
