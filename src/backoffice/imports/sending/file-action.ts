import { Readable } from 'node:stream'
import { v7 as newId } from 'uuid'
import { z } from 'zod'
import { personIn } from '#pages/account-context.ts'
import { formAction } from '#pages/form/form-action.ts'
import { languageOfPath, pathInLanguage } from '#pages/language.ts'
import { fileOf, mostFileBytes } from '#shop/import/jobs/product-import.ts'
import { queueImport } from '#shop/import/jobs/queue-import.ts'
import { importPath } from '../import-paths.ts'

export type FileProblem = 'no-file' | 'too-large'

/** Where it is looked at. */
export interface SentFile {
  id?: string
}

const schema = z.object({
  file: z.file('no-file').min(1, 'no-file').max(mostFileBytes, 'too-large'),
})

/** Takes a file, which is then looked at in the background. What it is, its first bytes say. */
export const fileAction = formAction<typeof schema, SentFile>({
  schema,
  file: { field: 'file', mostBytes: mostFileBytes },
  run: async ({ file }, { shop, context, url }) => {
    const id = newId()
    const fileKind = await kindOf(file)
    const name = fileOf({ id, fileKind })
    await shop.importFiles.write(name, Readable.fromWeb(file.stream() as never))
    const sent = { id, fileKind, fileName: file.name || 'products', bytes: file.size }
    const queued = await queueImport(shop, personIn(context), sent)
    if (queued.outcome === 'queued') {
      const page = pathInLanguage(importPath(id), languageOfPath(url.pathname))
      return { outcome: 'done', goTo: page, answer: { id } }
    }
    await shop.importFiles.remove(name)
    return { outcome: 'refused', trouble: queued.outcome }
  },
})

/** A workbook is a zip. */
async function kindOf(file: File): Promise<'csv' | 'xlsx'> {
  const start = new Uint8Array(await file.slice(0, 4).arrayBuffer())
  return start[0] === 0x50 && start[1] === 0x4b && start[2] === 3 && start[3] === 4 ? 'xlsx' : 'csv'
}
