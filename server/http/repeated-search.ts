import { contract } from '#contract/index.ts'
import { AppError } from '#domain/errors.ts'
import { FlightSearch } from '#domain/flights/search.ts'
import { repeatAsText } from '../modules/flights/repeat-as-text.ts'
import { admit } from './implement.ts'
import type { RequestContext } from './request-context.ts'

const { meta, route } = contract.flights.search['~orpc']

/** Where searches are asked for, below the API's prefix. */
export const searchPath = route.path ?? ''

/**
 * The whole answer to a search that was made a moment ago, as bytes. Null for every other one and for every refusal:
 * those are the endpoint's own, this only ever says yes.
 */
export async function answerRepeatedSearch(context: RequestContext, body: unknown): Promise<Buffer | null> {
  const { data: search } = FlightSearch.safeParse(body)
  if (!search) return null
  try {
    const { ctx } = admit(context, meta.access)
    return await repeatAsText(ctx, { search, seesMargin: context.visitor.permissions.includes('margin:read') })
  } catch (error) {
    if (!(error instanceof AppError)) context.system.log.warn({ err: error, requestId: context.requestId }, 'search not repeated')
    return null
  }
}
