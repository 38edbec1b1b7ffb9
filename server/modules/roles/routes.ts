import { AppError } from '#domain/errors.ts'
import { member } from '../../http/implement.ts'
import type { RequestContext } from '../../http/request-context.ts'
import { listRoles } from './list-roles.ts'
import { previewRole, stopPreview } from './preview-role.ts'
import { removeRole } from './remove-role.ts'
import { createRole, updateRole } from './save-role.ts'

const done = { done: true } as const

function sessionOf({ visitor }: RequestContext): string {
  if (!visitor.sessionId) throw new AppError('auth.required')
  return visitor.sessionId
}

export const roles = {
  list: member.roles.list.handler(async ({ context }) => ({ items: await listRoles(context.ctx) })),
  create: member.roles.create.handler(async ({ context, input }) => ({ id: await createRole(context.ctx, input) })),
  update: member.roles.update.handler(async ({ context, input }) => {
    await updateRole(context.ctx, input)
    return done
  }),
  remove: member.roles.remove.handler(async ({ context, input }) => {
    await removeRole(context.ctx, input)
    return done
  }),
  preview: member.roles.preview.handler(async ({ context, input }) => {
    await previewRole(context.ctx, { ...input, sessionId: sessionOf(context) })
    return done
  }),
  stopPreview: member.roles.stopPreview.handler(async ({ context }) => {
    await stopPreview(context.system, sessionOf(context))
    return done
  }),
}
