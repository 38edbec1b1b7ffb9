import { z } from 'zod'
import type { Api, Call } from '../../duffel/http/add-route.ts'
import { pageOfCollection, pageQuery } from '../../duffel/http/page-list.ts'
import { parseData, parseQuery } from '../../duffel/http/parse-input.ts'
import { problem } from '../../duffel/http/problem.ts'
import { makeId } from '../../duffel/make-id.ts'
import { listingById } from '../../inventory/stays/catalogue/find-listings.ts'
import { chains } from '../../inventory/stays/world/chains.ts'
import type { NegotiatedRate } from '../open-stay-records.ts'
import { worldOf } from '../world-of.ts'

const partner = {
  chain_id: z.string().nullish(),
  accommodation_ids: z.array(z.string()).min(1).nullish(),
}
const oneAtMost = ({ chain_id, accommodation_ids }: { chain_id?: string | null; accommodation_ids?: string[] | null }) =>
  !(chain_id && accommodation_ids)
const excludes = { path: ['chain_id'], message: 'excludes accommodation_ids', params: { code: 'inclusion' } }

const createInput = z
  .object({ rate_access_code: z.string().min(1).max(40), display_name: z.string().min(1).max(120), ...partner })
  .refine(oneAtMost, excludes)
  .refine(({ chain_id, accommodation_ids }) => Boolean(chain_id || accommodation_ids), {
    path: ['chain_id'],
    message: `can't be blank without accommodation_ids`,
    params: { code: 'required' },
  })

const updateInput = z.object({ display_name: z.string().min(1).max(120).nullish(), ...partner }).refine(oneAtMost, excludes)

function find({ records, param }: Call): NegotiatedRate {
  const rate = records.stays.negotiatedRates.get(param('id'))
  if (rate === undefined) throw problem('not_found')
  return rate
}

/** The chain and the properties must be visible to the account. */
function checkPartner(
  call: Call,
  { chain_id, accommodation_ids }: { chain_id?: string | null; accommodation_ids?: string[] | null },
) {
  const world = worldOf(call)
  if (chain_id && !chains.some(({ id }) => id === chain_id)) throw problem('not_found')
  if (accommodation_ids?.some((id) => listingById(id, world) === undefined)) throw problem('not_found')
}

function create(call: Call) {
  const input = parseData(createInput, call.body)
  checkPartner(call, input)
  const rate: NegotiatedRate = {
    id: makeId('nre'),
    rate_access_code: input.rate_access_code,
    display_name: input.display_name,
    live_mode: false,
    chain_id: input.chain_id ?? null,
    accommodation_ids: input.accommodation_ids ?? null,
  }
  call.records.stays.negotiatedRates.put(rate.id, rate)
  return { status: 201, data: rate }
}

function update(call: Call) {
  const rate = find(call)
  const { display_name, chain_id, accommodation_ids } = parseData(updateInput, call.body)
  checkPartner(call, { chain_id, accommodation_ids })
  const isMoved = Boolean(chain_id || accommodation_ids)
  const changed: NegotiatedRate = {
    ...rate,
    display_name: display_name ?? rate.display_name,
    chain_id: isMoved ? (chain_id ?? null) : rate.chain_id,
    accommodation_ids: isMoved ? (accommodation_ids ?? null) : rate.accommodation_ids,
  }
  call.records.stays.negotiatedRates.put(rate.id, changed)
  return { data: changed }
}

/** Agreements with a chain or with properties: a search that names one returns its rates in addition to the public ones. */
export function registerNegotiatedRates({ add }: Api): void {
  add('POST', '/stays/negotiated_rates', create)
  add('GET', '/stays/negotiated_rates', ({ records, query }) =>
    pageOfCollection(records.stays.negotiatedRates, parseQuery(pageQuery, query)),
  )
  add('GET', '/stays/negotiated_rates/:id', (call) => ({ data: find(call) }))
  add('PATCH', '/stays/negotiated_rates/:id', update)
  // The JavaScript client parses the body of every response, so an empty 204 would break it: the removed rate is returned.
  add('DELETE', '/stays/negotiated_rates/:id', (call) => {
    const rate = find(call)
    call.records.stays.negotiatedRates.remove(rate.id)
    return { data: rate }
  })
}
