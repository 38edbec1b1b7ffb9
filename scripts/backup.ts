import './load-dotenv.ts'
import { join } from 'node:path'
import { backupEmbedded } from '#server/db/engine/move-embedded.ts'
import { readMoveArguments } from './move-arguments.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm run backup [file] [-- --force]`: writes the embedded database to a file. */
const { dataDir, file, force } = readMoveArguments('backup')
const target = file ?? join('backups', `tradewind-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar.gz`)
try {
  const { bytes } = await backupEmbedded({ dataDir, file: target, force })
  console.log(`Wrote ${target} (${(bytes / 1_000_000).toFixed(1)} MB).`)
} catch (error) {
  stopWithLine(error)
}
