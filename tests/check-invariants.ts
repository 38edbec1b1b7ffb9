import { checkInvariants as checkAll } from '#server/db/check-invariants.ts'

/** The violated invariants of a database, one line each; empty without any. */
export async function checkInvariants(url: string): Promise<string[]> {
  const findings = await checkAll(url)
  return findings.flatMap(({ id, says, breaches }) => (breaches ?? []).map((breach) => `${id} ${says}: ${breach}`))
}
