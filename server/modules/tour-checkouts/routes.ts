import { anyone } from '../../http/implement.ts'
import { savePeople } from '../checkouts/save-people.ts'

/** The steps of a checkout that only tours have. */
export const tourCheckouts = {
  saveParticipants: anyone.tours.saveParticipants.handler(({ context: { ctx }, input: { id, ...people } }) =>
    savePeople(ctx, id, { product: 'tour', ...people }),
  ),
}
