import pg from 'pg'
import type { Invariant } from './invariants/invariant.ts'
import { invariants } from './invariants/invariants.ts'

export interface Finding {
  id: Invariant['id']
  says: string
  /** What breaks it; empty when all is well, null where there is nothing yet to check. */
  breaches: string[] | null
}

/** Checks every invariant at one instant of a database, as its owner. It changes nothing, and is right while the product works. */
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
