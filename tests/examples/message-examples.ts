import { desc } from 'drizzle-orm'
import { sendMessageSchema } from '../../src/shop/content/message-contract.ts'
import { sendMessage } from '../../src/shop/content/send-message.ts'
import { contactMessages } from '../../src/shop/content/tables.ts'
import type { Shop } from '../../src/shop/shop.ts'

interface Typed {
  name?: string
  /** A phone number or an e-mail address. */
  replyTo?: string
  subject?: string
  message?: string
  language?: 'en' | 'bn'
}

let written = 0

/** Somebody writes to the shop on its contact page; answers the id of the message. */
export async function aMessage(shop: Shop, typed: Typed = {}): Promise<string> {
  const message = `Do you wrap gifts? ${++written}`
  const usual = { name: 'Rahima Begum', replyTo: 'rahima@example.com', message }
  const { outcome } = await sendMessage(shop, sendMessageSchema.parse({ ...usual, ...typed }))
  if (outcome !== 'sent') throw new Error(`Expected a message: ${outcome}`)
  const { id } = contactMessages
  const [latest] = await shop.database
    .select({ id })
    .from(contactMessages)
    .orderBy(desc(id))
    .limit(1)
  return latest?.id ?? ''
}
