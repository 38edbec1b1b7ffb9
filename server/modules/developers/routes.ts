import { member } from '../../http/implement.ts'
import { createKey } from './create-key.ts'
import { listKeys } from './list-keys.ts'
import { revokeKey } from './revoke-key.ts'

export const apiKeys = {
  list: member.apiKeys.list.handler(({ context }) => listKeys(context.ctx)),
  create: member.apiKeys.create.handler(({ context, input }) => createKey(context.ctx, input, context.visitor.permissions)),
  revoke: member.apiKeys.revoke.handler(({ context, input }) => revokeKey(context.ctx, input)),
}
