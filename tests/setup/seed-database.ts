import { execFile } from 'node:child_process'
import { promisify } from 'node:util'

const ROOT = new URL('../../', import.meta.url)

/** Adds the demo agencies to a migrated database, in a process of its own: Node imports the product in a third of the time that Vitest needs. */
export async function seedDatabase(url: string): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', './server/quick-imports.ts', 'tests/setup/seed.ts', url], {
    cwd: ROOT,
  })
}
