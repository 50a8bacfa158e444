import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { mostLetters } from '#shop/content/most-letters.ts'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import { Badge } from '#ui/badge.tsx'
import { TextAreaField, TextField } from '#ui/field.tsx'
import { RichTextField } from '../../forms/rich-text/rich-text-field.tsx'
import type { PostField } from '../shown-post.ts'
import type { FieldOf, PostFieldsProps } from './post-fields-props.ts'
import { PublicationFields } from './publication-fields.tsx'

const hasLongText = { rows: 18, maxLength: mostLetters.body, spellCheck: true } as const

/** Both languages beside each other; what Bangla lacks is marked. */
export function PostFields(props: PostFieldsProps) {
  const { post, form, missing } = props
  const field = (name: PostField) => {
    const { defaultValue = post.fields[name], ...rest } = form.field(name)
    return { ...rest, defaultValue, autoComplete: 'off' }
  }
  const bangla = (name: PostField, label: string) => ({
    ...field(name),
    label: <Marked isMissing={missing.has(name)}>{label}</Marked>,
    lang: 'bn',
  })
  return (
    <>
      <DashboardCard id="post-texts" title={m.posts_texts()}>
        <div className="grid items-start gap-5 lg:grid-cols-2">
          <TextField
            {...field('title')}
            label={m.banners_title_en()}
            lang="en"
            maxLength={mostLetters.title}
            required
          />
          <TextField {...bangla('titleBn', m.banners_title_bn())} maxLength={mostLetters.title} />
          <TextAreaField
            {...field('summary')}
            label={m.posts_summary_en()}
            hint={post.kind === 'article' ? m.posts_summary_article_hint() : m.posts_summary_hint()}
            lang="en"
            maxLength={mostLetters.summary}
          />
          <TextAreaField
            {...bangla('summaryBn', m.posts_summary_bn())}
            maxLength={mostLetters.summary}
          />
          <RichTextField
            {...field('body')}
            label={m.posts_body_en()}
            hint={m.posts_body_hint()}
            lang="en"
            {...hasLongText}
          />
          <RichTextField {...bangla('bodyBn', m.posts_body_bn())} {...hasLongText} />
        </div>
      </DashboardCard>
      <PublicationFields {...props} field={field} />
      {post.kind === 'article' && <ProductsField field={field} />}
      <SearchFields field={field} />
    </>
  )
}

const ProductsField = ({ field }: { field: FieldOf }) => (
  <DashboardCard id="post-products" title={m.posts_products()}>
    <TextAreaField
      {...field('products')}
      label={m.posts_products_field()}
      hint={m.posts_products_hint()}
      rows={4}
      spellCheck={false}
      optional
    />
  </DashboardCard>
)

const Marked = ({ isMissing, children }: { isMissing: boolean; children: ReactNode }) => (
  <>
    {children}
    {isMissing && (
      <>
        {' '}
        <Badge kind="deal-wash">{m.editor_missing()}</Badge>
      </>
    )}
  </>
)

/** What search engines show of it. Left empty, title and introduction say it. */
const SearchFields = ({ field }: { field: FieldOf }) => (
  <DashboardCard id="post-search" title={m.editor_meta()}>
    <p className="-mt-3 mb-4 text-sm text-ink-soft">{m.posts_meta_hint()}</p>
    <div className="grid items-start gap-5 lg:grid-cols-2">
      <TextField
        {...field('metaTitle')}
        label={m.posts_meta_title_en()}
        lang="en"
        maxLength={mostLetters.metaTitle}
        optional
      />
      <TextField
        {...field('metaTitleBn')}
        label={m.posts_meta_title_bn()}
        lang="bn"
        maxLength={mostLetters.metaTitle}
        optional
      />
      <TextAreaField
        {...field('metaDescription')}
        label={m.posts_meta_description_en()}
        lang="en"
        maxLength={mostLetters.metaDescription}
        optional
      />
      <TextAreaField
        {...field('metaDescriptionBn')}
        label={m.posts_meta_description_bn()}
        lang="bn"
        maxLength={mostLetters.metaDescription}
        optional
      />
    </div>
  </DashboardCard>
)
