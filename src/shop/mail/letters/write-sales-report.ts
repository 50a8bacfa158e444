import type { Language } from '#platform/language.ts'
import { formatTaka } from '#platform/money.ts'
import * as m from '../mail-messages.ts'
import type { MailedReport, MailOrder, ReportRowName } from '../mail.ts'
import type { Spoken, Sum, Words } from '../words.ts'

type ReportOrder = Extract<MailOrder, { template: 'sales-report' }>

interface Saying {
  shop: string
  greeting: string
  spoken: Spoken
}

const places: Record<Language, string> = { en: 'en-GB', bn: 'bn-BD' }

/** A saved report of a week or a month, to those of the shop who want it. */
export function writeSalesReport(
  { values: { link, report, from, to, figures }, language }: ReportOrder,
  { shop, greeting, spoken }: Saying,
): Words {
  const day = (of: string) =>
    new Intl.DateTimeFormat(places[language], { timeZone: 'UTC', dateStyle: 'medium' }).format(
      new Date(`${of}T12:00:00Z`),
    )
  const days = `${day(from)} – ${day(to)}`
  return {
    subject: m.mail_report_subject({ shop, report, days }, spoken),
    paragraphs: [greeting, m.mail_report_text({ report, days }, spoken)],
    sums: { title: days, rows: [...totalsOf(figures, spoken), ...rowsOf(figures, spoken)] },
    button: { label: m.mail_report_button({}, spoken), link, orCopy: m.mail_copy_link({}, spoken) },
    note: m.mail_report_note({ report }, spoken),
  }
}

const countsIn = ({ locale }: Spoken) =>
  new Intl.NumberFormat(locale === 'bn' ? 'bn-BD' : 'en-IN').format

function totalsOf({ now, before }: MailedReport, spoken: Spoken): Sum[] {
  const count = countsIn(spoken)
  const sold = (orders: number, paisa: number) =>
    m.mail_daily_sold({ amount: formatTaka(paisa, spoken.locale), count: count(orders) }, spoken)
  const rows: [label: string, amount: string][] = [
    [m.mail_daily_delivered({}, spoken), sold(now.sold, now.deliveredInPaisa)],
    [m.mail_report_before({}, spoken), sold(before.sold, before.deliveredInPaisa)],
    [m.mail_daily_ordered({}, spoken), sold(now.orders, now.orderedInPaisa)],
    [m.mail_report_before({}, spoken), sold(before.orders, before.orderedInPaisa)],
    [
      m.mail_report_profit({}, spoken),
      now.profitInPaisa === null
        ? m.mail_report_no_cost({}, spoken)
        : formatTaka(now.profitInPaisa, spoken.locale),
    ],
    [m.mail_daily_canceled({}, spoken), count(now.canceled)],
    [m.mail_daily_refused({}, spoken), count(now.refused)],
    [m.mail_report_returned({}, spoken), count(now.returned)],
  ]
  return rows.map(([label, amount]) => ({ label, amount }))
}

const rowsOf = ({ rows }: MailedReport, spoken: Spoken): Sum[] =>
  rows.map(({ name, amount, isCount }) => ({
    label: nameText(name, spoken),
    amount: isCount ? countsIn(spoken)(amount) : formatTaka(amount, spoken.locale),
  }))

function nameText(name: ReportRowName, spoken: Spoken): string {
  if (name === 'gone') return m.mail_report_gone({}, spoken)
  return name === 'pickup' ? m.mail_report_pickup({}, spoken) : name.own
}
