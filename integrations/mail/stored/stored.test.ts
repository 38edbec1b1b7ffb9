import { mailConformance } from '../conformance.ts'
import { createStoredMail } from './index.ts'

mailConformance('The outbox', {
  async open() {
    const mail = createStoredMail()
    return { mail, close: () => mail.close() }
  },
})
