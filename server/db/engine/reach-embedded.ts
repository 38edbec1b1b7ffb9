import { existsSync, readFileSync } from 'node:fs'
import { join, resolve } from 'node:path'
import { FolderInUse } from './lock-folder.ts'
import { addressFile, startEmbedded } from './start-embedded.ts'

/** A connection string to the embedded database, and `close` to call when it is no longer needed. */
export interface Reached {
  url: string
  close(): Promise<void>
}

/**
 * The embedded database in `dataDir`: the address of a running one, or a server started for a stopped one until `close`. Throws when there is none,
 * and FolderInUse while another process is opening it.
 */
export async function reachEmbedded(dataDir: string): Promise<Reached> {
  const folder = resolve(dataDir, 'db')
  if (!existsSync(join(folder, 'PG_VERSION'))) throw new Error(`There is no database in ${join(dataDir, 'db')}.`)
  try {
    return await startEmbedded({ dataDir })
  } catch (error) {
    if (!(error instanceof FolderInUse) || !existsSync(addressFile(folder))) throw error
    return { url: readFileSync(addressFile(folder), 'utf8'), close: async () => {} }
  }
}
