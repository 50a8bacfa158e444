import { ShopLink } from '#pages/shop-link.tsx'

interface StayedRowsProps {
  title: string
  rows: readonly { id: string; to: string; name: string; reason: string }[]
}

/** Which of the selected rows of a list stayed as they were, each with the reason. */
export const StayedRows = ({ title, rows }: StayedRowsProps) =>
  rows.length > 0 && (
    <section
      aria-labelledby="stayed-rows"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2 id="stayed-rows" className="font-semibold">
        {title}
      </h2>
      <ul className="mt-2 flex flex-col gap-1">
        {rows.map(({ id, to, name, reason }) => (
          <li key={id}>
            <ShopLink
              to={to}
              className="tabular inline-block min-h-6 font-semibold text-brand underline underline-offset-4"
            >
              {name}
            </ShopLink>
            : {reason}
          </li>
        ))}
      </ul>
    </section>
  )
