import { member } from '../../http/implement.ts'
import { listMessages } from './list-messages.ts'
import { readMessage } from './read-message.ts'

export const messages = {
  list: member.messages.list.handler(({ context, input }) => listMessages(context.ctx, input)),
  read: member.messages.read.handler(({ context, input }) => readMessage(context.ctx, input)),
}
