import { z } from 'zod'
import type { CabinClass, Slice } from '../../inventory/wire.ts'
import type { OrderSlice, RefundTo } from '../orders/order-shape.ts'
import { CABIN_CLASSES } from '../search/search-input.ts'

export const changeRequestInput = z.object({
  order_id: z.string().min(1),
  slices: z.object({
    remove: z.array(z.object({ slice_id: z.string().min(1) })).min(1),
    add: z
      .array(
        z.object({
          origin: z.string().length(3).toUpperCase(),
          destination: z.string().length(3).toUpperCase(),
          departure_date: z.iso.date(),
          cabin_class: z.enum(CABIN_CLASSES).nullish(),
        }),
      )
      .min(1),
  }),
})

export interface ChangeOffer {
  id: string
  live_mode: false
  order_change_id: string | null
  slices: { add: Slice[]; remove: OrderSlice[] }
  change_total_amount: string
  change_total_currency: string
  new_total_amount: string
  new_total_currency: string
  penalty_total_amount: string
  penalty_total_currency: string
  /** The JavaScript client's name for the penalty. */
  penalty_amount: string
  penalty_currency: string
  refund_to: RefundTo
  created_at: string
  updated_at: string
  expires_at: string
}

export interface StoredChangeRequest {
  id: string
  order_id: string
  created_at: string
  slices: {
    remove: { slice_id: string }[]
    add: { origin: string; destination: string; departure_date: string; cabin_class: CabinClass | null }[]
  }
  offers: ChangeOffer[]
}

export interface StoredChange {
  id: string
  order_id: string
  offer: ChangeOffer
  created_at: string
  confirmed_at: string | null
}
