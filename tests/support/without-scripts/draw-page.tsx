import type { ComponentType } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import {
  createStaticHandler,
  createStaticRouter,
  StaticRouterProvider,
  useActionData,
  useLoaderData,
  type ActionFunction,
  type LoaderFunction,
} from 'react-router'
import type { Actor } from '../../../src/shop/identity/roles/actor.ts'
import type { Shop } from '../../../src/shop/shop.ts'
import { contextOf } from '../post-form.ts'
import { fillIn, readForms, type PlainForm } from './read-forms.ts'

/** A page of src/routes.ts. */
interface PageModule<Props> {
  default: ComponentType<Props>
  loader: unknown
  action: unknown
}

/** What a browser shows that runs no scripts. */
export interface DrawnPage {
  status: number
  /** Where it leads instead. */
  goTo: string | undefined
  html: string
  /** The first form that has a field or a button of this name. */
  formWith: (name: string) => PlainForm
  /** Sends it as such a browser does; the page that answers. */
  send: (form: PlainForm, typed: Parameters<typeof fillIn>[1]) => Promise<DrawnPage>
}

/** Draws pages for somebody as the server does, before any script runs: loader, action and component of one page. */
export function drawPages<Props>(
  shop: Shop,
  account: Actor,
  { path, page }: { path: string; page: PageModule<Props> },
): (asked: string) => Promise<DrawnPage> {
  const { default: Component, loader, action } = page
  const handler = createStaticHandler([
    {
      path,
      loader: loader as LoaderFunction,
      action: action as ActionFunction,
      Component: () => {
        const props = { loaderData: useLoaderData(), actionData: useActionData() }
        return <Component {...(props as unknown as Props & object)} />
      },
    },
  ])
  const ask = async (request: Request): Promise<DrawnPage> => {
    const answer = await handler.query(request, { requestContext: contextOf(shop, account) })
    if (answer instanceof Response)
      return drawn(request, {
        status: answer.status,
        goTo: answer.headers.get('location') ?? undefined,
        html: '',
      })
    const router = createStaticRouter(handler.dataRoutes, answer)
    const html = renderToStaticMarkup(
      <StaticRouterProvider router={router} context={answer} hydrate={false} />,
    )
    return drawn(request, { status: answer.statusCode, goTo: undefined, html })
  }
  const drawn = (
    { url }: Request,
    shown: Pick<DrawnPage, 'status' | 'goTo' | 'html'>,
  ): DrawnPage => ({
    ...shown,
    formWith: (name) => {
      const form = readForms(shown.html).find(({ controls }) =>
        controls.some((control) => control.name === name),
      )
      if (!form) throw new Error(`The page has no form with ${name}`)
      return form
    },
    send: (form, typed) =>
      ask(
        new Request(new URL(form.action ?? '', url), {
          method: 'POST',
          headers: { accept: 'text/html' },
          body: fillIn(form, typed),
        }),
      ),
  })
  return (asked) => ask(new Request(new URL(asked, 'https://haat.example')))
}
