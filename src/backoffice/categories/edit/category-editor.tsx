import { useEffect, useState } from 'react'
import { useNavigate } from 'react-router'
import { m } from '#paraglide/messages.js'
import {
  usePendingUploads,
  useSaveAfterUploads,
  type PendingUploads,
} from '#pages/form/upload/pending-uploads.ts'
import { resultOf, usePageForm } from '#pages/form/use-page-form.ts'
import { localPath } from '#pages/shop-link.tsx'
import { DashboardCard } from '#storefront/account/layout/dashboard-page.tsx'
import type { Picture } from '#shop/pictures/picture.ts'
import { PictureView } from '#shop/pictures/views/picture.tsx'
import { ActionNotice } from '../../action-notice.tsx'
import { LeaveGuard } from '../../forms/leave-guard.tsx'
import { SaveBar } from '../../forms/save-bar.tsx'
import { useUnsaved, useWatchedForm } from '../../forms/use-unsaved.ts'
import { PictureField } from '../../pictures/picture-field.tsx'
import { categoriesPath } from '../category-paths.ts'
import { categoryTroubles } from '../category-words.ts'
import type { CategoryResult } from './category-action.ts'
import { CategoryFields, type CategoryFieldsProps } from './category-fields.tsx'
import type { CategoryProblem } from './category-schema.ts'

const problemWords: Record<CategoryProblem, () => string> = {
  'name-missing': m.categories_name_missing,
  'too-long': m.banners_too_long,
  'slug-wrong': m.editor_slug_wrong,
  'slug-taken': m.categories_slug_taken,
  'unknown-parent': m.categories_parent_gone,
  'below-itself': m.categories_below_itself,
  'too-deep': m.categories_too_deep,
}

interface CategoryEditorProps extends Omit<CategoryFieldsProps, 'form'> {
  /** Without scripts: what was sent before. */
  sent: Picture | undefined
  answered: CategoryResult | undefined
}

export function CategoryEditor({ category, sent, answered, ...place }: CategoryEditorProps) {
  const stored = category?.picture ?? null
  const [picture, setPicture] = useState(sent ?? stored)
  const uploads = usePendingUploads()
  const form = useSaveAfterUploads(useCategoryForm(answered), uploads)
  const { unsaved, tell } = useUnsaved()
  const props = useWatchedForm('save', form, tell)
  const isChanged =
    unsaved.size > 0 || uploads.pending.size > 0 || hashOf(picture) !== hashOf(stored)
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] items-start gap-5 xl:grid-cols-[minmax(0,2fr)_minmax(0,1fr)]">
      <LeaveGuard isChanged={isChanged && !form.isTaken} />
      <form {...props} className="flex min-w-0 flex-col gap-5">
        <input type="hidden" name="picture" value={hashOf(picture)} />
        <ActionNotice
          result={form.result}
          words={categoryTroubles}
          className="empty:hidden [&:not(:has(p,output:not(:empty)))]:hidden"
        />
        <CategoryFields category={category} form={form} {...place} />
        <SaveBar form={form} name="save" cancelTo={categoriesPath} />
      </form>
      <PictureCard
        picture={picture}
        answered={resultOf(answered, 'picture')}
        uploads={uploads}
        onChange={setPicture}
      />
    </div>
  )
}

const hashOf = (picture: Picture | null) => picture?.hash ?? ''

interface PictureCardProps {
  picture: Picture | null
  answered: CategoryResult | undefined
  uploads: PendingUploads
  onChange: (picture: Picture | null) => void
}

const PictureCard = ({ picture, answered, uploads, onChange }: PictureCardProps) => (
  <DashboardCard id="category-picture" title={m.categories_picture()}>
    <PictureField
      slot="picture"
      label={m.categories_picture_file()}
      hint={m.categories_picture_hint()}
      optional
      picture={picture}
      answered={answered}
      error={undefined}
      onSent={onChange}
      uploads={uploads}
      remove={{ text: m.categories_picture_remove(), onPress: () => onChange(null) }}
    >
      {picture && (
        <PictureView
          picture={picture}
          alt=""
          sizes="192px"
          widths={[192, 320]}
          className="aspect-square w-48 rounded-control border border-line"
        />
      )}
    </PictureField>
  </DashboardCard>
)

/** Once it is saved, the browser goes on to the list. */
function useCategoryForm(answered: CategoryResult | undefined) {
  const form = usePageForm<string, CategoryProblem>({
    id: 'category',
    lastResult: resultOf(answered, 'save'),
    check: async () => {
      const load = [import('#pages/form/check-by.ts'), import('./category-schema.ts')] as const
      const [{ checkBy }, { categoryFormSchema }] = await Promise.all(load)
      return checkBy(categoryFormSchema)
    },
    words: problemWords,
  })
  const navigate = useNavigate()
  useEffect(() => {
    if (form.isTaken) void navigate(localPath(`${categoriesPath}?done=saved`))
  }, [form.isTaken, navigate])
  return form
}
