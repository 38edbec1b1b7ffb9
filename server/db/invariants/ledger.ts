import { accounts } from '#domain/money/ledger.ts'
import { type Invariant, rows } from './invariant.ts'

const covered = Object.entries(accounts).flatMap(([account, { mayBeNegative }]) => (mayBeNegative ? [] : [account]))

/** Entries, balances and reversals. */
export const ofLedger: readonly Invariant[] = [
  {
    id: 'I1',
    says: 'the entries of a posting sum to zero in each currency',
    breaches: rows(
      `select 'movement ' || movement_id as detail from ledger_entries group by movement_id, currency having sum(amount) <> 0`,
    ),
  },
  {
    id: 'I1',
    says: 'a posting has entries',
    breaches: rows(`select 'movement ' || id as detail from ledger_movements m
                    where not exists (select 1 from ledger_entries e where e.movement_id = m.id)`),
  },
  {
    id: 'I1',
    says: 'a reversal and its posting sum to zero in every account, and no reversal is reversed',
    breaches: rows(`select 'movement ' || r.id as detail from ledger_movements r join ledger_movements m on m.id = r.reverses
                    where m.agency_id <> r.agency_id or m.reverses is not null or exists (
                      select 1 from ledger_entries e where e.movement_id in (m.id, r.id) group by account, currency having sum(amount) <> 0)`),
  },
  {
    id: 'I2',
    says: 'a balance is the sum of its entries',
    breaches: rows(`select agency_id || ' ' || account || ' ' || currency as detail
                    from ledger_balances b
                    full join (select agency_id, account, currency, sum(amount) total from ledger_entries group by 1, 2, 3) e
                      using (agency_id, account, currency)
                    where coalesce(b.balance, 0) <> coalesce(e.total, 0)`),
  },
  {
    id: 'I2',
    says: 'wallets and held amounts are never negative',
    breaches: rows(`select agency_id || ' ' || account as detail from ledger_balances where balance < 0 and account = any($1)`, [
      covered,
    ]),
  },
]
