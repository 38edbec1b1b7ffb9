import type { Ctx } from '../../ctx.ts'
import { frozenRate } from '../rates/frozen-rate.ts'
import type { SearchTools } from './session/search-gatherer.ts'

/** The pricing dependencies on the serving thread, equal to those of a search thread. */
export const toolsOf = (ctx: Ctx): SearchTools => ({
  suppliers: ctx.system.integrations,
  cipher: ctx.system.cipher,
  log: ctx.system.log,
  now: ctx.now,
  rateOf: (from, to) => frozenRate(ctx, from, to),
})
