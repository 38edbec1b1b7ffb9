import { checkInvariants as checkAll } from '#server/db/check-invariants.ts'

/** What is broken in a database, one line each; empty when all is well. */
export async function checkInvariants(url: string): Promise<string[]> {
  const findings = await checkAll(url)
  return findings.flatMap(({ id, says, breaches }) => (breaches ?? []).map((breach) => `${id} ${says}: ${breach}`))
}
