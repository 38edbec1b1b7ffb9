import { member } from '../../http/implement.ts'
import { getMail } from './get-mail.ts'
import { listMails } from './list-mails.ts'

export const mails = {
  list: member.mails.list.handler(({ context, input }) => listMails(context.ctx, input)),
  get: member.mails.get.handler(({ context, input }) => getMail(context.ctx, input)),
}
