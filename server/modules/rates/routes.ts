import { open } from '../../http/implement.ts'
import { listRates } from './list-rates.ts'

/** The currency of prices where no agency sets one (specification section 9). */
const DEFAULT_CURRENCY = 'NGN'

export const rates = {
  list: open.rates.list.handler(({ context }) => listRates(context.system, context.visitor.agency?.currency ?? DEFAULT_CURRENCY)),
}
