import { AppError } from '#domain/errors.ts'
import type { SiteSettings } from '#domain/site/settings.ts'
import type { Ctx } from '../../ctx.ts'

/** Throws shop.closed for a visitor of a storefront that does not sell a product. Members sell everything. */
export function assertSold({ actor }: Ctx, product: SiteSettings['activeProducts'][number]): void {
  if (actor.role === 'customer' && !actor.shopper?.shop.activeProducts.includes(product)) throw new AppError('shop.closed')
}
