import { AppError } from '#domain/errors.ts'
import { isOf } from '#domain/is-of.ts'
import { anyone } from '#server/http/implement.ts'
import { savePeople } from '#server/modules/checkouts/save-people.ts'

export const protectionRouter = {
  saveInsured: anyone.protection.saveInsured.handler(async ({ context: { ctx }, input: { id, ...people } }) => {
    const saved = await savePeople(ctx, id, { product: 'protection', ...people })
    if (!isOf('protection', saved)) throw new AppError('access.not-found')
    return saved
  }),
}
