import type { Ctx } from '../../../ctx.ts'
import type { Seller } from '../seller.ts'
import type { OctoCapability } from './capabilities.ts'

/** A call of a reseller. */
export interface OctoRequest {
  ctx: Ctx
  seller: Seller
  has: ReadonlySet<OctoCapability>
  /** `https://skyways.com`, for addresses of pictures and of the endpoint. */
  origin: string
}
