import { type Invariant, rows } from './invariant.ts'

const taking = `(b.status in ('requested', 'confirmed') or b.status = 'held' and b.held_until > now())`

/** Seats of the agency's own tours. */
export const ofOwnSeats: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'seats sold and held of a departure are at most its capacity and its recorded overbooking',
    breaches: rows(`select p.pool || ' has ' || sum(s.seats) || ' of ' || p.capacity || ' and ' || p.overbooked as detail
                    from tour_seat_pools p
                    join tour_taken_seats s on s.agency_id = p.agency_id and s.pool = p.pool
                    join tour_own_bookings b on b.id = s.booking_id and ${taking}
                    where p.capacity is not null and p.pool not like 'resource/%'
                    group by p.id, p.pool, p.capacity, p.overbooked having sum(s.seats) > p.capacity + p.overbooked`),
  },
  {
    id: 'I5',
    says: 'the overbooking of a departure is the sum of what was allowed, each by a member with a reason',
    breaches: rows(`select p.pool || ' has ' || p.overbooked as detail from tour_seat_pools p
                    left join tour_overbookings o on o.pool_id = p.id
                    group by p.id, p.pool, p.overbooked having p.overbooked <> coalesce(sum(o.seats), 0)`),
  },
  {
    id: 'I5',
    // Only the booking that was made last may have exceeded the capacity, so the overbooking of one departure is allowed at an instant.
    says: 'the units of a resource in use at an instant are at most its capacity and the recorded overbooking of a departure that uses it',
    breaches: rows(`with used as (
                      select s.agency_id, s.pool, s.shared_by, s.seats, s.starts_at, s.ends_at,
                             case when s.shared_by is null then coalesce(d.overbooked * (s.seats / nullif(b.seats, 0)), 0) else 0 end as allowed
                      from tour_taken_seats s
                      join tour_own_bookings b on b.id = s.booking_id and ${taking}
                      left join tour_seat_pools d on d.agency_id = b.agency_id and d.pool = b.tour_id || '/' || b.option_id || '/' || b.departure_id
                      where s.pool like 'resource/%'
                    ), uses as (
                      select i.agency_id, i.pool, i.starts_at, max(u.allowed) as allowed,
                             case when u.shared_by is null then sum(u.seats) else max(u.seats) end as units
                      from (select distinct agency_id, pool, starts_at from used) i
                      join used u on u.agency_id = i.agency_id and u.pool = i.pool and u.starts_at <= i.starts_at and u.ends_at > i.starts_at
                      group by i.agency_id, i.pool, i.starts_at, u.shared_by
                    )
                    select u.pool || ' has ' || sum(u.units) || ' of ' || r.capacity || ' at ' || u.starts_at as detail
                    from uses u join tour_resources r on r.agency_id = u.agency_id and u.pool = 'resource/' || r.id
                    group by u.pool, u.starts_at, r.id, r.capacity having sum(u.units) > r.capacity + max(u.allowed)`),
  },
  {
    id: 'I5',
    says: 'a booking of an own tour has the seats that it was sold with',
    breaches: rows(`select b.id::text as detail from tour_own_bookings b where b.seats <> coalesce((
                      select sum(s.seats) from tour_taken_seats s where s.booking_id = b.id and s.pool not like 'resource/%'), 0)`),
  },
  {
    id: 'I5',
    says: 'pieces of an add-on that are sold and held of a departure are at most its stock',
    breaches: rows(`select b.departure_id || ' ' || (one->>'id') || ' has ' || sum((one->>'quantity')::int) as detail
                    from tour_own_bookings b cross join jsonb_array_elements(b.add_ons) one where ${taking}
                    group by b.agency_id, b.tour_id, b.option_id, b.departure_id, one->>'id'
                    having sum((one->>'quantity')::int) > max((one->>'stock')::int)`),
  },
  {
    id: 'I5',
    says: 'what a payout of a reseller asks for is the sum of its bookings',
    breaches: rows(`select 'payout ' || p.number as detail from tour_payouts p
                    left join (select payout_id, sum(owed) as owed from tour_payout_lines group by 1) l on l.payout_id = p.id
                    where p.owed <> coalesce(l.owed, 0)`),
  },
  {
    id: 'I4',
    says: 'a payout of a reseller has its posting, which is reversed if it was taken back, and another one if it was paid',
    breaches: rows(`select 'payout ' || p.number as detail from tour_payouts p
                    left join ledger_movements m on m.agency_id = p.agency_id and m.kind = 'payout' and m.reference = p.id::text
                    left join ledger_movements r on r.reverses = m.id
                    left join ledger_movements c on c.agency_id = p.agency_id and c.kind = 'payout-paid' and c.reference = p.id::text
                    where p.owed > 0 and (m.id is null or (r.id is null) <> (p.withdrawn_at is null) or (c.id is null) <> (p.paid_at is null))`),
  },
  {
    id: 'I4',
    says: 'the account of resellers has what their open payouts ask for',
    breaches: rows(`select agency_id || ' ' || currency as detail
                    from (select agency_id, currency, sum(owed) as amount from tour_payouts
                      where paid_at is null and withdrawn_at is null and owed > 0 group by 1, 2) d
                    full join (select agency_id, currency, balance from ledger_balances where account = 'resellers') b using (agency_id, currency)
                    where coalesce(d.amount, 0) <> coalesce(b.balance, 0)`),
  },
]
