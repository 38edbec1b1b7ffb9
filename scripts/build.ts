import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
import { buildPackages } from './build-packages.ts'
import { buildWeb } from './build-web.ts'

/** `npm run build`: the web bundle and the empty database that a first start begins with, unless they are current, and what production needs of build dependencies. */
const [isBuilt] = await Promise.all([buildWeb(), migratedDump()])
// After the web bundle, whose build empties the folder.
if (isBuilt) await buildPackages()
else process.exitCode = 1
