import { randomBytes } from 'node:crypto'
import { readFileSync, writeFileSync } from 'node:fs'
import { join } from 'node:path'
import type { Config } from './config.ts'
import { closeDataFolder } from './data-folder.ts'

/** The session secret and the encryption key: from the environment, else generated once and stored in the data folder. */
export function loadSecrets(config: Config): { secret: string; encryptionKey: string } {
  const fromDisk = (name: string) => {
    const file = join(config.DATA_DIR, name)
    try {
      return readFileSync(file, 'utf8').trim()
    } catch {
      closeDataFolder(config.DATA_DIR)
      const value = randomBytes(32).toString('hex')
      writeFileSync(file, value, { mode: 0o600 })
      return value
    }
  }
  return {
    secret: config.SECRET ?? fromDisk('session-secret'),
    encryptionKey: config.ENCRYPTION_KEY ?? fromDisk('encryption-key'),
  }
}
