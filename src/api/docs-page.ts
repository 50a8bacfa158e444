import { html } from 'hono/html'
import { z } from 'zod'
import { answersOf } from './answers/answers-of.ts'
import type { ApiRoute } from './route.ts'

/** The readable page of the OpenAPI document: plain HTML that needs no script (D1). */
export async function docsPage(routes: readonly ApiRoute[]): Promise<string> {
  const page = await html`<!doctype html>
    <html lang="en">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1" />
        <title>Haat shop API</title>
        <link rel="stylesheet" href="/api-docs.css" />
      </head>
      <body>
        <main>
          <h1>Haat shop API</h1>
          <p>
            Calls answer JSON. Refusals are RFC 9457 problems with a stable <code>code</code>. The
            machine-readable form of this page is <a href="/api/openapi.json">/api/openapi.json</a>.
          </p>
          ${routes.map(section)}
        </main>
      </body>
    </html>`
  return String(page)
}

function section(route: ApiRoute) {
  return html`<section>
    <h2><code>${route.method.toUpperCase()} /api${route.path}</code></h2>
    <p>${route.summary}</p>
    ${route.description ? html`<p>${route.description}</p>` : ''}
    <p>Who may call it: ${route.allow}</p>
    ${route.query ? schemaBlock('Query', route.query) : ''}
    ${route.body ? schemaBlock('Body', route.body) : ''}
    <h3>Answers</h3>
    <dl>
      ${Object.entries(answersOf(route)).map(
        ([status, { description, schema }]) =>
          html`<dt><code>${status}</code></dt>
            <dd>${description} ${schema ? schemaBlock('Content', schema) : ''}</dd>`,
      )}
    </dl>
  </section>`
}

function schemaBlock(title: string, schema: z.ZodType) {
  const { $schema: _, ...rest } = z.toJSONSchema(schema, { io: 'input', unrepresentable: 'any' })
  return html`<details>
    <summary>${title}</summary>
    <pre tabindex="0">${JSON.stringify(rest, null, 2)}</pre>
  </details>`
}
