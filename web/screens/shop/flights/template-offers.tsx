import { data } from 'react-router'
import { unknownAsNothing } from '../../../layouts/guards.ts'
import { flightSource } from '../../../products/flight/shop/source.ts'
import { readResults } from '../../../results/shop/read-page.ts'
import { readUnsent } from '../../../unsent.ts'
import type { Route } from './+types/template-offers'

export { action, default, handle, meta } from './offers.tsx'

export const middleware: Route.MiddlewareFunction[] = [unknownAsNothing]

/** Results by the id of their search in the path; an unknown search is a 404. */
export async function loader(args: Route.LoaderArgs) {
  const read = await readResults(flightSource, args, args.params.id)
  const page = readUnsent(read)
  if (page.refusal !== null || !page.snapshot) throw data(null, { status: 404 })
  return read
}
