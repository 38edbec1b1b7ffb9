import { anyone } from '#server/http/implement.ts'
import { savePeople } from '#server/modules/checkouts/save-people.ts'

export const protectionRouter = {
  saveInsured: anyone.protection.saveInsured.handler(({ context: { ctx }, input: { id, ...people } }) =>
    savePeople(ctx, id, { product: 'protection', ...people }),
  ),
}
