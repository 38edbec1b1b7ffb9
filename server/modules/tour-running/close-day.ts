import type { DayDecision, TourDayToClose } from '#contract/tour-running/tour-days.ts'
import type { DepartureRef } from '#contract/tour-running/tour-departures.ts'
import { AppError } from '#domain/errors.ts'
import type { Ctx } from '../../ctx.ts'
import { cancelDeparture, quoteDeparture } from './cancel-departure.ts'
import { closeDeparture } from './change-departure.ts'
import { listDepartures } from './list-departures.ts'
import { listMoves } from './list-moves.ts'
import { moveDeparture } from './move-departure.ts'

interface DayOfTour {
  tourId: string
  day: string
}

/** The departures of a tour on a day that have not begun, with what ending them gives back. Throws access.not-found without any. */
export async function readDay(ctx: Ctx, { tourId, day }: DayOfTour): Promise<TourDayToClose> {
  const now = ctx.now().toISOString()
  const listed = await listDepartures(ctx, { from: day, to: day })
  const ofTour = listed.filter((one) => one.tourId === tourId && one.startsAt > now)
  const [first] = ofTour
  if (!first) throw new AppError('access.not-found')
  const departures: TourDayToClose['departures'] = []
  for (const one of ofTour) {
    const moves = await listMoves(ctx, one)
    const targets = moves.targets.filter((target) => target.day !== day)
    departures.push({ ...one, cancellation: await quoteDeparture(ctx, one), moves: { ...moves, targets } })
  }
  return { title: first.title, departures }
}

interface Outcome {
  changed: number
  failed: number
}

/** What becomes of one departure; a refusal leaves its bookings as they are. */
async function settle(
  ctx: Ctx,
  ref: DepartureRef & { reason: string },
  { to, bookings }: { to: string | null; bookings: number },
) {
  try {
    if (to === null) {
      const { cancelled, failed } = await cancelDeparture(ctx, ref)
      return { changed: cancelled, failed } satisfies Outcome
    }
    const { moved, left } = await moveDeparture(ctx, { ...ref, to })
    return { changed: moved, failed: left } satisfies Outcome
  } catch (error) {
    if (!(error instanceof AppError)) throw error
    return { changed: 0, failed: bookings } satisfies Outcome
  }
}

/**
 * Closes all departures of a tour on a day, so that none is sold while the others are settled; then everybody of each is moved to another day or
 * refunded; requests are declined, and holds end. Throws access.not-found, tour.no-departure for a move within the day, and tour.day-undecided for
 * bookings without a decision.
 */
export async function closeDay(ctx: Ctx, input: DayOfTour & { reason: string; decisions: readonly DayDecision[] }) {
  const { tourId, day, reason, decisions } = input
  const { departures } = await readDay(ctx, { tourId, day })
  const keyOf = ({ optionId, departureId }: Pick<DayDecision, 'optionId' | 'departureId'>) => `${optionId}/${departureId}`
  const decided = new Map(decisions.map((one) => [keyOf(one), one.moveTo]))
  if (decisions.some(({ moveTo }) => moveTo?.startsWith(day))) throw new AppError('tour.no-departure')
  const booked = departures.filter(({ cancellation }) => cancellation.people > 0)
  if (booked.some((one) => !decided.has(keyOf(one)))) throw new AppError('tour.day-undecided')
  for (const { optionId, departureId } of departures)
    await closeDeparture(ctx, { tourId, optionId, departureId, isClosed: true, reason })
  const sums = { closed: departures.length, moved: 0, cancelled: 0, failed: 0 }
  // Those without bookings may have holds and requests, which must not be confirmed any more.
  for (const one of departures.filter(
    ({ cancellation, requests, closed }) => cancellation.people > 0 || requests > 0 || !closed,
  )) {
    const { optionId, departureId } = one
    const to = decided.get(keyOf(one)) ?? null
    const { changed, failed } = await settle(
      ctx,
      { tourId, optionId, departureId, reason },
      { to, bookings: one.cancellation.orders + one.cancellation.resellerBookings },
    )
    sums.failed += failed
    if (to === null) sums.cancelled += changed
    else sums.moved += changed
  }
  return sums
}
