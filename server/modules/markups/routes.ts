import { member } from '../../http/implement.ts'
import { listMarkups } from './list-markups.ts'
import { createMarkup, endMarkup } from './save-markup.ts'

export const markups = {
  list: member.markups.list.handler(({ context }) => listMarkups(context.ctx)),
  create: member.markups.create.handler(async ({ context, input }) => ({ id: await createMarkup(context.ctx, input) })),
  end: member.markups.end.handler(async ({ context, input }) => {
    await endMarkup(context.ctx, input)
    return { done: true } as const
  }),
}
