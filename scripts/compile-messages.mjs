import { compile } from '@inlang/paraglide-js'
import { messageOptions } from './message-options.mjs'

await compile(messageOptions)
