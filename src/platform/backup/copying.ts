import { finished } from 'node:stream/promises'
import type { Client } from 'pg'
import { from as copyFrom, type CopyStreamQuery } from 'pg-copy-streams'
import type { Manifest } from './manifest.ts'
import { listed, quoted } from './table-facts.ts'

/** Puts the parts of tables, as they come, into one COPY for each table. */
export class Copying {
  private current: { table: string; stream: CopyStreamQuery } | undefined
  private readonly columns: ReadonlyMap<string, string[]>
  private readonly loaded = new Map<string, number>()
  private readonly client: Client

  constructor(client: Client, { tables }: Manifest) {
    this.client = client
    this.columns = new Map(tables.map(({ name, columns }) => [name, columns]))
  }

  async take(table: string, rows: Buffer): Promise<void> {
    if (this.current?.table !== table) await this.end()
    this.current ??= { table, stream: this.begin(table) }
    await write(this.current.stream, rows)
  }

  private begin(table: string): CopyStreamQuery {
    const columns = listed(this.columns.get(table) ?? [])
    return this.client.query(copyFrom(`COPY ${quoted(table)} (${columns}) FROM STDIN`))
  }

  async end(): Promise<void> {
    if (!this.current) return
    const { table, stream } = this.current
    this.current = undefined
    stream.end()
    await finished(stream)
    this.loaded.set(table, stream.rowCount)
  }

  compareWith({ tables }: Manifest): void {
    for (const { name, rows } of tables)
      if ((this.loaded.get(name) ?? 0) !== rows)
        throw new Error(`Expected ${rows} rows of ${name}, not ${this.loaded.get(name) ?? 0}`)
  }
}

function write(stream: CopyStreamQuery, content: Buffer): Promise<void> {
  return new Promise((resolve, reject) => {
    stream.once('error', reject)
    stream.write(content, (error) => {
      stream.off('error', reject)
      if (error) reject(error)
      else resolve()
    })
  })
}
