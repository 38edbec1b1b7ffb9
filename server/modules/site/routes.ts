import { AppError } from '#domain/errors.ts'
import { member } from '../../http/implement.ts'

const later = (): never => {
  throw new AppError('access.not-found')
}

export const site = {
  get: member.site.get.handler(later),
  save: member.site.save.handler(later),
  settings: member.site.settings.handler(later),
  page: member.site.page.handler(later),
  section: member.site.section.handler(later),
  order: member.site.order.handler(later),
  links: member.site.links.handler(later),
  start: member.site.start.handler(later),
  publish: member.site.publish.handler(later),
  schedule: member.site.schedule.handler(later),
  versions: member.site.versions.handler(later),
  restore: member.site.restore.handler(later),
  share: member.site.share.handler(later),
}
