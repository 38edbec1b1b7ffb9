import { member, open } from '../../http/implement.ts'
import { remindShare, setRooms } from './change-group.ts'
import { createGroup } from './create-group.ts'
import { assertEndWithinLimit, endGroup } from './end-group.ts'
import { confirmShare, payShare } from './sharing/pay-share.ts'
import { readSharedShare } from './sharing/read-share.ts'
import { exportRooms, viewGroup } from './view-group.ts'

export const groups = {
  get: member.groups.get.handler(({ context, input }) => viewGroup(context.ctx, input)),
  create: member.groups.create.handler(({ context, input }) => createGroup(context.ctx, input)),
  setRooms: member.groups.setRooms.handler(({ context, input }) => setRooms(context.ctx, input)),
  rooming: member.groups.rooming.handler(({ context, input }) => exportRooms(context.ctx, input)),
  remind: member.groups.remind.handler(({ context, input }) => remindShare(context.ctx, input)),
  end: member.groups.end.handler(async ({ context, input }) => {
    await assertEndWithinLimit(context.ctx, input)
    return endGroup(context.ctx, input)
  }),
}

export const sharedShares = {
  read: open.sharedShares.read.handler(({ context, input }) => readSharedShare(context, input)),
  pay: open.sharedShares.pay.handler(({ context, input }) => payShare(context, input)),
  confirmPayment: open.sharedShares.confirmPayment.handler(({ context, input }) => confirmShare(context, input)),
}
