import { anyone } from '../../http/implement.ts'
import { chosenIn, chosenOf, decline } from './choices/decide.ts'
import { findGaps } from './find-gaps.ts'

/** What is decided about protection in the checkout of a booking and shown with its order, and the policies that no longer cover a trip. */
export const bookingProtection = {
  chosen: anyone.bookingProtection.chosen.handler(({ context: { ctx }, input }) => chosenIn(ctx, input)),
  decline: anyone.bookingProtection.decline.handler(({ context: { ctx }, input }) => decline(ctx, input)),
  chosenOf: anyone.bookingProtection.chosenOf.handler(({ context: { ctx }, input }) => chosenOf(ctx, input)),
  gaps: anyone.bookingProtection.gaps.handler(({ context: { ctx }, input }) => findGaps(ctx, input)),
}
