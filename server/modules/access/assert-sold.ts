import { AppError } from '#domain/errors.ts'
import type { SoldProduct } from '#domain/product-types.ts'
import { sells } from '#domain/site/sells.ts'
import type { Ctx } from '../../ctx.ts'

/** Throws shop.closed for a storefront visitor when the storefront does not sell the product. Members may sell every product. */
export function assertSold({ actor }: Ctx, product: SoldProduct): void {
  if (actor.role === 'customer' && !(actor.shopper && sells(actor.shopper.shop, product))) throw new AppError('shop.closed')
}
