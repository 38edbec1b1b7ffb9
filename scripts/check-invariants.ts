import './load-dotenv.ts'
import { checkInvariants } from '#server/db/check-invariants.ts'
import { reachEmbedded } from '#server/db/engine/reach-embedded.ts'
import { stopWithLine } from './stop-with-line.ts'

/**
 * `npm run check:invariants`: checks the invariants of money, bookings and tenants (goals, I1-I8) in the database of DATABASE_URL, or in the embedded
 * one of DATA_DIR, whether the product runs or not. Prints a line per invariant and each violating row; exits with 1 if there is one.
 */
const url = process.env.DATABASE_URL
const dataDir = process.env.DATA_DIR || '.data'
/** Maximum printed rows per invariant. */
const SHOWN = 20

try {
  const database = url ? { url, close: async () => {} } : await reachEmbedded(dataDir)
  const findings = await checkInvariants(database.url).finally(() => database.close())
  for (const { id, says, breaches } of findings) {
    console.log(`${verdict(breaches)} ${id} ${says}`)
    for (const breach of breaches?.slice(0, SHOWN) ?? []) console.log(`         ${breach}`)
    if (breaches && breaches.length > SHOWN) console.log(`         and ${breaches.length - SHOWN} more`)
  }
  const broken = findings.filter(({ breaches }) => breaches && breaches.length > 0)
  console.log(broken.length === 0 ? 'Every invariant holds.' : `${broken.length} of ${findings.length} invariants are broken.`)
  if (broken.length > 0) process.exitCode = 1
} catch (error) {
  stopWithLine(error)
}

function verdict(breaches: string[] | null): string {
  if (breaches === null) return '-     '
  return breaches.length === 0 ? 'ok    ' : 'BROKEN'
}
