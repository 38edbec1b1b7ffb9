import type { SandboxDeps } from '../../deps.ts'
import type { Offer } from '../../inventory/wire.ts'
import { fieldProblem } from '../http/problem.ts'
import { toMinor } from '../money.ts'
import type { Records } from '../open-records.ts'
import { emitEvent } from '../webhooks/emit-event.ts'
import { presentCredit, type StoredCredit } from './credit-shape.ts'

/** The part of an offer or order that decides whether a credit can pay for it. */
type Payable = { owner: { iata_code: string }; total_currency: string }

/** Whether a credit can still be spent, on flights of this airline in this currency. */
export const pays = (credit: StoredCredit, { owner, total_currency }: Payable, now: Date): boolean =>
  credit.spent_at === null &&
  credit.invalidated_at === null &&
  Date.parse(credit.expires_at) > now.getTime() &&
  credit.airline_iata_code === owner.iata_code &&
  credit.amount_currency === total_currency

/** The credit in a request at `path`, if it can pay for `what`; 422 otherwise. */
export function payingCredit(
  { deps, records }: { deps: Pick<SandboxDeps, 'now'>; records: Records },
  id: string | null | undefined,
  what: Payable,
  path: (string | number)[],
): StoredCredit {
  if (!id) throw fieldProblem('validation_required', path, `Field 'airline_credit_id' can't be blank`)
  const credit = records.airlineCredits.get(id)
  if (credit === undefined || !pays(credit, what, deps.now()))
    throw fieldProblem('validation_inclusion', path, 'This credit does not pay for flights of this airline, or no longer does')
  return credit
}

/** The credits of a search that can pay for an offer; one added manually has no ticket, and no search accepts it. */
export const creditIdsFor = (records: Records, ids: readonly string[], offer: Offer, now: Date): string[] =>
  ids.filter((id) => {
    const credit = records.airlineCredits.get(id)
    return credit !== undefined && credit.order_id !== null && pays(credit, offer, now)
  })

/** How much of `minor` each credit covers, in order, in hundredths: its value or the rest of the price. */
export function coverage(credits: readonly StoredCredit[], minor: number): number[] {
  let left = minor
  return credits.map(({ amount }) => {
    const covered = Math.min(left, toMinor(amount))
    left -= covered
    return covered
  })
}

/** Marks credits as spent; the airline keeps their value beyond the price. Call it inside the atomic write that spends them. */
export function spendCredits(deps: SandboxDeps, records: Records, ids: readonly string[]): void {
  const at = deps.now().toISOString()
  for (const id of ids) {
    const credit = records.airlineCredits.get(id)
    if (credit === undefined || credit.spent_at !== null)
      throw fieldProblem('validation_inclusion', ['payments'], `The credit ${id} was spent meanwhile`)
    const spent = { ...credit, spent_at: at }
    records.airlineCredits.put(id, spent)
    emitEvent(deps, records, { type: 'air.airline_credit.spent', object: presentCredit(spent), idempotencyKey: `${id}-spent` })
  }
}
