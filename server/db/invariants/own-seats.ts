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
    says: 'a booking of an own tour has the seats that it was sold with',
    breaches: rows(`select b.id::text as detail from tour_own_bookings b where b.seats <> coalesce((
                      select sum(s.seats) from tour_taken_seats s where s.booking_id = b.id and s.pool not like 'resource/%'), 0)`),
  },
]
