import { AppError } from '#domain/errors.ts'
import { open } from '../../http/implement.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const shop = {
  site: open.shop.site.handler(later),
  preview: open.shop.preview.handler(later),
  write: open.shop.write.handler(later),
  sendCode: open.shop.sendCode.handler(later),
  signIn: open.shop.signIn.handler(later),
  signOut: open.shop.signOut.handler(later),
  find: open.shop.find.handler(later),
  trips: open.shop.trips.handler(later),
}
