import { open } from '../../http/implement.ts'
import { readPreview } from './read-preview.ts'
import { readSite } from './read-site.ts'
import { writeMessage } from './write-message.ts'

/** The storefront's pages and its message form. */
export const siteRoutes = {
  site: open.shop.site.handler(({ context }) => readSite(context)),
  preview: open.shop.preview.handler(({ context, input }) => readPreview(context, input)),
  write: open.shop.write.handler(({ context, input }) => writeMessage(context, input)),
}
