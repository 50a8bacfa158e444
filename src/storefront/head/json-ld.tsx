interface StructuredDataProps {
  /** What `ldScripts` made on the server; in the browser nothing: `import.meta.env.SSR ? ldScripts(…) : ''`. */
  html: string
}

/** What search engines read beside the page. Only documents carry it, so browsers need no code for it. */
export function StructuredData({ html }: StructuredDataProps) {
  return <div hidden suppressHydrationWarning dangerouslySetInnerHTML={{ __html: html }} />
}

export function ldScripts(...data: readonly object[]): string {
  return data
    .map((one) => `<script type="application/ld+json">${scriptText(one)}</script>`)
    .join('')
}

/** Safe inside a script element: nothing in it can end the element. */
export function scriptText(data: unknown): string {
  return JSON.stringify(data).replaceAll('<', String.raw`\u003c`)
}
