import { m } from '#paraglide/messages.js'
import { getLocale } from '#paraglide/runtime.js'
import { inLanguage, type Language } from '#platform/language.ts'
import { countText } from '#pages/money/taka.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { plainText } from '#ui/text/plain-text.ts'
import type { TypedFields } from '../draft/product-draft.ts'
import type { TypedControl } from './typed-control.ts'

/** About as much as search engines show of each. */
const shownOfTitle = 60
const shownOfDescription = 160

export interface SearchFieldsProps {
  control: TypedControl
  fields: TypedFields
  shopName: Record<Language, string>
  shopUrl: string
  /** What the page says of a product without a description; `{name}` stands for its name. */
  description: Record<Language, string>
}

/** What search engines show of it. Left empty, name and description say it, as the page itself does. */
export function SearchFields({ control, fields, ...shop }: SearchFieldsProps) {
  const { shopName } = shop
  const title = (name: 'metaTitle' | 'metaTitleBn', lang: Language) => (
    <TextField
      {...control(name)}
      label={lang === 'en' ? m.editor_meta_title_en() : m.editor_meta_title_bn()}
      hint={lengthWords(fields[name], shownOfTitle)}
      placeholder={titleOf({ ...fields, [name]: '' }, lang, shopName)}
      lang={lang}
      maxLength={150}
      autoComplete="off"
    />
  )
  const descriptionField = (name: 'metaDescription' | 'metaDescriptionBn', lang: Language) => (
    <TextAreaField
      {...control(name)}
      label={lang === 'en' ? m.editor_meta_description_en() : m.editor_meta_description_bn()}
      hint={lengthWords(fields[name], shownOfDescription)}
      lang={lang}
      rows={3}
      maxLength={400}
    />
  )
  return (
    <DashboardCard id="product-search" title={m.editor_meta()}>
      <p className="-mt-3 mb-4 text-sm text-ink-soft">{m.editor_meta_hint()}</p>
      <div className="grid items-start gap-5 md:grid-cols-2">
        {title('metaTitle', 'en')}
        {title('metaTitleBn', 'bn')}
        {descriptionField('metaDescription', 'en')}
        {descriptionField('metaDescriptionBn', 'bn')}
        <Preview {...shop} fields={fields} lang="en" />
        <Preview {...shop} fields={fields} lang="bn" />
      </div>
    </DashboardCard>
  )
}

const lengthWords = (typed: string, shown: number) =>
  m.editor_meta_length({ n: countText([...typed].length), most: countText(shown) })

function titleOf(fields: TypedFields, lang: Language, shopName: Record<Language, string>): string {
  const own = lang === 'bn' ? fields.metaTitleBn : fields.metaTitle
  return own || `${inLanguage(lang, fields.name, fields.nameBn)} · ${shopName[lang]}`
}

function descriptionOf(fields: TypedFields, lang: Language, withoutOwn: string): string {
  const own = lang === 'bn' ? fields.metaDescriptionBn : fields.metaDescription
  const said = plainText(inLanguage(lang, fields.description, fields.descriptionBn), 160)
  const name = inLanguage(lang, fields.name, fields.nameBn)
  return own || said || withoutOwn.replace('{name}', () => name)
}

const cut = (text: string, most: number) => {
  const signs = [...text]
  return signs.length > most ? `${signs.slice(0, most - 1).join('')}…` : text
}

type PreviewProps = Omit<SearchFieldsProps, 'control'> & { lang: Language }

/** As a search engine would show it. */
function Preview({ fields, lang, shopName, shopUrl, description }: PreviewProps) {
  const label = lang === 'en' ? m.editor_meta_preview_en() : m.editor_meta_preview_bn()
  const url = `${shopUrl.replace(/^https?:\/\//, '')}${lang === 'bn' ? ' › bn' : ''} › product › ${fields.slug || '…'}`
  return (
    <figure className="flex min-w-0 flex-col gap-1.5" lang={getLocale()}>
      <figcaption className="text-sm text-ink-soft">{label}</figcaption>
      <div
        lang={lang}
        className="rounded-control border border-line bg-paper p-4 [overflow-wrap:anywhere]"
      >
        <p className="text-sm text-ink-soft">{url}</p>
        <p className="mt-1 text-lg leading-snug font-medium text-brand">
          {cut(titleOf(fields, lang, shopName), shownOfTitle)}
        </p>
        <p className="mt-1 text-sm text-ink">
          {cut(descriptionOf(fields, lang, description[lang]), shownOfDescription)}
        </p>
      </div>
    </figure>
  )
}
