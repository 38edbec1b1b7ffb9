import { data } from 'react-router'
import { unknownAsNothing } from '../../../layouts/guards.ts'
import { readUnsent } from '../../../unsent.ts'
import type { Route } from './+types/template-offers'
import { loader as readOffers } from './offers.tsx'

export { action, default, handle, meta } from './offers.tsx'

export const middleware: Route.MiddlewareFunction[] = [unknownAsNothing]

/** Results by the number of their search in the path; a search that is not there is no page. */
export async function loader(args: Route.LoaderArgs) {
  const read = await readOffers(args)
  if (!readUnsent(read).snapshot) throw data(null, { status: 404 })
  return read
}
