import { m } from '#paraglide/messages.js'
import { typedPlaceholders } from '#shop/settings/mail-texts.ts'
import type { IconName } from '#ui/icon.tsx'
import { fieldsOf, type FieldForm } from './fields/field-table.ts'
import { fieldWords } from './fields/field-words.ts'
import { mailFormNames, mailForms, type MailForm } from './mail/mail-forms.ts'
import { limitEntries } from './limits/limit-entries.ts'

/** The mail server, as the search over all settings finds it. */
const mailEntries = () => [
  { id: 'mailServer-host', label: m.settings_mail_server(), hint: m.settings_server_intro() },
  { id: 'testMail-send', label: m.settings_test_mail(), hint: m.settings_test_mail_send() },
]

/** A setting as the search over all of them finds it. */
export interface SettingEntry {
  /** The id of its field. */
  id: string
  label: string
  /** What it does and where it shows. */
  hint: string
}

interface Section {
  icon: IconName
  title: () => string
  intro: () => string
  entries: () => SettingEntry[]
  /** What stands for all of them in the overview, where their names say little. */
  overview?: () => Pick<SettingEntry, 'id' | 'label'>[]
}

const entriesOf = (form: FieldForm): SettingEntry[] =>
  fieldsOf(form).map(([name]) => ({
    id: `${form}-${name}`,
    label: fieldWords[name].label(),
    hint: fieldWords[name].hint(),
  }))

/** Fields of all mails are called the same. */
const entriesOfMail = (form: MailForm): SettingEntry[] =>
  entriesOf(form).map((entry) => ({ ...entry, label: `${mailFormNames[form]()}: ${entry.label}` }))

const ofZones = (): SettingEntry[] => [
  { id: 'delivery-zones', label: m.settings_zones(), hint: m.settings_zone_hint() },
]

/** The settings, section by section, in the order in which they are shown; each has a page at /dashboard/settings/NAME. */
export const sections = {
  shop: {
    icon: 'shop',
    title: m.settings_shop,
    intro: m.settings_shop_intro,
    entries: () => entriesOf('shop'),
  },
  look: {
    icon: 'picture',
    title: m.settings_look,
    intro: m.settings_look_intro,
    entries: () => [...entriesOf('pictures'), ...entriesOf('look')],
  },
  contact: {
    icon: 'phone',
    title: m.settings_contact,
    intro: m.settings_contact_intro,
    entries: () => entriesOf('contact'),
  },
  social: {
    icon: 'pin',
    title: m.settings_social,
    intro: m.settings_social_intro,
    entries: () => entriesOf('social'),
  },
  chat: {
    icon: 'chat',
    title: m.settings_chat,
    intro: m.settings_chat_intro,
    entries: () => entriesOf('chat'),
  },
  delivery: {
    icon: 'truck',
    title: m.settings_delivery,
    intro: m.settings_delivery_intro,
    entries: () => [...ofZones(), ...entriesOf('promise'), ...entriesOf('pickup')],
  },
  orders: {
    icon: 'package',
    title: m.settings_orders,
    intro: m.settings_orders_intro,
    entries: () => [...entriesOf('mails'), ...entriesOf('rules'), ...limitEntries()],
  },
  papers: {
    icon: 'print',
    title: m.settings_papers,
    intro: m.settings_papers_intro,
    entries: () => entriesOf('papers'),
  },
  currency: {
    icon: 'globe',
    title: m.settings_currency,
    intro: m.settings_currency_intro,
    entries: () => entriesOf('currency'),
  },
  mail: {
    icon: 'mail',
    title: m.settings_mail,
    intro: m.settings_mail_intro,
    entries: () => [...entriesOf('sender'), ...mailEntries()],
  },
  texts: {
    icon: 'chat',
    title: m.settings_texts,
    intro: () => m.settings_texts_intro(typedPlaceholders),
    entries: () => mailForms.flatMap(entriesOfMail),
    overview: () =>
      mailForms.flatMap((form) => {
        const [first] = entriesOf(form)
        return first ? [{ id: first.id, label: mailFormNames[form]() }] : []
      }),
  },
  analytics: {
    icon: 'filter',
    title: m.settings_analytics,
    intro: m.settings_analytics_intro,
    entries: () => entriesOf('analytics'),
  },
  security: {
    icon: 'shield',
    title: m.settings_security,
    intro: m.settings_security_intro,
    entries: () => entriesOf('security'),
  },
  privacy: {
    icon: 'user',
    title: m.settings_privacy,
    intro: m.settings_privacy_intro,
    entries: () => entriesOf('privacy'),
  },
} as const satisfies Record<string, Section>

export type SectionName = keyof typeof sections

export const sectionNames = Object.keys(sections) as SectionName[]

/** What belongs together, in the order of the sections. */
export const sectionGroups: readonly { title: () => string; names: readonly SectionName[] }[] = [
  { title: m.settings_group_shop, names: ['shop', 'look', 'contact', 'social', 'chat'] },
  { title: m.settings_group_selling, names: ['delivery', 'orders', 'papers', 'currency'] },
  { title: m.settings_group_mails, names: ['mail', 'texts'] },
  { title: m.settings_group_safety, names: ['analytics', 'security', 'privacy'] },
]

export const isSection = (name: string | undefined): name is SectionName =>
  name !== undefined && Object.hasOwn(sections, name)

export const settingsPath = '/dashboard/settings'

export const sectionPath = (name: SectionName) => `${settingsPath}/${name}`

export interface FoundSection {
  name: SectionName
  entries: SettingEntry[]
}

/** In the other language, by the name of a section or the id of a setting; ids of fields are unlike names of sections. */
export type OtherWords = Readonly<Record<string, string>>

/** Sections whose title or settings contain the words, in either language; of a section found by its title, all settings. */
export function findSettings(typed: string, others: OtherWords = {}): FoundSection[] {
  const words = typed.toLocaleLowerCase().split(/\s+/).filter(Boolean)
  const fits = (...texts: string[]) => {
    const text = texts.join(' ').toLocaleLowerCase()
    return words.every((word) => text.includes(word))
  }
  return sectionNames.flatMap((name) => {
    const { title, entries } = sections[name]
    const [own, other = ''] = [title(), others[name]]
    const all = entries()
    const found =
      fits(own) || fits(other)
        ? all
        : all.filter(
            ({ id, label, hint }) => fits(own, label, hint) || fits(other, others[id] ?? ''),
          )
    return found.length > 0 ? [{ name, entries: found }] : []
  })
}
