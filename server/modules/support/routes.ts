import { member } from '../../http/implement.ts'
import { askSupport } from './ask-support.ts'
import { listQuestions } from './list-questions.ts'

export const support = {
  list: member.support.list.handler(({ context }) => listQuestions(context.ctx)),
  ask: member.support.ask.handler(({ context, input }) => askSupport(context.ctx, { ...input, agency: context.agency.name })),
}
