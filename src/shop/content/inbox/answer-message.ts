import { v7 as newId } from 'uuid'
import { z } from 'zod'
import type { Database } from '#platform/database/database.ts'
import { defineAction } from '../../define-action.ts'
import { nextVersion, refuseEdit } from '../../edited.ts'
import { messageTopic } from '../../orders/live/topics.ts'
import { loadSettings } from '../../settings/load-settings.ts'
import type { Settings } from '../../settings/settings.ts'
import type { Shop } from '../../shop.ts'
import { answerSchema, messageVersion } from './contract.ts'
import { addEntry, changeMessage, lockMessage, type StoredMessage } from './lock-message.ts'

/**
 * Answers a message: by mail where the writer left an address, in their language; else it writes down what they were told on the phone.
 * Nobody's yet, it is from now on whose answer it is.
 */
export const answerMessage = defineAction({
  allow: 'answer-messages',
  input: z.object({ messageId: z.uuid(), version: messageVersion, text: answerSchema }),
  run: async ({ shop, database, by, input: { messageId: id, version, text }, now: at }) => {
    const current = await lockMessage(database, id)
    if (!current) return { outcome: 'unknown-message' }
    const edited = { id, version }
    const refusal = await refuseEdit(database, { type: 'message', edited, current })
    if (refusal) return refusal
    const mailId = await mailAnswer(shop, database, current, text)
    const kind = mailId === null ? 'phone' : 'mail'
    const entryId = await addEntry(database, { messageId: id, kind, text, at, by, mailId })
    const answerer = by.kind === 'person' ? by.actor.userId : null
    await changeMessage(database, id, {
      status: 'answered',
      assignedTo: current.assignedTo ?? answerer,
      version: nextVersion(current),
    })
    return {
      outcome: 'answered',
      id: entryId,
      kind,
      change: {
        action: 'message-answered',
        subject: { type: 'message', id },
        before: { status: current.status },
        // The text is to a person: it stands with the message, and goes with it.
        after: { status: 'answered' },
        topics: [messageTopic(id)],
      },
    }
  },
})

/** Where people who were answered write back to; undefined where the shop has said no address. */
export const replyEmail = ({
  infoEmail,
  headerEmail,
}: Pick<Settings, 'infoEmail' | 'headerEmail'>): string | undefined =>
  infoEmail || headerEmail || undefined

/** The id of the mail; null where there is no address to write to. */
async function mailAnswer(
  shop: Shop,
  database: Database,
  { email, name, language, subject, message }: StoredMessage,
  text: string,
): Promise<string | null> {
  if (email === null) return null
  const id = newId()
  const replyTo = replyEmail(await loadSettings(shop))
  const link = shop.environment.shopUrl + (language === 'bn' ? '/bn' : '')
  const values = { name, link, text, subject, message }
  await shop.mail.send(
    { id, to: email, language, template: 'message-answer', values, replyTo },
    database,
  )
  return id
}
