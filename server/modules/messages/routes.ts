import { AppError } from '#domain/errors.ts'
import { member } from '../../http/implement.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const messages = {
  list: member.messages.list.handler(later),
  read: member.messages.read.handler(later),
}
