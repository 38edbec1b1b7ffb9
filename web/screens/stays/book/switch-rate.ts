import { redirect } from 'react-router'
import type { Api } from '#contract/index.ts'
import { partTexts } from '../../../products/checkout/long-texts.ts'
import { stayPaths } from './paths.ts'

type Switch = { query: URLSearchParams; typed: Record<string, string>; rateId: string }

/** Opens a checkout of the same room on another payment option, and takes what was typed along. */
export async function switchRate(api: Api, { query, typed, rateId }: Switch) {
  const [searchId, propertyId] = [query.get('searchId') ?? '', query.get('hotel') ?? '']
  const { id } = await api.checkouts.create({ product: 'stay', searchId, propertyId, rateId })
  const { otherRate: _, ...fields } = typed
  await api.checkouts.saveDraft({ id, fields: partTexts(fields) })
  return redirect(stayPaths(id, query).details)
}
