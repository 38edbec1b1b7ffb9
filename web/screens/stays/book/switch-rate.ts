import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import type { StayCheckout } from '#contract/products/stay.ts'
import { partTexts } from '../../../products/checkout/long-texts.ts'
import { stayPaths } from '../../../products/stay/stay-paths.ts'

interface Switch {
  checkout: StayCheckout
  rateId: string
  /** The guests' form as it is typed. */
  fields: Record<string, string>
}

/** Opens a checkout of the same room with another payment option, and copies the guests. */
export async function switchRate(api: Api, { checkout, rateId, fields }: Switch) {
  const { searchId, offer } = checkout
  const choice = { searchId: searchId ?? '', propertyId: offer.property.id, rateId }
  const { id } = await api.checkouts.create({ product: 'stay', ...choice })
  await api.checkouts.saveDraft({ id, fields: partTexts(fields) })
  return redirect(stayPaths(id).details)
}
