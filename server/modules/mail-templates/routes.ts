import { member } from '../../http/implement.ts'
import { getTemplate } from './get-template.ts'
import { listTemplates } from './list-templates.ts'
import { previewWords } from './preview-words.ts'
import { restoreVersion } from './restore-version.ts'
import { saveWords } from './save-words.ts'
import { sendTest } from './send-test.ts'

const done = { done: true as const }

export const mailTemplates = {
  list: member.mailTemplates.list.handler(({ context }) => listTemplates(context.ctx)),
  get: member.mailTemplates.get.handler(({ context, input }) => getTemplate(context.ctx, input)),
  save: member.mailTemplates.save.handler(async ({ context, input }) => {
    await saveWords(context.ctx, input)
    return getTemplate(context.ctx, input)
  }),
  restore: member.mailTemplates.restore.handler(async ({ context, input }) => {
    await restoreVersion(context.ctx, input)
    return getTemplate(context.ctx, input)
  }),
  preview: member.mailTemplates.preview.handler(({ context, input }) => previewWords(context.ctx, input)),
  sendTest: member.mailTemplates.sendTest.handler(async ({ context, input }) => {
    await sendTest(context.ctx, input)
    return done
  }),
}
