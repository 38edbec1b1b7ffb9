import { member } from '../../http/implement.ts'
import { exportAudit, listAudit } from './list-audit.ts'
import { listAuditPeople } from './list-people.ts'

export const audit = {
  list: member.audit.list.handler(({ context, input }) => listAudit(context.ctx, input)),
  people: member.audit.people.handler(({ context }) => listAuditPeople(context.ctx)),
  csv: member.audit.csv.handler(({ context, input }) => exportAudit(context.ctx, input)),
}
