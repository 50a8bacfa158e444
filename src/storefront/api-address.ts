/** Where the browser finds a call of the API (D1): here, or where the layout's meta element says. */
export function apiAddress(path: `/${string}`): string {
  const meta = document.querySelector<HTMLMetaElement>('meta[name="shop-api"]')
  return `${meta?.content ?? ''}/api${path}`
}
