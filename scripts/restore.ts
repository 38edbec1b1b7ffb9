import './load-dotenv.ts'
import { restoreEmbedded } from '#server/db/engine/move-embedded.ts'
import { readMoveArguments } from './move-arguments.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm run restore <file> [-- --force]`: replaces the embedded database with a backup, and adds the backup's pictures. */
const { dataDir, file, force } = readMoveArguments('restore')
try {
  if (!file) throw new Error('Usage: npm run restore <file> [-- --force]')
  await restoreEmbedded({ dataDir, file, force })
  console.log(`Restored ${file} to ${dataDir}/db.`)
} catch (error) {
  stopWithLine(error)
}
