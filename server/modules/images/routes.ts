import { AppError } from '#domain/errors.ts'
import { member } from '../../http/implement.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const images = {
  list: member.images.list.handler(later),
  upload: member.images.upload.handler(later),
  describe: member.images.describe.handler(later),
  remove: member.images.remove.handler(later),
  colours: member.images.colours.handler(later),
}
