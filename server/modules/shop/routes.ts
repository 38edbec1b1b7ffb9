import { anyone, open } from '../../http/implement.ts'
import { findBooking } from './find-booking.ts'
import { listTrips } from './list-trips.ts'
import { sendCode } from './send-code.ts'
import { signIn, signOut } from './sign-in.ts'
import { siteRoutes } from './site-routes.ts'

const done = { done: true } as const

export const shop = {
  ...siteRoutes,
  sendCode: open.shop.sendCode.handler(async ({ context, input }) => {
    await sendCode(context, input)
    return done
  }),
  signIn: open.shop.signIn.handler(({ context, input }) => signIn(context, input)),
  signOut: open.shop.signOut.handler(async ({ context }) => {
    await signOut(context)
    return done
  }),
  find: open.shop.find.handler(({ context, input }) => findBooking(context, input)),
  trips: anyone.shop.trips.handler(({ context }) => listTrips(context.ctx)),
}
