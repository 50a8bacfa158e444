import type { Config } from '@react-router/dev/config'

export default {
  appDirectory: 'src',
  ssr: true,
  // All routes are known from the first page: no request just to find out where a link leads.
  routeDiscovery: { mode: 'initial' },
} satisfies Config
