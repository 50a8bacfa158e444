import { m } from '#paraglide/messages.js'
import { countText } from '#pages/money/taka.ts'
import { localPath } from '#pages/shop-link.tsx'
import { Button } from '#ui/button.tsx'
import { categoriesPath } from '../category-paths.ts'
import type { EditedCategory } from './edited-category.ts'

/** Says what can be deleted. The list answers, with the way to take it back. */
export function DeletePanel({ category }: { category: EditedCategory }) {
  const { id, version, isEmpty, products } = category
  return (
    <details className="rounded-card border border-line bg-surface p-4 md:px-6">
      <summary className="cursor-pointer font-semibold">{m.categories_delete()}</summary>
      {isEmpty ? (
        <form method="post" action={localPath(categoriesPath)} className="mt-3">
          <p className="mb-4 text-ink-soft">{m.categories_delete_text()}</p>
          <input type="hidden" name="id" value={id} />
          <input type="hidden" name="version" value={version} />
          <Button type="submit" name="what" value="delete" variant="quiet">
            {m.categories_delete()}
          </Button>
        </form>
      ) : (
        <p className="mt-3 text-ink-soft">
          {m.categories_delete_not({
            why:
              products > 0
                ? m.categories_delete_has({ n: countText(products) })
                : m.categories_has_categories(),
          })}
        </p>
      )}
    </details>
  )
}
