import pg from 'pg'
import type { Invariant } from './invariants/invariant.ts'
import { invariants } from './invariants/invariants.ts'

export interface Finding {
  id: Invariant['id']
  says: string
  /** The violations; empty when there are none, null when the invariant applies to no row yet. */
  breaches: string[] | null
}

/** Checks every invariant in one snapshot of a database, as its owner. Read-only; safe while the product runs. */
export async function checkInvariants(url: string): Promise<Finding[]> {
  const client = new pg.Client({ connectionString: url })
  await client.connect()
  try {
    await client.query('begin isolation level repeatable read read only')
    const findings: Finding[] = []
    for (const { id, says, breaches } of invariants) findings.push({ id, says, breaches: await breaches(client) })
    await client.query('rollback')
    return findings
  } finally {
    await client.end()
  }
}
