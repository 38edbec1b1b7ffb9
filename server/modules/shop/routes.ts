import { AppError } from '#domain/errors.ts'
import { open } from '../../http/implement.ts'
import { siteRoutes } from './site-routes.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const shop = {
  ...siteRoutes,
  sendCode: open.shop.sendCode.handler(later),
  signIn: open.shop.signIn.handler(later),
  signOut: open.shop.signOut.handler(later),
  find: open.shop.find.handler(later),
  trips: open.shop.trips.handler(later),
}
