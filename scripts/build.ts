import { migratedDump } from '#server/db/engine/make-migrated-dump.ts'
import { buildPackages } from './bundle/build-packages.ts'
import { buildWeb } from './bundle/build-web.ts'

/**
 * `npm run build`: the web bundle, the empty database for a first start (both unless they are current), and the files that production needs of build
 * dependencies.
 */
const [isBuilt] = await Promise.all([buildWeb(), migratedDump()])
// After the web bundle, because its build empties the folder.
if (isBuilt) await buildPackages()
else process.exitCode = 1
