import { createHash } from 'node:crypto'
import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import { fileURLToPath } from 'node:url'

const root = fileURLToPath(new URL('../../..', import.meta.url))
const migrations = join(root, 'server/db/migrations')

/** The path of the dump for the current migrations; null when it does not exist yet. */
export function findMigratedDump(): string | null {
  const file = fileOfDump()
  return existsSync(file) ? file : null
}

/** The file's name contains a hash of its inputs. */
export function fileOfDump(): string {
  const hash = createHash('sha256').update(readFileSync(join(root, 'node_modules/@electric-sql/pglite/package.json')))
  for (const name of readdirSync(migrations).toSorted()) {
    if (name.endsWith('.sql')) hash.update(name).update(readFileSync(join(migrations, name)))
  }
  return join(root, 'node_modules/.cache/tradewind', `migrated-${hash.digest('hex').slice(0, 16)}.tar`)
}
