import { existsSync, readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { root } from './setup/ensure-installed.mjs'
import { fingerprintOf } from './bundle/fingerprint.mjs'
import { joinMessages } from './bundle/join-messages.mjs'
import { messageOptions } from './bundle/message-options.mjs'

const sources = [
  'messages',
  'project.inlang/settings.json',
  'scripts/bundle/join-messages.mjs',
  'scripts/bundle/message-options.mjs',
  'package-lock.json',
]
// What was made counts, too: `npm run dev` makes it anew with each change.
const stamp = join(root, 'node_modules/.messages-compiled')
const state = () => fingerprintOf([...sources, 'src/paraglide'])

// It takes ten seconds, and the checks and the build of a test run both begin with it.
if (!existsSync(stamp) || readFileSync(stamp, 'utf8') !== state()) {
  const { compile } = await import('@inlang/paraglide-js')
  await compile(messageOptions)
  joinMessages(join(root, 'src/paraglide/messages'))
  writeFileSync(stamp, state())
}
