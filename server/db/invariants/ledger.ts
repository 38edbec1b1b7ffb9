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
    id: 'I4',
    says: 'a receipt of a plan has a posting of its amount, and no other invoice has one',
    breaches: rows(`select 'plan invoice ' || coalesce(i.id::text, m.reference) as detail
                    from (select * from plan_invoices where status = 'paid') i
                    full join (select m.*, e.amount from ledger_movements m
                      join ledger_entries e on e.movement_id = m.id and e.account = 'subscription' where m.kind = 'subscription') m
                      on m.agency_id = i.agency_id and m.reference = i.id::text
                    where i.id is null or m.id is null or m.amount <> i.amount`),
  },
  {
    id: 'I4',
    says: 'the limits of an agency are those of its subscription',
    breaches: rows(`select 'agency ' || a.id as detail from agencies a join subscriptions s on s.agency_id = a.id
                    where s.status <> 'none' and a.plan <> s.plan`),
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
