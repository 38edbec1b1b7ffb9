import { AppError } from '#domain/errors.ts'
import { member } from '../../http/implement.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const address = {
  get: member.address.get.handler(later),
  setDomain: member.address.setDomain.handler(later),
  checkDomain: member.address.checkDomain.handler(later),
  removeDomain: member.address.removeDomain.handler(later),
}
