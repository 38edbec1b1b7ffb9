import './load-dotenv.ts'
import { join } from 'node:path'
import { backupEmbedded } from '#server/db/engine/move-embedded.ts'
import { readMoveArguments } from './move-arguments.ts'
import { stopWithLine } from './stop-with-line.ts'

/** `npm run backup [file] [-- --force]`: writes the embedded database and the uploaded pictures to a file. */
const { dataDir, file, force } = readMoveArguments('backup')
const target = file ?? join('backups', `tradewind-${new Date().toISOString().slice(0, 19).replaceAll(':', '-')}.tar`)
try {
  const { bytes, pictures } = await backupEmbedded({ dataDir, file: target, force })
  console.log(`Wrote ${target} (${(bytes / 1_000_000).toFixed(1)} MB): the database and ${pictures} files of pictures.`)
  if (process.env.S3_URL)
    console.log('Pictures in the bucket that S3_URL names are not copied: turn on its versions, or copy it.')
} catch (error) {
  stopWithLine(error)
}
