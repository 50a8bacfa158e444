import type { ReactNode } from 'react'
import { m } from '#paraglide/messages.js'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import type { FormResult } from '#pages/form/form-result.ts'
import { countText } from '#pages/money/taka.ts'
import { Icon } from '#ui/icon.tsx'
import { rememberSteps } from '../layout/appearance/appearance.ts'
import { sectionPath, sections } from '../settings/sections.ts'
import { DemonstrationForm } from './demonstration-form.tsx'

type Step = 'name' | 'delivery' | 'product' | 'order' | 'factor' | 'demo'

const words: Record<Step, { title: () => string; text: () => string }> = {
  name: { title: m.steps_name, text: m.steps_name_text },
  delivery: { title: m.steps_delivery, text: m.steps_delivery_text },
  product: { title: m.steps_product, text: m.steps_product_text },
  order: { title: m.steps_order, text: m.steps_order_text },
  factor: { title: m.steps_factor, text: m.steps_factor_text },
  demo: { title: m.steps_demo, text: m.steps_demo_text },
}

const nameDoor = () => (
  <>
    <SettingsLink section="shop" />
    <SettingsLink section="contact" />
  </>
)

const SettingsLink = ({ section }: { section: 'shop' | 'contact' | 'delivery' }) => (
  <ShopButtonLink to={sectionPath(section)} variant="quiet">
    {sections[section].title()}
  </ShopButtonLink>
)

/** Where a step is done on a page of the shop. */
const doors: Partial<Record<Step, () => ReactNode>> = {
  name: nameDoor,
  delivery: () => <SettingsLink section="delivery" />,
  factor: () => (
    <ShopButtonLink to="/dashboard/security/second-factor" variant="quiet">
      {m.factor_set_up()}
    </ShopButtonLink>
  ),
  product: () => (
    <>
      <ShopButtonLink to="/dashboard/products/new" variant="quiet">
        {m.editor_new()}
      </ShopButtonLink>
      <ShopButtonLink to="/dashboard/imports" variant="quiet">
        {m.imports_title()}
      </ShopButtonLink>
    </>
  ),
  order: () => (
    <ShopButtonLink to="/" variant="quiet">
      {m.steps_to_shop()}
    </ShopButtonLink>
  ),
}

interface FirstStepsProps {
  /** Which ones are done; `demo` only where the shop came with a demonstration. */
  steps: Readonly<Record<Exclude<Step, 'demo'>, boolean> & { demo?: boolean }>
  /** As it was left in this browser. */
  isFolded: boolean
  answered: FormResult | undefined
}

/** What an owner does before the shop sells; each step is read from the data, and all of it is gone once it is done. */
export function FirstSteps({ steps, isFolded, answered }: FirstStepsProps) {
  const all = (Object.keys(words) as Step[]).filter((step) => steps[step] !== undefined)
  const done = all.filter((step) => steps[step]).length
  if (done === all.length) return null
  return (
    <section
      aria-labelledby="first-steps"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <details
        open={!isFolded}
        onToggle={({ currentTarget, target }) =>
          target === currentTarget && rememberSteps(currentTarget.open)
        }
        className="group"
      >
        <summary className="flex min-h-11 cursor-pointer list-none items-center gap-3 [&::-webkit-details-marker]:hidden">
          <div className="min-w-0 flex-1">
            <h2 id="first-steps" className="text-xl font-semibold">
              {m.steps_title()}
            </h2>
            <span className="text-ink-soft">
              {m.steps_done({ done: countText(done), all: countText(all.length) })}
            </span>
          </div>
          <Icon name="chevron-down" className="text-ink-soft group-open:rotate-180" />
        </summary>
        <ol className="mt-3 divide-y divide-line">
          {all.map((step) => (
            <li key={step} className="flex items-start gap-3 py-3">
              <span
                className={`mt-0.5 grid size-6 shrink-0 place-items-center rounded-full border-2 ${steps[step] ? 'border-brand bg-brand text-on-brand' : 'border-ink-soft'}`}
              >
                {steps[step] && <Icon name="check" className="size-4" />}
              </span>
              <div className="min-w-0 flex-1 [overflow-wrap:anywhere]">
                <p className={steps[step] ? 'text-ink-soft' : 'font-semibold'}>
                  {words[step].title()}
                  {steps[step] && <span className="sr-only"> ({m.steps_step_done()})</span>}
                </p>
                {!steps[step] && (
                  <>
                    <p className="text-ink-soft">{words[step].text()}</p>
                    {doors[step] && (
                      <div className="mt-2 flex flex-wrap gap-2">{doors[step]()}</div>
                    )}
                  </>
                )}
                {step === 'demo' && (
                  <DemonstrationForm isGone={steps.demo === true} answered={answered} />
                )}
              </div>
            </li>
          ))}
        </ol>
      </details>
    </section>
  )
}
