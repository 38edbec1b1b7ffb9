import { member } from '../../http/implement.ts'
import { exportAudit, listAudit } from './list-audit.ts'

export const audit = {
  list: member.audit.list.handler(({ context, input }) => listAudit(context.ctx, input)),
  csv: member.audit.csv.handler(({ context, input }) => exportAudit(context.ctx, input)),
}
