import { anyone } from '../../http/implement.ts'
import { savePeople } from '../checkouts/save-people.ts'

/** The steps of a checkout that only stays have. */
export const stayCheckouts = {
  saveGuests: anyone.stays.saveGuests.handler(({ context, input: { id, ...people } }) =>
    savePeople(context.ctx, id, { product: 'stay', ...people }),
  ),
}
