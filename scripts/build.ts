import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
import { buildWeb } from './build-web.ts'

/** `npm run build`: the web bundle and the empty database that a first start begins with, unless they are current. */
const [isBuilt] = await Promise.all([buildWeb(), migratedDump()])
if (!isBuilt) process.exitCode = 1
