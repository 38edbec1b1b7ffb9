import type { WebhookAvailability } from '#contract/webhook-messages.ts'
import { departureOf } from '#domain/authored-tours/availability/departures.ts'
import { scheduleOf } from '#domain/authored-tours/sale/option-schedule.ts'
import { OwnTourError } from '#domain/authored-tours/sale/own-tour-error.ts'
import type { Ctx } from '../../../ctx.ts'
import type { Transaction } from '../../../db/connect.ts'
import { isSoldBy, optionOf, readOwnTour } from '../catalogue/read-own-tours.ts'
import { readPlaces } from '../departures/read-places.ts'
import { ownSeller, type Seller } from '../seller.ts'
import { isSold, stateOf } from '../supplier/own-availability.ts'
import { statuses } from './present-availability.ts'

interface Named {
  productId: string
  optionId: string
  departureId: string
}

/** A published tour; null for one that is not sold any more. */
async function readPublished(tx: Transaction, ctx: Ctx, productId: string) {
  try {
    return await readOwnTour(tx, ctx, { productId, seller: ownSeller(ctx.agencyId) })
  } catch (error) {
    if (error instanceof OwnTourError) return null
    throw error
  }
}

/** A departure as it is now; null for one that is not sold any more. */
export async function readAvailability(tx: Transaction, ctx: Ctx, named: Named): Promise<WebhookAvailability | null> {
  const { productId, optionId, departureId } = named
  const own = await readPublished(tx, ctx, productId)
  if (!own?.tour.options.some(({ id }) => id === optionId)) return null
  const option = optionOf(own, optionId)
  const departure = departureOf(scheduleOf(option, own.tour.location.zone), departureId)
  const [place] = departure ? await readPlaces(tx, ctx, { tourId: productId, option, departures: [departure] }) : []
  if (!place) return null
  const state = stateOf(place, { seats: 1, now: ctx.now() })
  const { left: vacancies, capacity } = place
  return {
    productId,
    optionId,
    availabilityId: departureId,
    available: isSold(state),
    status: statuses[state],
    vacancies,
    capacity,
  }
}

/** Whether a reseller may sell a tour of which something changed. */
export async function maySell(tx: Transaction, ctx: Ctx, { productId, resellerId }: { productId: string; resellerId: string }) {
  const own = await readPublished(tx, ctx, productId)
  const seller: Seller = { ...ownSeller(ctx.agencyId), resellerId }
  return own !== null && isSoldBy(own, seller)
}
