import { apiContext } from '../../context.ts'
import type { Route } from './+types/rates'

/** Today's rates for the currency picker. Without a rate provider an empty list: prices stay in their currency. */
export async function loader({ context }: Route.LoaderArgs) {
  try {
    const { source, rates } = await context.get(apiContext).rates.list()
    return { source, rates }
  } catch (error) {
    console.warn('rates are not available', error)
    return { source: '', rates: [] }
  }
}
