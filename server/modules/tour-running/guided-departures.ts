import { and, eq } from 'drizzle-orm'
import type { GuidedDeparture, GuidedManifest } from '#contract/tour-running/guided-tours.ts'
import type { CheckIn, DepartureRef, Manifest, VoucherCheck } from '#contract/tour-running/tour-departures.ts'
import { dayAt } from '#domain/dates.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import type { Transaction } from '../../db/connect.ts'
import { tourDepartureGuides, tourOwnBookings } from '../../db/schema/index.ts'
import { checkIn, recordNoShow } from './check-in.ts'
import { findDeparture } from './find-departure.ts'
import { isGuideOf } from './guides-of.ts'
import { readManifest } from './read-manifest.ts'

/** Whether the member who asks guides a departure. */
async function isMine(tx: Transaction, ctx: Ctx, ref: DepartureRef): Promise<boolean> {
  const { userId } = ctx.actor
  if (userId === null) return false
  const [row] = await tx
    .select({ id: tourDepartureGuides.id })
    .from(tourDepartureGuides)
    .where(and(isGuideOf(ctx, ref), eq(tourDepartureGuides.userId, userId)))
  return row !== undefined
}

const meetingWords = ({ title, address }: { title: string; address: string }) =>
  [title, address].filter(Boolean).join(', ') || null

function viewOf({ tourId, optionId, departureId, ...of }: Manifest, meeting: string | null): GuidedDeparture {
  const { title, option, day, time, startsAt, closed } = of
  const people = of.bookings.filter(({ status }) => status === 'confirmed').flatMap((booking) => booking.people)
  const arrived = people.filter(({ state }) => state === 'arrived').length
  return { tourId, optionId, departureId, title, option, day, time, startsAt, closed, meeting, people: people.length, arrived }
}

async function readGuided(ctx: Ctx, ref: DepartureRef) {
  const manifest = await readManifest(ctx, ref)
  const { option } = await ctx.tx((tx) => findDeparture(tx, ctx, ref))
  return { manifest, view: viewOf(manifest, meetingWords(option.meeting)) }
}

/** Null for a departure that was removed from the schedule before somebody booked it. */
async function readAssigned(ctx: Ctx, ref: DepartureRef): Promise<GuidedDeparture | null> {
  try {
    return (await readGuided(ctx, ref)).view
  } catch (error) {
    if (error instanceof AppError && error.code === 'access.not-found') return null
    throw error
  }
}

/** The departures of a day that the member guides, by their start. */
export async function listGuided(ctx: Ctx, asked: { day?: string | undefined }): Promise<GuidedDeparture[]> {
  const { userId } = ctx.actor
  if (userId === null) return []
  const day = asked.day ?? dayAt(ctx.now(), ctx.reader.zone)
  const rows = await ctx.tx((tx) =>
    tx
      .select()
      .from(tourDepartureGuides)
      .where(
        and(
          eq(tourDepartureGuides.agencyId, ctx.agencyId),
          eq(tourDepartureGuides.day, day),
          eq(tourDepartureGuides.userId, userId),
        ),
      ),
  )
  const found: GuidedDeparture[] = []
  for (const { tourId, optionId, departureId } of rows) {
    const departure = await readAssigned(ctx, { tourId, optionId, departureId })
    if (departure) found.push(departure)
  }
  return found.toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** A departure with those who are booked, for its guide: without prices. Throws access.not-found for one that somebody else guides. */
export async function readGuidedManifest(ctx: Ctx, ref: DepartureRef): Promise<GuidedManifest> {
  if (!(await ctx.tx((tx) => isMine(tx, ctx, ref)))) throw new AppError('access.not-found')
  const { manifest, view } = await readGuided(ctx, ref)
  const bookings = manifest.bookings
    .filter(({ status }) => status === 'confirmed')
    .map(({ total: _price, sellerReference: _theirs, contact: { name, phone }, ...booking }) => ({
      ...booking,
      contact: { name, phone },
    }))
  return { ...view, bookings }
}

/** Counts a voucher of a departure that the member guides. */
export const checkInGuided = (ctx: Ctx, input: VoucherCheck): Promise<CheckIn> =>
  checkIn(ctx, input, (tx, row) => isMine(tx, ctx, row))

/** Throws access.not-found for a booking of a departure that somebody else guides. */
export async function recordGuidedNoShow(ctx: Ctx, input: { id: string; place: number; isNoShow: boolean }) {
  await ctx.tx(async (tx) => {
    const [row] = await tx
      .select()
      .from(tourOwnBookings)
      .where(and(eq(tourOwnBookings.agencyId, ctx.agencyId), eq(tourOwnBookings.id, input.id)))
    if (!row || !(await isMine(tx, ctx, row))) throw new AppError('access.not-found')
  })
  return recordNoShow(ctx, input)
}
