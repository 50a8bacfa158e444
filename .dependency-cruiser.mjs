/** Who may know whom. Each rule is one sentence of docs/architecture.md. */
const doors = '^src/(storefront|backoffice|api)/'

/** Of the storefront, for the back office: what of an account it shows, the shop's logo, the way to the other language, what turns on the home page, how a page of the merchant's is read, and the session, which clears what the storefront keeps. */
const borrowed =
  '^src/storefront/(account/layout/(dashboard-page|refused-action|person-photo|sign-out-button|use-stored-session)|checkout/(coupon/refusal-words|fields/(place-field|problem-words|use-places))|cms-pages/cms-page-view|header/(language-link|logo)|home/new-offer|slider/slider|session/call-api(-as-user)?)\\.tsx?$'

/** @type {import('dependency-cruiser').IConfiguration} */
export default {
  forbidden: [
    {
      name: 'no-cycles',
      severity: 'error',
      comment: 'Nothing may need itself, even by a detour.',
      from: {},
      to: { circular: true },
    },
    {
      name: 'capabilities-form-a-line',
      severity: 'error',
      comment: 'Capabilities may lean on each other one way only.',
      scope: 'folder',
      from: { path: '^src/shop/[^/]+$' },
      to: { circular: true, path: '^src/shop/[^/]+$' },
    },
    {
      name: 'shop-knows-no-door',
      severity: 'error',
      comment: 'The business does not know who is asking.',
      from: { path: '^src/shop/' },
      to: {
        path: [
          doors,
          '^src/(app|pages|rendering|shop-context|root|routes|start)',
          'node_modules/(hono|react-router)/',
        ],
      },
    },
    {
      name: 'doors-are-separate',
      severity: 'error',
      comment: 'A customer page never borrows from a staff page or from the API.',
      from: { path: doors },
      to: { path: doors, pathNot: ['^src/$1/', borrowed] },
    },
    {
      name: 'only-the-back-office-borrows',
      severity: 'error',
      comment: 'What the back office may take from the storefront is no door for others.',
      from: { path: doors, pathNot: '^src/(storefront|backoffice)/' },
      to: { path: borrowed },
    },
    {
      name: 'pages-know-no-door',
      severity: 'error',
      comment: 'What both HTML doors share knows neither of them.',
      from: { path: '^src/pages/' },
      to: { path: doors },
    },
    {
      name: 'doors-write-no-sql',
      severity: 'error',
      comment: 'Doors call the shop; only the shop talks to tables.',
      from: { path: doors, pathNot: '\\.test\\.tsx?$' },
      to: {
        path: [
          '/tables\\.ts$',
          'node_modules/drizzle-orm/',
          '^src/platform/database/database\\.ts',
        ],
      },
    },
    {
      name: 'doors-change-by-actions',
      severity: 'error',
      comment: 'What stores without asking who may is for actions and for who fills the shop.',
      from: { path: doors, pathNot: '\\.test\\.tsx?$' },
      to: { path: '^src/shop/.+/store-' },
    },
    {
      name: 'tables-are-private',
      severity: 'error',
      comment: 'Ask another capability; do not read its tables. (Foreign keys may.)',
      from: {
        path: '^src/shop/(?!(?:reports|customers|sales)/)([^/]+)/',
        pathNot: '/tables\\.ts$',
      },
      to: { path: '^src/shop/[^/]+/tables\\.ts$', pathNot: '^src/shop/$1/' },
    },
    {
      name: 'one-word-files-are-pure',
      severity: 'error',
      comment: 'order.ts thinks; place-order.ts acts. Thinking needs no database.',
      from: { path: '^src/shop/.+/(?!tables|contract)[a-z]+\\.ts$' },
      to: {
        path: [
          '/tables\\.ts$',
          'node_modules/',
          '^src/platform/(?!money|language|dhaka|text/search-form)',
        ],
      },
    },
    {
      name: 'views-never-reach-the-database',
      severity: 'error',
      comment: 'What the browser downloads must not drag the server along.',
      from: { path: '^src/(ui|shop/[^/]+/views)/' },
      to: { path: 'node_modules/(drizzle-orm|pg|@electric-sql)/', reachable: true },
    },
    {
      name: 'foundations-know-no-business',
      severity: 'error',
      comment: 'platform/ and ui/ could be lifted into another project.',
      from: { path: '^src/(platform|ui)/' },
      to: { path: '^src/', pathNot: '^src/(platform|ui|paraglide)/' },
    },
  ],
  options: {
    doNotFollow: { path: 'node_modules' },
    exclude: { path: '(^src/paraglide|\\+types|\\.css$|^build|^tests|\\.test\\.tsx?$)' },
    tsConfig: { fileName: 'tsconfig.json' },
    tsPreCompilationDeps: true,
    enhancedResolveOptions: {
      conditionNames: ['import', 'node', 'default'],
      extensions: ['.ts', '.tsx', '.js'],
    },
  },
}
