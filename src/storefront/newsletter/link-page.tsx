import { m } from '#paraglide/messages.js'
import { FormDone } from '#pages/form/form-done.tsx'
import { FormNotice } from '#pages/form/form-notice.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { useForm } from '#pages/form/use-form.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { Button } from '#ui/button.tsx'
import { PageHead, useShell } from '../page-head.tsx'

interface LinkPageProps {
  id: string
  /** Without language. */
  path: string
  shopUrl: string
  /** A link that was cut off on its way has none. */
  hasToken: boolean
  lastResult: FormResult | undefined
  words: Record<'title' | 'text' | 'button' | 'done' | 'doneText', string>
}

/** Where a link of a mail leads: one press does it. */
export function LinkPage({ id, path, shopUrl, hasToken, lastResult, words }: LinkPageProps) {
  const { shopName } = useShell()
  const form = useForm<never, never>({ id, lastResult, words: {} })
  return (
    <div className="page-width flex justify-center pt-6 md:pt-12">
      <PageHead
        title={`${words.title} · ${shopName}`}
        description={words.text}
        path={path}
        shopUrl={shopUrl}
        hidden
      />
      <div className="w-full max-w-2xl rounded-card border border-line bg-surface p-5 md:p-8">
        {form.isTaken ? (
          <FormDone title={words.done} isPage>
            <p className="mt-1 mb-5 text-ink-soft">{words.doneText}</p>
            <ShopButtonLink to="/shop">{m.error_to_shop()}</ShopButtonLink>
          </FormDone>
        ) : (
          <form {...form.props} aria-label={words.title}>
            <h1 className="text-2xl font-semibold">{words.title}</h1>
            <p className="mt-1 text-ink-soft">{words.text}</p>
            <FormNotice
              trouble={form.trouble ?? (hasToken ? undefined : 'unknown-link')}
              words={{ 'unknown-link': m.newsletter_link_unknown }}
            />
            <Button type="submit" busy={form.isBusy} className="mt-5">
              {words.button}
            </Button>
          </form>
        )}
      </div>
    </div>
  )
}
