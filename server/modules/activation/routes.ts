import { member } from '../../http/implement.ts'
import { readLicence, removeLicence, uploadLicence } from './licence-documents.ts'
import { readActivation } from './read-activation.ts'
import { submitActivation } from './submit-activation.ts'

export const activation = {
  get: member.activation.get.handler(({ context }) => readActivation(context.ctx)),
  submit: member.activation.submit.handler(({ context }) => submitActivation(context.ctx)),
  upload: member.activation.upload.handler(({ context, input }) => uploadLicence(context.ctx, input)),
  document: member.activation.document.handler(({ context, input }) => readLicence(context.ctx, input)),
  remove: member.activation.remove.handler(async ({ context, input }) => {
    await removeLicence(context.ctx, input)
    return { done: true as const }
  }),
}
