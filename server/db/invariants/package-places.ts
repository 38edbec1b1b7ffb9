import { type Invariant, rows } from './invariant.ts'

/** Places of packages. A hold that has expired has its places until they are asked for again, so it counts. */
export const ofPackagePlaces: readonly Invariant[] = [
  {
    id: 'I5',
    says: 'places booked and held of a departure of a package are at most its places',
    breaches: rows(`select d.id || ' has ' || sum(b.people) || ' of ' || d.places as detail
                    from package_departures d join package_bookings b on b.departure_id = d.id and b.state <> 'released'
                    group by d.id, d.places having sum(b.people) > d.places`),
  },
]
