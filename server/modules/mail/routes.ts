import { member } from '../../http/implement.ts'
import { getMail } from './get-mail.ts'
import { exportMails, listMails } from './list-mails.ts'

export const mails = {
  list: member.mails.list.handler(({ context, input }) => listMails(context.ctx, input)),
  csv: member.mails.csv.handler(({ context, input }) => exportMails(context.ctx, input)),
  get: member.mails.get.handler(({ context, input }) => getMail(context.ctx, input)),
}
