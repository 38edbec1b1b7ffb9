import { defaultRegional } from '#domain/defaults.ts'
import { open } from '../../http/implement.ts'
import { listRates } from './list-rates.ts'

export const rates = {
  list: open.rates.list.handler(({ context }) => listRates(context.system, (context.visitor.agency ?? defaultRegional).currency)),
}
