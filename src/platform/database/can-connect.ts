import { Client } from 'pg'

/** Whether a PostgreSQL takes connections there. */
export async function canConnect(url: string): Promise<boolean> {
  const client = new Client({ connectionString: url })
  // What breaks after the answer concerns nobody.
  client.on('error', () => {})
  try {
    await client.connect()
    await client.end()
    return true
  } catch {
    return false
  }
}
