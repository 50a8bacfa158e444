import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  // The browser's files are built once for each language; scripts/bundle/build-shop.ts joins them.
  buildDirectory: process.env['SHOP_BUILD_LANGUAGE'] === 'bn' ? 'build-bn' : 'build',
  ssr: true,
  // All routes are known from the first page: no request just to find out where a link leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
