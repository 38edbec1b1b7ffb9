import { anyone } from '../../http/implement.ts'
import { savePeople } from '../checkouts/save-people.ts'
import { chooseExtras } from './choose-ancillaries.ts'
import { listAncillaries } from './list-ancillaries.ts'

/** The steps of a checkout that only flights have. */
export const flightCheckouts = {
  saveTravellers: anyone.flights.saveTravellers.handler(({ context, input: { id, ...people } }) =>
    savePeople(context.ctx, id, { product: 'flight', ...people }),
  ),
  ancillaries: anyone.flights.ancillaries.handler(({ context, input }) => listAncillaries(context.ctx, input.id)),
  chooseAncillaries: anyone.flights.chooseAncillaries.handler(({ context, input }) => chooseExtras(context.ctx, input)),
}
