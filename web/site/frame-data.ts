import type { ShopSite } from '#contract/shop.ts'
import { dayAt } from '#domain/dates.ts'

/** What the frame of a shop's screens needs of it: no page's blocks but those that the footer reads. */
export const frameData = ({ site, agency }: ShopSite, request: Request) => ({
  shop: { site: { ...site, pages: site.pages.map((page) => (page.id === 'contact' ? page : { ...page, blocks: [] })) }, agency },
  path: new URL(request.url).pathname,
  year: dayAt(new Date(), 'Africa/Lagos').slice(0, 4),
})
