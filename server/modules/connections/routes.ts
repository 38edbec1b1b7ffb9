import { member } from '../../http/implement.ts'
import { checkConnection, checkConnections } from './check-connections.ts'

export const connections = {
  check: member.connections.check.handler(({ context }) => checkConnections(context.ctx)),
  checkOne: member.connections.checkOne.handler(({ context, input }) => checkConnection(context.ctx, input.id)),
}
