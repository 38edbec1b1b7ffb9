import { member } from '../../http/implement.ts'
import { checkConnections } from './check-connections.ts'

export const connections = {
  check: member.connections.check.handler(({ context }) => checkConnections(context.ctx)),
}
