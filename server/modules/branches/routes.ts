import { member } from '../../http/implement.ts'
import { closeBranch, reopenBranch } from './close-branch.ts'
import { listBranches } from './list-branches.ts'
import { createBranch, updateBranch } from './save-branch.ts'

const done = { done: true } as const

export const branches = {
  list: member.branches.list.handler(async ({ context }) => ({ items: await listBranches(context.ctx) })),
  create: member.branches.create.handler(async ({ context, input }) => ({ id: await createBranch(context.ctx, input) })),
  update: member.branches.update.handler(async ({ context, input }) => {
    await updateBranch(context.ctx, input)
    return done
  }),
  close: member.branches.close.handler(async ({ context, input }) => {
    await closeBranch(context.ctx, input)
    return done
  }),
  reopen: member.branches.reopen.handler(async ({ context, input }) => {
    await reopenBranch(context.ctx, input)
    return done
  }),
}
