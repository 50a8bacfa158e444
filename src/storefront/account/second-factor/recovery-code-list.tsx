import { useEffect, useRef, useState } from 'react'
import { m } from '#paraglide/messages.js'
import { Button, buttonClass } from '#ui/button.tsx'
import { copyText } from '#ui/text/copy-text.ts'
import { ShopButtonLink } from '#pages/shop-link.tsx'
import { useShell } from '#storefront/page-head.tsx'

/** Shown this once. The heading takes the focus: what stands here must not be missed. */
export function RecoveryCodeList({ codes }: { codes: readonly string[] }) {
  const { shopName } = useShell()
  const heading = useRef<HTMLHeadingElement>(null)
  useEffect(() => heading.current?.focus(), [])
  const text = [m.recovery_file({ shop: shopName }), '', ...codes, ''].join('\r\n')
  return (
    <section
      aria-labelledby="recovery-codes"
      className="rounded-card border border-line bg-surface p-4 md:p-6"
    >
      <h2
        id="recovery-codes"
        ref={heading}
        tabIndex={-1}
        className="text-xl font-semibold outline-none"
      >
        {m.recovery_title()}
      </h2>
      <p className="mt-1 text-ink-soft">{m.recovery_text()}</p>
      <ul
        className="tabular my-4 grid gap-x-6 gap-y-1 rounded-control bg-paper p-4 font-semibold sm:grid-cols-2"
        translate="no"
      >
        {codes.map((code) => (
          <li key={code}>{code}</li>
        ))}
      </ul>
      <div className="flex flex-wrap gap-3 print:hidden">
        <CopyButton text={text} />
        <a
          href={`data:text/plain;charset=utf-8,${encodeURIComponent(text)}`}
          download="recovery-codes.txt"
          className={buttonClass('quiet')}
        >
          {m.recovery_download()}
        </a>
        <Button variant="quiet" className="noscript:hidden" onClick={() => window.print()}>
          {m.recovery_print()}
        </Button>
      </div>
      <ShopButtonLink to="/dashboard/security/second-factor" className="mt-5 print:hidden">
        {m.recovery_kept()}
      </ShopButtonLink>
    </section>
  )
}

function CopyButton({ text }: { text: string }) {
  const [isCopied, setCopied] = useState(false)
  return (
    <>
      <Button
        variant="quiet"
        className="noscript:hidden"
        onClick={() => void copyText(text).then(setCopied)}
      >
        {isCopied ? m.recovery_copied() : m.recovery_copy()}
      </Button>
      <output className="sr-only">{isCopied && m.recovery_copied()}</output>
    </>
  )
}
