import type { MailTransport } from '../port.ts'

/** The default: every mail already stands in the outbox table and is shown there; nothing leaves the machine. */
export const createStoredMail = (): MailTransport => ({
  id: 'stored',
  send: async () => ({ result: 'stored', messageId: null }),
  close: async () => {},
})
