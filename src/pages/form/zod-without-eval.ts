import { config } from 'zod'

// Zod would try whether it may make code from text; the Content-Security-Policy forbids that and would report it.
config({ jitless: true })
