import { useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Button } from '#ui/button.tsx'
import { copyText } from '#ui/text/copy-text.ts'

const command = 'npm run import -- products.csv'

/** Brings products into the shop; to pass on to the person who has the server. */
export function ImportCommand() {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <p className="flex flex-wrap items-center gap-3">
        <code className="rounded-control border border-line bg-paper px-3 py-2">{command}</code>
        <Button variant="quiet" onClick={() => void copyText(command).then(setCopied)}>
          {m.steps_copy()}
        </Button>
        <output>{isCopied && m.steps_copied()}</output>
      </p>
      <p className="mt-2 text-sm text-ink-soft">{m.steps_product_docs()}</p>
    </>
  )
}
