import { member } from '../../http/implement.ts'
import { cancelDeparture, quoteDeparture } from './cancel-departure.ts'
import { closeDeparture, overbookDeparture, setCapacity } from './change-departure.ts'
import { checkIn, recordNoShow } from './check-in.ts'
import { closeDay, readDay } from './close-day.ts'
import { decideRequest } from './decide-request.ts'
import { checkInGuided, listGuided, readGuidedManifest, recordGuidedNoShow } from './guided-departures.ts'
import { findGuides, setGuides } from './guides-of.ts'
import { listDepartures } from './list-departures.ts'
import { listMoves } from './list-moves.ts'
import { moveDeparture } from './move-departure.ts'
import { readManifest } from './read-manifest.ts'
import { removeResellerWebhook, setResellerWebhook } from './reseller-webhook.ts'
import { addReseller, listResellers, readStatement, revokeReseller } from './resellers.ts'

export const tourDepartures = {
  list: member.tourDepartures.list.handler(({ context, input }) => listDepartures(context.ctx, input)),
  get: member.tourDepartures.get.handler(({ context, input }) => readManifest(context.ctx, input)),
  setCapacity: member.tourDepartures.setCapacity.handler(({ context, input }) => setCapacity(context.ctx, input)),
  close: member.tourDepartures.close.handler(({ context, input }) => closeDeparture(context.ctx, input)),
  findGuides: member.tourDepartures.findGuides.handler(({ context, input }) => findGuides(context.ctx, input)),
  setGuides: member.tourDepartures.setGuides.handler(({ context, input }) => setGuides(context.ctx, input)),
  overbook: member.tourDepartures.overbook.handler(({ context, input }) => overbookDeparture(context.ctx, input)),
  quoteCancellation: member.tourDepartures.quoteCancellation.handler(({ context, input }) => quoteDeparture(context.ctx, input)),
  cancel: member.tourDepartures.cancel.handler(({ context, input }) => cancelDeparture(context.ctx, input)),
  listMoves: member.tourDepartures.listMoves.handler(({ context, input }) => listMoves(context.ctx, input)),
  move: member.tourDepartures.move.handler(({ context, input }) => moveDeparture(context.ctx, input)),
  decide: member.tourDepartures.decide.handler(({ context, input }) => decideRequest(context.ctx, input)),
  noShow: member.tourDepartures.noShow.handler(({ context, input }) => recordNoShow(context.ctx, input)),
  checkIn: member.tourDepartures.checkIn.handler(({ context, input }) => checkIn(context.ctx, input)),
}

export const guidedTours = {
  list: member.guidedTours.list.handler(({ context, input }) => listGuided(context.ctx, input)),
  get: member.guidedTours.get.handler(({ context, input }) => readGuidedManifest(context.ctx, input)),
  checkIn: member.guidedTours.checkIn.handler(({ context, input }) => checkInGuided(context.ctx, input)),
  noShow: member.guidedTours.noShow.handler(({ context, input }) => recordGuidedNoShow(context.ctx, input)),
}

export const tourDays = {
  get: member.tourDays.get.handler(({ context, input }) => readDay(context.ctx, input)),
  close: member.tourDays.close.handler(({ context, input }) => closeDay(context.ctx, input)),
}

export const tourResellers = {
  list: member.tourResellers.list.handler(({ context }) => listResellers(context.ctx)),
  create: member.tourResellers.create.handler(({ context, input }) => addReseller(context.ctx, input)),
  statement: member.tourResellers.statement.handler(({ context, input }) => readStatement(context.ctx, input)),
  setWebhook: member.tourResellers.setWebhook.handler(({ context, input }) => setResellerWebhook(context.ctx, input)),
  removeWebhook: member.tourResellers.removeWebhook.handler(({ context, input }) => removeResellerWebhook(context.ctx, input)),
  revoke: member.tourResellers.revoke.handler(({ context, input }) => revokeReseller(context.ctx, input)),
}
