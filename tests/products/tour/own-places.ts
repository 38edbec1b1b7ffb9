import { sql } from 'drizzle-orm'
import type { Reservation } from '#domain/orders/reservation.ts'
import { SupplierError } from '#domain/supplier-error.ts'
import type { Ctx } from '#server/ctx.ts'
import type { System } from '#server/system.ts'
import { operatorId } from './operator.ts'

/** Tours that the agency runs itself, with the number of their places; set by tests. The operator reserves the places of all others. */
export const ownTours = new Map<string, number>()

/** The product's own table: a row for each reservation, until it is released. */
export const createOwnPlaces = ({ db }: System) =>
  db.execute(sql`
    create table tour_places (agency_id uuid not null, reference text primary key, tour_id text not null, places integer not null);
    alter table tour_places enable row level security;
    alter table tour_places force row level security;
    create policy tenant on tour_places
      using (agency_id = nullif(current_setting('app.agency_id', true), '')::uuid);
    grant select, insert, delete on tour_places to tradewind_app`)

interface Wanted {
  reference: string
  tourId: string
  places: number
  until: Date
}

/** Locks the tour, so that reservations are counted one at a time. */
export const reserveOwn = (ctx: Ctx, { reference, tourId, places, until }: Wanted) =>
  ctx.tx(async (tx) => {
    await tx.execute(sql`select pg_advisory_xact_lock(hashtext(${tourId}))`)
    const { rows } = await tx.execute<{ taken: number }>(sql`
      select coalesce(sum(places), 0)::integer as taken from tour_places where agency_id = ${ctx.agencyId} and tour_id = ${tourId}`)
    const capacity = ownTours.get(tourId) ?? 0
    if ((rows[0]?.taken ?? 0) + places > capacity) throw new SupplierError('sold-out', operatorId, 'The tour is full')
    await tx.execute(sql`insert into tour_places values (${ctx.agencyId}, ${reference}, ${tourId}, ${places})`)
    return { id: `own-${reference}`, until }
  })

/** Whether the agency reserved it of its own places. */
export const isOwn = ({ id }: Pick<Reservation, 'id'>): boolean => id?.startsWith('own-') ?? false

export const releaseOwn = (ctx: Ctx, reference: string): Promise<void> =>
  ctx.tx(async (tx) => {
    await tx.execute(sql`delete from tour_places where agency_id = ${ctx.agencyId} and reference = ${reference}`)
  })
