/** Pages of one person, and calls for programs: nothing that a stranger could look for. (The checkout says how one pays and what delivery costs.) */
const closed = [
  '/api/',
  '/cart',
  '/ordered',
  '/order-tracking',
  '/wishlist',
  '/login',
  '/register',
  '/secret',
  '/dashboard',
  '/owner',
  '/invitation',
]

/** Each choice of filters is a URL, and there is no end of them. */
const choices = [
  'q',
  'min',
  'max',
  'color',
  'size',
  'attribute',
  'stock',
  'discount',
  'sort',
  'trackingId',
]

/** What search engines may read. */
export function robotsText(shopUrl: string): string {
  const paths = closed.flatMap((path) => (path === '/api/' ? [path] : [path, `/bn${path}`]))
  return [
    'User-agent: *',
    // The document of the calls is for everybody.
    'Allow: /api/docs',
    ...paths.map((path) => `Disallow: ${path}`),
    ...choices.flatMap((name) => [`Disallow: /*?${name}=`, `Disallow: /*&${name}=`]),
    '',
    `Sitemap: ${shopUrl}/sitemap.xml`,
    '',
  ].join('\n')
}
